import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { InterfaceLanguage } from '../domain/messages/language.ts'

const WRITTEN = '.starts.json'

const startsShape = z.array(
  z.object({
    path: z.string(),
    code: z.array(z.string()),
    words: z.object({ en: z.array(z.string()), de: z.array(z.string()), es: z.array(z.string()) }),
  }),
)

export type Start = {
  /** Whether a path is this screen's. */
  readonly is: (pathname: string) => boolean
  /** Links for the head of its page, by language: they bring the screen's own scripts and words with those of the page. */
  readonly links: Readonly<Record<InterfaceLanguage, string>>
}

/** After what draws the bar and the skeleton, which every screen shows first: they share the line. */
const linkTo = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`

/** What the build noted of how each screen starts (scripts/name-starts.ts); nothing where it noted none. */
export async function readStarts(folder: string): Promise<readonly Start[]> {
  const path = join(folder, WRITTEN)
  if (!existsSync(path)) return []
  return startsShape.parse(JSON.parse(await readFile(path, 'utf8'))).map(({ path: route, code, words }) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`)
    const inLanguage = (language: InterfaceLanguage) => [...code, ...words[language]].map(linkTo).join('')
    return {
      is: (pathname) => pattern.test(pathname),
      links: { en: inLanguage('en'), de: inLanguage('de'), es: inLanguage('es') },
    }
  })
}
