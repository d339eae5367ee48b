const APOSTROPHES = /[‘’‚‛`´ʼ]/g
const QUOTES = /[“”„‟«»]/g
const DASHES = /[‐‑‒–—−]/g
/** Invisible characters: soft hyphens, zero-width characters, bidirectional marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

/**
 * ASCII except the grave accent, so none of the marks above: one test is faster than four
 * replacements.
 */
const PLAIN = /^[\0-_a-\x7f]*$/

const plainMarks = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(INVISIBLE, '')
        .replace(APOSTROPHES, "'")
        .replace(QUOTES, '"')
        .replace(DASHES, '-')

/**
 * `text` normalised for comparison: NFKC, lower case, plain quotes and dashes, no invisible
 * characters, single spaces.
 */
export const normalise = (text: string): string =>
  plainMarks(text.normalize('NFKC').toLowerCase()).replace(/\s+/g, ' ').trim()

/** Characters of scripts without spaces: white space between them is a line break. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]`
const UNSPACED_END = new RegExp(`${UNSPACED}$`, 'u')
const UNSPACED_NEXT = new RegExp(`^\\s*${UNSPACED}`, 'u')
const WRAPPED = new RegExp(`(?<=${UNSPACED})[ \\t]*\\n\\s*(?=${UNSPACED})`, 'gu')

/** Joins lines by a space, but characters of scripts without spaces directly. */
export const onOneLine = (text: string): string =>
  (text.includes('\n') ? text.replace(WRAPPED, '') : text).replace(/\s+/g, ' ').trim()

export type NormalisedText = {
  /** The normalised text. */
  text: string
  /** For each UTF-16 unit of `text`, the start of its character in the original. */
  starts: number[]
  /** For each UTF-16 unit of `text`, the end of its character in the original. */
  ends: number[]
}

/** Whether the white space at `start` of `original` divides a word at the end of a line. */
const dividesWord = (text: string, original: string, start: number): boolean =>
  /\p{L}-$/u.test(text.slice(-3)) && /^\s*\n\s*\p{Ll}/u.test(original.slice(start, start + 8))

/** Whether white space between `text` and the rest of `original` is left out. */
const isNoSpace = (text: string, original: string, end: number): boolean =>
  text === '' ||
  text.endsWith(' ') ||
  (UNSPACED_END.test(text.slice(-2)) && UNSPACED_NEXT.test(original.slice(end, end + 40)))

/** `normalise` with a mapping to original offsets. Joins words divided at the end of a line. */
export function normaliseWithOffsets(original: string): NormalisedText {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  const append = (part: string, start: number, end: number) => {
    text += part
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(start)
      ends.push(end)
    }
  }
  const dropLast = () => {
    text = text.slice(0, -1)
    starts.pop()
    ends.pop()
  }
  for (const { 0: cluster, index: start } of original.matchAll(/\P{M}\p{M}*/gsu)) {
    const end = start + cluster.length
    if (!/^\s/u.test(cluster))
      append(plainMarks(cluster.normalize('NFKC').toLowerCase()), start, end)
    else if (isNoSpace(text, original, end)) continue
    else if (dividesWord(text, original, start)) dropLast()
    else append(' ', start, end)
  }
  if (text.endsWith(' ')) dropLast()
  return { text, starts, ends }
}
