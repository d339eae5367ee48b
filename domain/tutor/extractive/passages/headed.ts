import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { tokenise } from '../../../text/search/terms.ts'
import { coverage, precision } from '../question/coverage.ts'
import { asksMeaning, definedTerm } from '../question/question.ts'
import { termKey } from '../question/term-in-text.ts'
import type { Passage, Reading } from '../reading/reading.ts'
import type { Candidate, Search } from './passages.ts'

/** Minimum words, or terms, of a question that a heading asks too: not "Mills?". */
const MIN_SAME = 3

/** Whether the heading of a passage has all words or terms of a question, and no others. */
export function hasSameHeading(
  { index: { language } }: Reading,
  question: string,
  { asked }: Pick<Search, 'asked'>,
  { heading, headingTerms }: Passage,
): boolean {
  const asks = new Set(tokenise(question, language))
  const own = new Set(tokenise(withoutNumber(heading), language))
  const hasSameWords =
    asks.size >= MIN_SAME && own.size === asks.size && [...own].every((word) => asks.has(word))
  const hasSameTerms =
    asked.length >= MIN_SAME &&
    coverage(asked, headingTerms) === 1 &&
    precision(asked, headingTerms) === 1
  return hasSameWords || hasSameTerms
}

/**
 * The passages below the heading that asks the question come first, for a question for a meaning
 * those below the heading that is the term.
 */
export function headedFirst(
  found: readonly Candidate[],
  reading: Reading,
  question: string,
  search: Pick<Search, 'asked'> & { readonly term: string },
): readonly Candidate[] {
  const { language } = reading.index
  const key = asksMeaning(question) ? termKey(search.term, language) : null
  const isHeaded = ({ passage }: Candidate): boolean =>
    hasSameHeading(reading, question, search, passage) ||
    termKey(definedTerm(withoutNumber(passage.heading)), language) === key
  return [...found.filter(isHeaded), ...found.filter((one) => !isHeaded(one))]
}
