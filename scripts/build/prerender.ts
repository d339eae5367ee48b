import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import * as z from 'zod'

const ENTRY = 'web/prerender.tsx'
const STARTER = 'web/lazy-hydration.ts'
const OUT = 'node_modules/.cache/prerender'
const EMPTY_ROOT = '<div id="root"></div>'
/** The fonts of the landing page, the only ones it preloads. */
const FONTS = /\/(newsreader|instrument-sans)-[\w-]{8}\.woff2$/
const SCRIPTS = /\s*<script data-after-paint>[^<]*<\/script>|\s*<link rel="modulepreload"[^>]*>/g

const prerenderer = z.object({
  prerenderHome: z.function({ input: [], output: z.promise(z.string()) }),
  prerenderScreens: z.function({ input: [], output: z.promise(z.array(z.unknown())) }),
})

async function openPrerenderer(root: string): Promise<z.infer<typeof prerenderer>> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: ENTRY, outDir: OUT, emptyOutDir: true, minify: false },
  })
  return prerenderer.parse(await import(pathToFileURL(join(root, OUT, 'prerender.js')).href))
}

const links = (fonts: readonly string[], starter: string): string =>
  [
    ...fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    ),
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script type="module" crossorigin src="/${starter}"></script>`,
  ].join('\n')

/**
 * Runs after the build and writes the HTML that renders without JavaScript: `dist/home.html`
 * (`index.html` with the landing page, and a starter script that loads the application on the first
 * interaction) and `dist/.screens.json` (every other screen in its loading state, see
 * server/site/prerendered-pages.ts).
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let starter = ''
  let fonts: string[] = []
  return {
    name: 'stoa:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: resolve(config.root, STARTER), name: 'lazy-hydration' })
    },
    generateBundle(_, bundle) {
      fonts = Object.keys(bundle).filter((file) => FONTS.test(file))
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && output.facadeModuleId?.endsWith(STARTER))
          starter = output.fileName
    },
    async closeBundle() {
      const shell = await readFile(join(config.build.outDir, 'index.html'), 'utf8')
      if (!shell.includes(EMPTY_ROOT))
        throw new Error('index.html has no empty #root to prerender into')
      const { prerenderHome, prerenderScreens } = await openPrerenderer(config.root)
      const html = await prerenderHome()
      const page = shell
        .replace(SCRIPTS, '')
        .replace('</head>', () => `${links(fonts, starter)}\n  </head>`)
        .replace(EMPTY_ROOT, () => `<div id="root">${html}</div>`)
      await writeFile(join(config.build.outDir, 'home.html'), page)
      await writeFile(
        join(config.build.outDir, '.screens.json'),
        JSON.stringify(await prerenderScreens()),
      )
    },
  }
}
