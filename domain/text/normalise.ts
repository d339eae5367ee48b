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

/** `normalise` with a mapping to original offsets. Joins words divided at the end of a line. */
export function normaliseWithOffsets(original: string): NormalisedText {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  const clusters = /\P{M}\p{M}*/gsu
  for (const match of original.matchAll(clusters)) {
    const [cluster] = match
    const end = match.index + cluster.length
    if (/^\s/u.test(cluster)) {
      if (text === '' || text.endsWith(' ')) continue
      if (UNSPACED_END.test(text.slice(-2)) && UNSPACED_NEXT.test(original.slice(end, end + 40)))
        continue
      if (
        text.endsWith('-') &&
        /^\s*\n\s*\p{Ll}/u.test(original.slice(match.index, match.index + 8))
      ) {
        const before = text.at(-2)
        if (before !== undefined && /\p{L}/u.test(before)) {
          text = text.slice(0, -1)
          starts.pop()
          ends.pop()
          continue
        }
      }
      text += ' '
      starts.push(match.index)
      ends.push(end)
      continue
    }
    const folded = plainMarks(cluster.normalize('NFKC').toLowerCase())
    text += folded
    for (let i = 0; i < folded.length; i += 1) {
      starts.push(match.index)
      ends.push(end)
    }
  }
  if (text.endsWith(' ')) {
    text = text.slice(0, -1)
    starts.pop()
    ends.pop()
  }
  return { text, starts, ends }
}
