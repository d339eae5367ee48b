/** What begins and ends a part of a file, and its maximum length. */
type Part = { readonly opens: RegExp; readonly closes: RegExp; readonly max: number }

const STREAM: Part = { opens: /\bstream\r?\n/g, closes: /endstream\b/g, max: 200_000 }
const BLOCK: Part = { opens: /\bBT\b/g, closes: /\bET\b/g, max: 50_000 }
/**
 * The beginning of a string in parentheses, a hexadecimal string, a wide gap inside an array, or an
 * operator that begins a line.
 */
const TOKEN = /(\()|<([\da-fA-F\s]{1,4000})>|(-\d{3,4}(?:\.\d+)?)(?=[\s(<\]])|(T\*|T[dDm]\b|['"])/g
/** A longer string in parentheses is not read. */
const MAX_LITERAL = 2000
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

/**
 * The contents of the parts of `text`, in order. No pattern of a whole part: each beginning would
 * search the rest of a file for its end again.
 */
function* partsOf(text: string, { opens, closes, max }: Part): Generator<string> {
  const closings = text.matchAll(closes)
  let closing = closings.next().value
  let done = 0
  for (const { index, 0: opening } of text.matchAll(opens)) {
    if (index < done) continue
    const from = index + opening.length
    while (closing && closing.index <= from) closing = closings.next().value
    if (!closing) return
    if (closing.index - from > max) continue
    yield text.slice(from, closing.index)
    done = closing.index + closing[0].length
  }
}

/**
 * For the index after an opening parenthesis, the index of its closing one; 0 if there is none
 * before the next opening one or within `MAX_LITERAL` characters.
 */
function literalEnds(block: string): (from: number) => number {
  const ends = new Int32Array(block.length + 2)
  const lengths = new Int32Array(block.length + 2)
  for (let i = block.length - 1; i >= 0; i -= 1) {
    const char = block[i]
    if (char === ')') ends[i] = i
    if (char === '(' || char === ')') continue
    const next = char === '\\' ? i + 2 : i + 1
    ends[i] = ends[next] ?? 0
    lengths[i] = (lengths[next] ?? 0) + 1
  }
  return (from) => ((lengths[from] ?? 0) > MAX_LITERAL ? 0 : (ends[from] ?? 0))
}

function shownIn(block: string): string {
  const endOf = literalEnds(block)
  let text = ''
  let done = 0
  for (const { index, 1: opening, 2: hex, 3: gap } of block.matchAll(TOKEN)) {
    if (index < done) continue
    if (opening !== undefined) {
      const end = endOf(index + 1)
      if (end === 0) continue
      text += unescape(block.slice(index + 1, end))
      done = end + 1
    } else text += hex !== undefined ? fromHex(hex) : gap !== undefined ? ' ' : '\n'
  }
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
  return Array.from(partsOf(latin1, STREAM), (stream) =>
    Array.from(partsOf(stream, BLOCK), shownIn)
      .join('\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim(),
  ).filter(isReadable)
}
