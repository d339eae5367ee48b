import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = 'web/before-paint.js'
const PLACEHOLDER = '<!-- before paint -->'
const STYLE = /\s*<link rel="stylesheet"[^>]*>/

/**
 * Puts what the first paint waits for before the scripts of every page: web/before-paint.js inline,
 * and the style, whose request would otherwise wait until one of the browser's six connections is
 * free. The scripts have low priority, because they would share the bandwidth with the style.
 */
export function beforePaint(): Plugin {
  let root = ''
  return {
    name: 'stoa:before-paint',
    configResolved(config) {
      root = config.root
    },
    async transformIndexHtml(html) {
      if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`)
      const style = STYLE.exec(html)?.[0] ?? ''
      const script = await readFile(join(root, SOURCE), 'utf8')
      return html
        .replace(style, '')
        .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
        .replace(
          PLACEHOLDER,
          () => `<script>${script.replaceAll(/^\s*\/\/.*\n/gm, '')}</script>${style}`,
        )
    },
  }
}
