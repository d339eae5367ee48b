import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const ENTRY = 'web/prerender.tsx'
const STARTER = 'web/first-touch.ts'
const OUT = 'node_modules/.cache/prerender'
const EMPTY_ROOT = '<div id="root"></div>'
const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g

async function renderHome(root: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: ENTRY, outDir: OUT, emptyOutDir: true, minify: false },
  })
  const module: unknown = await import(pathToFileURL(join(root, OUT, 'prerender.js')).href)
  return (module as { prerender: () => Promise<string> }).prerender()
}

/**
 * After the site is built, writes `dist/home.html`: `index.html` with the landing page in it, which paints without
 * JavaScript, and a starter in place of the application, which follows at the first sign of a reader.
 */
export function prerenderHome(): Plugin {
  let config: ResolvedConfig
  let starter = ''
  return {
    name: 'stoa:prerender-home',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: resolve(config.root, STARTER), name: 'first-touch' })
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && output.facadeModuleId?.endsWith(STARTER)) starter = output.fileName
    },
    async closeBundle() {
      const shell = await readFile(join(config.build.outDir, 'index.html'), 'utf8')
      if (!shell.includes(EMPTY_ROOT)) throw new Error('index.html has no empty #root to prerender into')
      const html = await renderHome(config.root)
      const page = shell
        .replace(SCRIPTS, '')
        .replace('</head>', () => `<script type="module" crossorigin src="/${starter}"></script>\n  </head>`)
        .replace(EMPTY_ROOT, () => `<div id="root">${html}</div>`)
      await writeFile(join(config.build.outDir, 'home.html'), page)
    },
  }
}
