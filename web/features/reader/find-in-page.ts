import { numbersIn } from '../../../domain/text/words-and-numbers.ts'
import { foldCase, type PageText, type TextRange } from './page-text.ts'

const foldedWords = (words: string): string =>
  foldCase(words.normalize('NFKC').replace(/\s+/g, ' ').trim())

/**
 * The ranges of `words` in the page, ignoring case, accents and white space; in order, not
 * overlapping.
 */
export function findIn(page: PageText, words: string): TextRange[] {
  const needle = foldedWords(words)
  if (needle === '') return []
  const found: TextRange[] = []
  let start = page.searchText.indexOf(needle)
  while (start >= 0) {
    found.push({ start, end: start + needle.length })
    start = page.searchText.indexOf(needle, start + needle.length)
  }
  return found
}

/** Shorter runs occur in almost any passage. */
const MIN_PIECE_CHARS = 8
/** Share of a passage that its pieces must cover. */
const MIN_COVERED_SHARE = 0.6

/** The longest beginning of `late` that `early` ends with. */
function overlap(early: string, late: string): number {
  for (let length = Math.min(early.length, late.length); length >= MIN_PIECE_CHARS; length--)
    if (early.endsWith(late.slice(0, length))) return length
  return 0
}

/**
 * The pieces of a passage on a page whose stream is not in reading order (columns written line by
 * line, lines from right to left): complete runs contained in the passage, and parts it begins or
 * ends with. Null if they cover too little of it, or lack one of its numbers.
 */
export function piecesIn(page: PageText, passage: string): TextRange[] | null {
  const needle = foldedWords(passage)
  const pieces = page.runRanges.flatMap(({ start, end }): TextRange[] => {
    const raw = page.searchText.slice(start, end)
    const from = start + raw.length - raw.trimStart().length
    const run = raw.trim()
    if (run.length >= MIN_PIECE_CHARS && needle.includes(run))
      return [{ start: from, end: from + run.length }]
    const opening = overlap(run, needle)
    if (opening > 0) return [{ start: from + run.length - opening, end: from + run.length }]
    const closing = overlap(needle, run)
    return closing > 0 ? [{ start: from, end: from + closing }] : []
  })
  const covered = pieces.reduce((sum, { start, end }) => sum + end - start, 0)
  const coveredText = new Set(
    pieces.flatMap(({ start, end }) => numbersIn(page.searchText.slice(start, end))),
  )
  const coversEnough = needle !== '' && covered >= MIN_COVERED_SHARE * needle.length
  return coversEnough && numbersIn(needle).every((number) => coveredText.has(number))
    ? pieces
    : null
}
