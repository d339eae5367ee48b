import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { byLanguage, type InterfaceLanguage } from '../../messages/registry.ts'

const STARTS = '.starts.json'
const SCREENS = '.screens.json'
const ROOT = '<div id="root"></div>'

const inLanguages = <Shape extends z.ZodType>(shape: Shape) => z.object(byLanguage(() => shape))

const startsShape = z.array(
  z.object({
    path: z.string(),
    code: z.array(z.string()),
    styles: z.array(z.string()),
    messages: inLanguages(z.array(z.string())),
  }),
)
const screensShape = z.array(z.object({ path: z.string(), html: inLanguages(z.string()) }))

export type PageTemplate = {
  /** Whether a path belongs to this screen. */
  readonly matches: (pathname: string) => boolean
  /**
   * The page with preload links for the screen's scripts, styles and messages, and with its
   * prerendered skeleton. The skeleton is inert: input would be lost when React takes over
   * (web/main.tsx).
   */
  readonly render: (page: string, language: InterfaceLanguage) => string
}

/**
 * Low priority: the navigation bar and the skeleton, which every screen shows first, load earlier.
 */
const linkTo = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
const linkToStyle = (file: string): string =>
  `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`

async function readJson<Shape extends z.ZodType>(
  path: string,
  shape: Shape,
): Promise<z.infer<Shape> | null> {
  return existsSync(path) ? shape.parse(JSON.parse(await readFile(path, 'utf8'))) : null
}

/**
 * The pages that the build wrote for each screen (scripts/build/route-preload-manifest.ts,
 * scripts/build/prerender.ts); empty if there are none.
 */
export async function loadPageTemplates(folder: string): Promise<readonly PageTemplate[]> {
  const starts = (await readJson(join(folder, STARTS), startsShape)) ?? []
  const screens = (await readJson(join(folder, SCREENS), screensShape)) ?? []
  return starts.map(({ path: route, code, styles, messages }) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`)
    const prerendered = screens.find(({ path }) => path === route)
    return {
      matches: (pathname) => pattern.test(pathname),
      render: (page, language) => {
        const links = [
          ...[...code, ...messages[language]].map(linkTo),
          ...styles.map(linkToStyle),
        ].join('')
        const withPreloads = page
          .replace('</head>', () => `${links}</head>`)
          .replace('<html lang="en"', `<html lang="${language}"`)
        return prerendered
          ? withPreloads.replace(
              ROOT,
              () =>
                `<div id="root"><div data-prerendered inert aria-hidden="true">${prerendered.html[language]}</div></div>`,
            )
          : withPreloads
      },
    }
  })
}
