/** The lengths that the patterns read are bounded, so that hostile input stays cheap. */
const STREAM = /\bstream\r?\n([\s\S]{1,200000}?)endstream\b/g
const BLOCK = /\bBT\b([\s\S]{1,50000}?)\bET\b/g
/**
 * A string in parentheses, a hexadecimal string, a wide gap inside an array, or an operator that
 * begins a line.
 */
const TOKEN =
  /\(((?:\\[\s\S]|[^\\()]){0,2000})\)|<([\da-fA-F\s]{1,4000})>|(-\d{3,4}(?:\.\d+)?)(?=[\s(<\]])|(T\*|T[dDm]\b|['"])/g
const ESCAPE = /\\([0-7]{1,3}|\r\n|[\s\S])/g
const CONTROL: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: '', f: '' }
/**
 * Minimum share of letters, digits and spaces. Strings with font-specific glyph numbers fall
 * below.
 */
const READABLE = 0.7

const unescape = (literal: string): string =>
  literal.replace(ESCAPE, (_all, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255)
    return /^[\r\n]/.test(escaped) ? '' : (CONTROL[escaped] ?? escaped)
  })

const fromHex = (hex: string): string =>
  (hex.replace(/\s/g, '').match(/[\da-fA-F]{2}/g) ?? [])
    .map((byte) => String.fromCharCode(Number.parseInt(byte, 16)))
    .join('')

const shownIn = (block: string): string => {
  let text = ''
  for (const [, literal, hex, gap, line] of block.matchAll(TOKEN))
    text +=
      literal !== undefined
        ? unescape(literal)
        : hex !== undefined
          ? fromHex(hex)
          : gap !== undefined
            ? ' '
            : line !== undefined
              ? '\n'
              : ''
  return text
}

const isReadable = (text: string): boolean => {
  const plain = text.match(/[\p{L}\p{N}\s]/gu)?.length ?? 0
  return /\p{L}{2}/u.test(text) && plain >= READABLE * text.length
}

/**
 * Reads text from the bytes of a PDF that no library opens (requirements §7): the strings shown in
 * uncompressed content streams, one page per stream. Empty if there are none.
 */
export function extractRawText(bytes: Uint8Array): string[] {
  const latin1 = new TextDecoder('latin1').decode(bytes)
  return Array.from(latin1.matchAll(STREAM), ([, stream = '']) =>
    Array.from(stream.matchAll(BLOCK), ([, block = '']) => shownIn(block))
      .join('\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim(),
  ).filter(isReadable)
}
