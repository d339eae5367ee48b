import { fromSymbolFont } from '../documents/symbol-font.ts'

/** The codes that programs write for the signs of fonts without letters, from U+F020 on. */
const CODES = /[\uf020-\uf0ff]+/gu

/** The signs of the font Wingdings that stand in text; its others mark list items. */
const WINGDINGS: ReadonlyMap<number, string> = new Map([
  [0x4a, '☺'],
  [0x4c, '☹'],
  [0x6f, '□'],
  [0xa8, '□'],
  [0xdf, '←'],
  [0xe0, '→'],
  [0xe1, '↑'],
  [0xe2, '↓'],
  [0xe7, '←'],
  [0xe8, '→'],
  [0xf3, '⇔'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfd, '☒'],
  [0xfe, '☑'],
])

/** The squares, circles, diamonds and arrowheads of Wingdings that mark list items. */
const BULLETS: ReadonlySet<number> = new Set([
  0x6c, 0x6d, 0x6e, 0x71, 0x72, 0x75, 0x76, 0x77, 0x9e, 0x9f, 0xa7, 0xd8,
])

const fromWingdings = (text: string): string =>
  Array.from(text, (sign) => {
    const code = (sign.codePointAt(0) ?? 0) - 0xf000
    return BULLETS.has(code) ? '•' : (WINGDINGS.get(code) ?? sign)
  }).join('')

/**
 * Text with signs in place of the codes of the fonts Symbol and Wingdings. `font` is the name in
 * the file, as in "ABCDEF+SymbolMT". Codes of other fonts stay.
 */
export function withPlainSigns(text: string, font: string): string {
  const name = font.replace(/^[A-Z]{6}\+/u, '')
  if (/^symbol(?:mt)?\b/iu.test(name)) return text.replace(CODES, fromSymbolFont)
  return /^wingdings(?![ -]?[23])/iu.test(name) ? text.replace(CODES, fromWingdings) : text
}
