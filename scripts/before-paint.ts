import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = 'web/before-paint.js'
const PLACE = '<!-- before paint -->'

/** Puts into every page what it has to know before its first paint: asked for by itself it would hold that up. */
export function beforePaint(): Plugin {
  let root = ''
  return {
    name: 'stoa:before-paint',
    configResolved(config) {
      root = config.root
    },
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
      const script = await readFile(join(root, SOURCE), 'utf8')
      return html.replace(
        PLACE,
        () => `<script>${script.replaceAll(/^\s*\/\/.*\n/gm, '')}</script>`,
      )
    },
  }
}
