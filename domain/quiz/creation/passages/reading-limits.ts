import { onlyChosenPages } from './chosen-pages.ts'
import { charactersOf, type SourceText } from './windows.ts'

/** Texts in one response: as many as have so many characters together, and one in any case. */
const READ_AT_ONCE = { files: 10, characters: 3_000_000 } as const
/**
 * Characters of all texts of a quiz, which are in memory at the same time. Where the files have
 * more, the first pages of each are used.
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
 * One of `files` texts with its first pages that fit; the others are emptied. Nothing if no page
 * fits.
 */
export function firstPages(
  text: SourceText,
  files: number,
  maxCharacters = MAX_CHARACTERS,
): SourceText[] {
  let left = maxCharacters / files
  if (charactersOf(text) <= left) return [text]
  const fitting = text.pages.flatMap((page, index) => {
    left -= page.length
    return left >= 0 ? [index + 1] : []
  })
  return onlyChosenPages([text], { [text.fileId]: fitting })
}
