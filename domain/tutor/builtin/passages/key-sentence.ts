import { isWhole } from '../../../text/search/summary.ts'
import { coverage } from '../question/coverage.ts'
import { holdsAnswer } from '../question/question.ts'
import { emphasise, type Quotation } from '../quotation.ts'
import type { Reading } from '../reading/reading.ts'
import { FACTS } from './excerpt.ts'
import type { Candidate, Search } from './passages.ts'

/** Minimum margin of the sentence over the others of its passage; smaller if it has the fact. */
const MIN_MARGIN = 0.5
const FACT_MARGIN = 0.1
const MAX_CHARS = 300
/** Minimum share of the asked terms in the sentence. */
const MIN_COVERAGE = 0.4
/** Languages without signs between sentences are cut by length. */
const ENDED = /[.!。！।]$/u

/** What is shown of the best passage, with the sentence that clearly answers, if any, in bold. */
export function withKeySentence(
  { index }: Reading,
  { sentence, margin }: Candidate,
  { asked, type }: Search,
  shown: Quotation,
): Quotation {
  const { text = '', terms = [] } = index.sentences[sentence] ?? {}
  const hasFact = FACTS.has(type) && holdsAnswer(type, text, index.language)
  const isClear =
    margin >= (hasFact ? FACT_MARGIN : MIN_MARGIN) &&
    text.length <= MAX_CHARS &&
    ENDED.test(text) &&
    isWhole(text, index.language) &&
    coverage(asked, new Set(terms)) >= MIN_COVERAGE
  return isClear ? emphasise(shown, text) : shown
}
