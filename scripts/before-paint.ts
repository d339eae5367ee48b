import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = 'web/before-paint.js'
const PLACEHOLDER = '<!-- before paint -->'

/** Inlines web/before-paint.js into every page: a separate request would delay the first paint. */
export function beforePaint(): Plugin {
  let root = ''
  return {
    name: 'stoa:before-paint',
    configResolved(config) {
      root = config.root
    },
    async transformIndexHtml(html) {
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`)
      const script = await readFile(join(root, SOURCE), 'utf8')
      return html.replace(
        PLACEHOLDER,
        () => `<script>${script.replaceAll(/^\s*\/\/.*\n/gm, '')}</script>`,
      )
    },
  }
}
