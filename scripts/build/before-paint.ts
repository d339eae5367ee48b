import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PLACEHOLDER = '<!-- before paint -->'
const STYLE = /\s*<link rel="stylesheet"[^>]*>/
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g

/** A script of `web/` without its comments. */
const inlined = async (root: string, name: string): Promise<string> =>
  (await readFile(join(root, 'web', name), 'utf8')).replaceAll(/^\s*\/\/.*\n/gm, '')

/**
 * Orders what a page loads by its first paint. Before it: web/before-paint.js, inline, and the
 * style, whose request would otherwise wait until one of the browser's six connections is free. The
 * scripts have low priority, because they would share the bandwidth with the style, and the build's
 * run after the first paint (web/after-paint.js, inline).
 */
export function beforePaint(): Plugin {
  let root = ''
  return {
    name: 'stoa:before-paint',
    configResolved(config) {
      root = config.root
    },
    async transformIndexHtml(html, { bundle }) {
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`)
      const style = STYLE.exec(html)?.[0] ?? ''
      const first = `<script>${await inlined(root, 'before-paint.js')}</script>${style}`
      const page = html.replace(style, '').replace(PLACEHOLDER, () => first)
      if (!bundle) return page
      const scripts = [...page.matchAll(SCRIPT)].map(([, source = '']) => source)
      const application = scripts.at(-1)
      if (application === undefined) throw new Error('index.html has no script')
      const links = scripts.map(
        (source) =>
          `<link rel="modulepreload" fetchpriority="low" crossorigin href="${source}">\n    `,
      )
      const last = (await inlined(root, 'after-paint.js')).replace('APPLICATION', application)
      return page
        .replaceAll(SCRIPT, '')
        .replace('</head>', () => `  ${links.join('').trimEnd()}\n  </head>`)
        .replace('</body>', () => `  <script data-after-paint>${last}</script>\n  </body>`)
    },
  }
}
