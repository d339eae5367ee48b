import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readScreens } from '../scripts/build/route-preload-manifest.ts'

/** The budgets of the built site in bytes; scripts and styles gzipped. */
const BUDGET = {
  landingScript: 110_000,
  styles: 12_000,
  preloadedFonts: 110_000,
  /** In English; the messages of another language add 9 kB. */
  screen: 170_000,
  lazyRoute: 60_000,
  markdown: 105_000,
}

const DIST = new URL('../dist/', import.meta.url)
const ROUTES = 'web/app/routes/'
const PUBLIC_ROUTES = ['home', 'not-found', 'styleguide'].map((name) => `${ROUTES}${name}.tsx`)
/** Common to every signed-in screen besides its own route: the entry chunk, shared by others. */
const ENTRY = /^_main-[\w-]+\.js$/
const PDF = 'web/features/reader/pdf/open-pdf.ts'
const MARKDOWN = ['web/features/tutor/markdown/render.ts', 'web/components/content/draw-formula.ts']

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestShape>

let manifest: Manifest
let home: string

const gzipped = async (file: string): Promise<number> =>
  gzipSync(await readFile(new URL(file, DIST)), { level: 9 }).byteLength

const gzippedSize = async (files: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all([...files].map(gzipped))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The script files of `sources`: their chunks and all static imports. */
function scriptsOf(...sources: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (files.has(chunk.file) || !chunk.file.endsWith('.js')) return
    files.add(chunk.file)
    for (const next of chunk.imports) visit(next)
  }
  for (const source of sources) visit(source)
  return files
}

const entry = () => Object.keys(manifest).filter((key) => ENTRY.test(key))

const without = (files: Set<string>, known: Set<string>) =>
  [...files].filter((file) => !known.has(file))

const attributes = (pattern: RegExp): string[] =>
  [...home.matchAll(pattern)].flatMap(([, path]) =>
    path === undefined ? [] : [path.replace(/^\//, '')],
  )

beforeAll(async () => {
  manifest = manifestShape.parse(
    JSON.parse(await readFile(new URL('.vite/manifest.json', DIST), 'utf8')),
  )
  home = await readFile(new URL('home.html', DIST), 'utf8')
})

describe('the front page', () => {
  it('needs few scripts before the first interaction', async () => {
    const named = attributes(/<script[^>]* src="([^"]+)"/g)
    const keys = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file ?? ''))
    expect(keys).toEqual(['web/lazy-hydration.ts'])
    const files = new Set([...named, ...scriptsOf(...keys)])
    expect(await gzippedSize(files)).toBeLessThanOrEqual(BUDGET.landingScript)
  })

  it('needs few bytes of styles', async () => {
    const styles = attributes(/<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g)
    expect(styles.length).toBeGreaterThan(0)
    expect(await gzippedSize(styles)).toBeLessThanOrEqual(BUDGET.styles)
  })

  it('preloads few fonts', async () => {
    const fonts = attributes(/<link[^>]*as="font"[^>]*href="([^"]+)"/g)
    expect(fonts.length).toBeGreaterThan(0)
    const bytes = await Promise.all(fonts.map((font) => readFile(new URL(font, DIST))))
    expect(bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThanOrEqual(
      BUDGET.preloadedFonts,
    )
  })
})

describe('every signed-in screen', () => {
  const routes = () =>
    Object.keys(manifest).filter((key) => key.startsWith(ROUTES) && !PUBLIC_ROUTES.includes(key))

  it('loads its scripts at once and runs them after the first paint', async () => {
    const page = await readFile(new URL('index.html', DIST), 'utf8')
    expect(page).not.toMatch(/<script[^>]* src=/)
    const application = /requestAnimationFrame\(/.test(page) && /import\('\/([^']+)'\)/.exec(page)
    const preloaded = [...page.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)]
    expect(preloaded.map(([, file]) => file)).toContain(application && application[1])
  })

  it('is a separate chunk', () => {
    expect(routes().length).toBe(10)
  })

  it('starts with few scripts, few of them its own', async () => {
    const shared = scriptsOf(...entry())
    const screens = await readScreens(fileURLToPath(new URL('..', import.meta.url)))
    const overweight: string[] = []
    for (const route of routes()) {
      const screen = screens.find(({ file }) => route === `${ROUTES}${file}.tsx`)
      const messages = Object.keys(manifest).filter(
        (source) =>
          source.startsWith('messages/en/') &&
          screen?.messages.some((feature) => source.endsWith(`/${feature}.ts`)),
      )
      const own = await gzippedSize(without(scriptsOf(route, ...messages), shared))
      const total = own + (await gzippedSize(shared))
      if (own > BUDGET.lazyRoute || total > BUDGET.screen)
        overweight.push(`${route}: ${own} of its own, ${total} in all`)
    }
    expect(overweight).toEqual([])
  })

  it('loads pdf.js with the first PDF and the Markdown renderer with the first Markdown', () => {
    const heavy = [...scriptsOf(PDF), ...MARKDOWN.flatMap((source) => [...scriptsOf(source)])]
    const shared = scriptsOf(...entry())
    const light = new Set(routes().flatMap((route) => [...scriptsOf(route)]))
    const own = [PDF, ...MARKDOWN].map((source) => manifest[source]?.file ?? source)
    expect(heavy.length).toBeGreaterThan(0)
    expect(own.filter((file) => light.has(file) || shared.has(file))).toEqual([])
  })

  it('loads Markdown and formulas with few bytes', async () => {
    const there = scriptsOf(...entry(), 'web/features/tutor/components/tutor.tsx')
    const more = without(scriptsOf(...MARKDOWN), there)
    expect(await gzippedSize(more)).toBeLessThanOrEqual(BUDGET.markdown)
  })
})
