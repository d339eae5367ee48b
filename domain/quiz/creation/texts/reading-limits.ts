import { onlyChosenPages } from './chosen-pages.ts'
import { charactersOf, type SourceText } from './source-text.ts'

/**
 * Texts in one response: as many as have so many characters together, and one in any case. Each may
 * have 4 MB of blocks and emphasis.
 */
const READ_AT_ONCE = { files: 4, characters: 3_000_000 } as const
/**
 * Characters of all texts of a quiz, which are in memory at the same time. Where the files have
 * more, the first pages of the longest ones are used.
 */
const MAX_CHARACTERS = 60_000_000
/** Blocks and emphasised runs of all texts of a quiz: more than so many characters usually have. */
const MAX_RANGES = 1_000_000

/**
 * Divides the files that have a length, in their order, into the parts that are read at once.
 * `recognised` texts have up to 8 MB of recognised words and are read alone.
 */
export function readingParts(
  fileIds: readonly string[],
  lengths: ReadonlyMap<string, number>,
  recognised: ReadonlySet<string> = new Set(),
): string[][] {
  const parts: string[][] = []
  let left = 0
  for (const fileId of fileIds) {
    const characters = lengths.get(fileId)
    if (characters === undefined) continue
    const length = recognised.has(fileId) ? Infinity : characters
    const last = parts.at(-1)
    if (last && last.length < READ_AT_ONCE.files && length <= left) last.push(fileId)
    else {
      parts.push([fileId])
      left = READ_AT_ONCE.characters
    }
    left -= length
  }
  return parts
}

/**
 * The most characters of one text with which all of them fit: a short text leaves its share to
 * longer ones. Infinity if all fit as they are.
 */
export function charactersPerText(lengths: readonly number[], max = MAX_CHARACTERS): number {
  const ascending = [...lengths].sort((a, b) => a - b)
  let left = max
  for (const [at, length] of ascending.entries()) {
    const share = left / (ascending.length - at)
    if (length > share) return share
    left -= length
  }
  return Infinity
}

/** A text with its first pages that fit; the others are emptied. Nothing if no page fits. */
export function firstPages(text: SourceText, maxCharacters: number): SourceText[] {
  let left = maxCharacters
  if (charactersOf(text) <= left) return [text]
  const fitting = text.pages.flatMap((page, index) => {
    left -= page.length
    return left >= 0 ? [index + 1] : []
  })
  return onlyChosenPages([text], { [text.fileId]: fitting })
}

/** The entries of its lists of blocks and emphasised runs, and of the lists of their pages. */
const rangesOf = ({ emphasis = [], structure = [] }: SourceText): number =>
  [...emphasis, ...structure].reduce((sum, page) => sum + 1 + page.length, 0)

/**
 * Gives texts as they are while all together have at most `max` blocks and emphasised runs, and the
 * others without: a short text can be stored with as many as a book has.
 */
export function limitRanges(max = MAX_RANGES): (text: SourceText) => SourceText {
  let left = max
  return (text) => {
    const ranges = rangesOf(text)
    if (ranges > left) return { fileId: text.fileId, pages: text.pages }
    left -= ranges
    return text
  }
}
