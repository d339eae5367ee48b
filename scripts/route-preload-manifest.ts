import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import * as z from 'zod'
import { INTERFACE_LANGUAGES } from '../messages/language.ts'

const MAIN = 'web/main.tsx'
const SCREENS = 'web/app/screens.ts'

const screensShape = z.object({
  SCREENS: z.array(
    z.object({
      path: z.string(),
      file: z.string(),
      words: z.array(z.string()),
      parts: z.array(z.string()).default([]),
    }),
  ),
})

/** The site's own table of its screens, read as the prerendered page is: by its address, because no tool is built on the site. */
const readScreens = async (root: string) =>
  screensShape.parse(await import(pathToFileURL(resolve(root, SCREENS)).href)).SCREENS

/**
 * Writes `dist/.starts.json`: by path, the scripts and styles that a screen starts with besides those its page names already,
 * and by language its words. The server has them asked for with the page (server/site/prerendered-pages.ts), not one after the other.
 */
export function routePreloadManifest(): Plugin {
  let root = ''
  return {
    name: 'stoa:name-starts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const holding = (source: string): Rolldown.OutputChunk => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(root, source)))
        if (!chunk) throw new Error(`The build has no ${source}`)
        return chunk
      }
      /** The files of `sources` with all that they import at once, but for those in `known`. */
      const filesOf = (sources: string[], known: ReadonlySet<string> = new Set()): string[] => {
        const files = new Set<string>()
        const visit = (file: string): void => {
          if (files.has(file) || known.has(file)) return
          files.add(file)
          for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
            visit(next)
        }
        for (const source of sources) visit(holding(source).fileName)
        return [...files]
      }
      const named = new Set(filesOf([MAIN]))
      const screens = await readScreens(root)
      const starts = screens.map(({ path, file, words, parts }) => {
        const code = filesOf([`web/app/routes/${file}.tsx`, ...parts], named)
        const wordsIn = (language: string) =>
          filesOf(
            words.map((feature) => `messages/${language}/${feature}.ts`),
            new Set([...named, ...code]),
          )
        return {
          path,
          code,
          styles: chunks
            .filter(({ fileName }) => code.includes(fileName))
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
          words: Object.fromEntries(
            INTERFACE_LANGUAGES.map((language) => [language, wordsIn(language)]),
          ),
        }
      })
      this.emitFile({ type: 'asset', fileName: '.starts.json', source: JSON.stringify(starts) })
    },
  }
}
