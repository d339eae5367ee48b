import { isWhole } from '../../../text/search/summary.ts'
import { coverage } from '../question/coverage.ts'
import { holdsAnswer } from '../question/question.ts'
import { emphasise, type Quotation } from '../quotation.ts'
import type { Reading } from '../reading/reading.ts'
import { FACTS } from './excerpt.ts'
import type { Candidate, Search } from './passages.ts'

/** Minimum margin of the sentence over the others of its passage. */
const MIN_MARGIN = 0.15
const MAX_CHARS = 300
/** Minimum share of the asked terms in the sentence, for a fact or a reason and for the rest. */
const FACT_COVERAGE = 0.6
const OTHER_COVERAGE = 0.75
/** Languages without signs between sentences are cut by length. */
const ENDED = /[.!。！।]$/u

/** Whether a sentence has what the question asks for. */
function hasAnswer(text: string, terms: readonly string[], search: Search, language: string) {
  const { type, asked } = search
  const share = coverage(asked, new Set(terms))
  if (FACTS.has(type) || type === 'reason')
    return share >= FACT_COVERAGE && holdsAnswer(type, text, language)
  return share >= OTHER_COVERAGE
}

/** What is shown of the best passage, with the sentence that clearly answers, if any, in bold. */
export function withKeySentence(
  { index }: Reading,
  { sentence, margin }: Candidate,
  search: Search,
  shown: Quotation,
): Quotation {
  const { text = '', terms = [] } = index.sentences[sentence] ?? {}
  const isClear =
    margin >= MIN_MARGIN &&
    text.length <= MAX_CHARS &&
    ENDED.test(text) &&
    isWhole(text, index.language) &&
    hasAnswer(text, terms, search, index.language)
  return isClear ? emphasise(shown, text) : shown
}
