import { normaliseWithOffsets, type NormalisedText } from '../normalise.ts'
import { placedWords, type PlacedWord } from '../words-and-numbers.ts'
import { OMISSION } from './abridged-quote.ts'

/** UTF-16 indices into the page; `how` is the kind of match. */
type Located = { start: number; end: number; matchType: 'exact' | 'normalised' | 'fuzzy' }

/** Minimum share of the quote's words that a fuzzy match finds in order. */
const MIN_OVERLAP = 0.8
/** Shorter quotes (in words) match by chance, so they are not matched fuzzily. */
const FUZZY_FROM_WORDS = 4

const numbersOf = (words: readonly PlacedWord[]): string =>
  words
    .map(({ word }) => word)
    .filter((word) => /\p{N}/u.test(word))
    .join(' ')

/** Length of the longest common subsequence of two word lists. */
function lcsLength(a: readonly PlacedWord[], b: readonly PlacedWord[]): number {
  let row = new Array<number>(b.length + 1).fill(0)
  for (const { word } of a) {
    const next = [0]
    b.forEach((other, j) =>
      next.push(other.word === word ? (row[j] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)),
    )
    row = next
  }
  return row[b.length] ?? 0
}

/** The most similar run of page words; null if none is similar enough or its numbers differ. */
function fuzzy(
  quote: readonly PlacedWord[],
  page: readonly PlacedWord[],
): { first: PlacedWord; last: PlacedWord } | null {
  if (quote.length < FUZZY_FROM_WORDS) return null
  const target = new Set(quote.map(({ word }) => word))
  const numbers = numbersOf(quote)
  let best: { first: PlacedWord; last: PlacedWord; alike: number } | null = null
  for (let i = 0; i + quote.length * MIN_OVERLAP <= page.length; i += 1) {
    const opening = page[i]
    if (!opening || !target.has(opening.word)) continue
    const reach = page.slice(i, i + quote.length + 2)
    const shared = reach.reduce((sum, { word }) => sum + (target.has(word) ? 1 : 0), 0)
    if (shared / quote.length < MIN_OVERLAP) continue
    const lastShared = reach.findLastIndex(({ word }) => target.has(word))
    const run = reach.slice(0, lastShared + 1)
    const alike = (2 * lcsLength(quote, run)) / (quote.length + run.length)
    const last = run.at(-1)
    if (last && alike >= MIN_OVERLAP && alike > (best?.alike ?? 0) && numbersOf(run) === numbers)
      best = { first: opening, last, alike }
  }
  return best
}

const toPageRange = (
  page: NormalisedText,
  from: number,
  to: number,
): { start: number; end: number } | null => {
  const start = page.starts[from]
  const end = page.ends[to - 1]
  return start === undefined || end === undefined ? null : { start, end }
}

/**
 * The position of `quote` on a page: verbatim, else normalised, else the most similar run of words
 * (at least four fifths of the words in order, with the same numbers). Null if there is none.
 */
export function locateQuote(quote: string, pageText: string): Located | null {
  const target = quote.trim()
  if (target === '') return null
  const exact = pageText.indexOf(target)
  if (exact >= 0) return { start: exact, end: exact + target.length, matchType: 'exact' }

  const page = normaliseWithOffsets(pageText)
  const folded = normaliseWithOffsets(target).text
  const at = folded === '' ? -1 : page.text.indexOf(folded)
  const normalised = at >= 0 ? toPageRange(page, at, at + folded.length) : null
  if (normalised) return { ...normalised, matchType: 'normalised' }

  const run = fuzzy(placedWords(folded), placedWords(page.text))
  const alike = run ? toPageRange(page, run.first.start, run.last.end) : null
  return alike ? { ...alike, matchType: 'fuzzy' } : null
}

/** A quote without the ellipsis that it ends in if it is cut off, which is not on its page. */
export const withoutEllipsis = (quote: string): string =>
  quote
    .trimEnd()
    .replace(/(?:…|\.\.\.)$/u, '')
    .trimEnd()

/**
 * The range of a page that a link names by its quote, which may be cut off at its end or abridged
 * (`abridged`): from the beginning of the quote to its end. Null if the page does not have it.
 */
export function locatePassage(
  quote: string,
  pageText: string,
): { start: number; end: number } | null {
  const whole = withoutEllipsis(quote)
  const found = locateQuote(whole, pageText)
  const at = whole.indexOf(OMISSION)
  if (at < 0 || found?.matchType === 'exact') return found
  const beginning = locateQuote(whole.slice(0, at), pageText)
  if (!beginning) return found
  const rest = locateQuote(whole.slice(at + OMISSION.length), pageText.slice(beginning.end))
  return { start: beginning.start, end: beginning.end + (rest?.end ?? 0) }
}
