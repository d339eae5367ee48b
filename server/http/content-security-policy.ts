import { createHash } from 'node:crypto'

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of the inline elements named `tag` that a browser would run or apply. */
function inline(html: string, tag: 'script' | 'style'): string {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'))
  return [...elements]
    .filter(
      ([, attributes = '', text = '']) =>
        text !== '' && !/\bsrc=|type="application\//i.test(attributes),
    )
    .map(([, , text = '']) => ` ${sha256(text)}`)
    .join('')
}

/**
 * What a page may load: its own origin, and the inline scripts and styles in `html`. Style
 * attributes are allowed for typeset formulas; WebAssembly and blob workers for the PDF reader.
 * `backend` is the origin of data and files if it is not the page's own. 'self' allows sockets of
 * the page's own host; another backend is named with its socket scheme.
 */
export function contentSecurityPolicy(html: string, backend?: string): string {
  const other = backend === undefined ? '' : ` ${backend}`
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${inline(html, 'script')}`,
    `style-src 'self'${inline(html, 'style')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${other}`,
    `media-src 'self' blob:${other}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${other}${other.replace(/^ http/, ' ws')}`,
    "worker-src 'self' blob:",
    `frame-src 'self' blob:${other}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
