import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { InterfaceLanguage } from '../../messages/language.ts'

const STARTS = '.starts.json'
const SCREENS = '.screens.json'
const ROOT = '<div id="root"></div>'

const inLanguages = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ en: shape, de: shape, es: shape })

const startsShape = z.array(
  z.object({
    path: z.string(),
    code: z.array(z.string()),
    styles: z.array(z.string()),
    words: inLanguages(z.array(z.string())),
  }),
)
const screensShape = z.array(z.object({ path: z.string(), html: inLanguages(z.string()) }))

export type PageTemplate = {
  /** Whether a path is this screen's. */
  readonly matches: (pathname: string) => boolean
  /**
   * Makes the bare page this screen's, in a language: it names the screen's own scripts, styles and words, which come with those of
   * the page, and has the screen painted as it stands until its data come. Nobody can touch what is painted: what is done
   * to it would be lost when the site takes over (web/main.tsx).
   */
  readonly render: (page: string, language: InterfaceLanguage) => string
}

/** After what draws the bar and the skeleton, which every screen shows first: they share the line. */
const linkTo = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
const linkToStyle = (file: string): string =>
  `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`

async function read<Shape extends z.ZodType>(
  path: string,
  shape: Shape,
): Promise<z.infer<Shape> | null> {
  return existsSync(path) ? shape.parse(JSON.parse(await readFile(path, 'utf8'))) : null
}

/** What the build noted of each screen (scripts/route-preload-manifest.ts, scripts/prerender.ts); nothing where it noted none. */
export async function loadPageTemplates(folder: string): Promise<readonly PageTemplate[]> {
  const starts = (await read(join(folder, STARTS), startsShape)) ?? []
  const screens = (await read(join(folder, SCREENS), screensShape)) ?? []
  return starts.map(({ path: route, code, styles, words }) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`)
    const prerendered = screens.find(({ path }) => path === route)
    return {
      matches: (pathname) => pattern.test(pathname),
      render: (page, language) => {
        const links = [
          ...[...code, ...words[language]].map(linkTo),
          ...styles.map(linkToStyle),
        ].join('')
        const withPreloads = page
          .replace('</head>', () => `${links}</head>`)
          .replace('<html lang="en"', `<html lang="${language}"`)
        return prerendered
          ? withPreloads.replace(
              ROOT,
              () =>
                `<div id="root"><div data-painted inert aria-hidden="true">${prerendered.html[language]}</div></div>`,
            )
          : withPreloads
      },
    }
  })
}
