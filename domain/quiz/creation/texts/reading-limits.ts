import { onlyChosenPages } from './chosen-pages.ts'
import { charactersOf, type SourceText } from './source-text.ts'

/** Texts in one response: as many as have so many characters together, and one in any case. */
const READ_AT_ONCE = { files: 10, characters: 3_000_000 } as const
/**
 * Characters of all texts of a quiz, which are in memory at the same time. Where the files have
 * more, the first pages of the longest ones are used.
 */
const MAX_CHARACTERS = 60_000_000

/** Those of `fileIds` that have a length, in their order, in the parts that are read at once. */
export function readingParts(
  fileIds: readonly string[],
  lengths: ReadonlyMap<string, number>,
): string[][] {
  const parts: string[][] = []
  let left = 0
  for (const fileId of fileIds) {
    const length = lengths.get(fileId)
    if (length === undefined) continue
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
