const APOSTROPHES = /[‘’‚‛`´ʼ]/g
const QUOTES = /[“”„‟«»]/g
const DASHES = /[‐‑‒–—−]/g
/** Soft hyphens, zero-width characters and bidirectional marks: nothing a reader sees. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g

const plainMarks = (text: string): string =>
  text.replace(INVISIBLE, '').replace(APOSTROPHES, "'").replace(QUOTES, '"').replace(DASHES, '-')

/**
 * `text` as it is compared: NFKC, lower case, plain quotes and dashes, invisible characters gone, white space collapsed.
 * Two texts that a reader would call the same give the same result.
 */
export const normalise = (text: string): string =>
  plainMarks(text.normalize('NFKC').toLowerCase()).replace(/\s+/g, ' ').trim()

/** Signs of scripts that have no spaces: what white space stands between them is a line's end. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]`
const UNSPACED_END = new RegExp(`${UNSPACED}$`, 'u')
const UNSPACED_NEXT = new RegExp(`^\\s*${UNSPACED}`, 'u')
const WRAPPED = new RegExp(`(?<=${UNSPACED})[ \\t]*\\n\\s*(?=${UNSPACED})`, 'gu')

/** A text of several lines on one: a space for each break, but none between the signs of a script that has no spaces. */
export const onOneLine = (text: string): string =>
  text.replace(WRAPPED, '').replace(/\s+/g, ' ').trim()

export type NormalisedText = {
  /** The normalised text. */
  text: string
  /** For each UTF-16 unit of `text`, where the character it came from begins in the original. */
  starts: number[]
  /** … and where that character ends. */
  ends: number[]
}

/** `normalise`, keeping for every character where it came from. A word divided at a line's end is joined. */
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
