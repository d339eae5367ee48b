import { locateQuote } from '../../text/search/find-quote.ts'
import { normalise } from '../../text/normalise.ts'

/** Keeps words, numbers, and the signs that change a formula or a number. */
export const comparableText = (text: string): string =>
  normalise(text)
    .replace(/^[(]?[a-d1-4][.)]\s+/u, '')
    .replace(/[^\p{L}\p{M}\p{N}+\-*/=<>^%$€£.,°\\]+/gu, ' ')
    .replace(/[.,]+(?=\s|$)/gu, '')
    .trim()

/** Whether `quote` is on page `page` (from 1), apart from spacing and typography. */
export const isOnPage = (quote: string, page: number, pages: readonly string[]): boolean => {
  const text = pages[page - 1]
  if (text === undefined || normalise(quote) === '') return false
  return text.includes(quote) || (locateQuote(quote, text)?.matchType ?? 'fuzzy') !== 'fuzzy'
}
