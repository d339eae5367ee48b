import { isWhole } from '../../../../text/search/summary.ts'
import { coverage, termSet } from '../../question/coverage.ts'
import { holdsAnswer } from '../../../question/subject/answer-type.ts'
import { emphasise, withoutBullet, type Quotation } from '../../quotation.ts'
import { itemsOf, withInner } from '../items.ts'
import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import { countWords } from '../../lookups/definitions/labels.ts'
import { FACTS } from './shown-parts.ts'
import type { Candidate } from '../passages.ts'
import type { QuestionAnalysis } from '../../question/analysis.ts'

/** Minimum margin of the sentence over the others of its paragraph; smaller if it has the fact. */
const MIN_MARGIN = 0.5
const FACT_MARGIN = 0.1
const MAX_CHARS = 300
/** Minimum words of an item of a list that says something. */
const MIN_ITEM_WORDS = 4
/** Minimum share of the asked terms in the sentence. */
const MIN_COVERAGE = 0.4
/** Languages without signs between sentences are cut by length. */
const ENDED = /[.!。！।]$/u

/** A number with the characters around it that say what it counts. */
const AROUND_NUMBER = 60

/** Whether a sentence has the requested fact; a number must be beside words of the question. */
function hasFact(text: string, { asked, type }: QuestionAnalysis, language: string): boolean {
  if (type !== 'number') return FACTS.has(type) && holdsAnswer(type, text, language)
  return Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({ word, index })).some(
    ({ word, index }) =>
      holdsAnswer(type, word, language) &&
      coverage(
        asked,
        termSet(text.slice(Math.max(0, index - AROUND_NUMBER), index + AROUND_NUMBER), language),
      ) >= MIN_COVERAGE,
  )
}

/** The number of items inside the one that is all of a sentence; null if it is no item. */
function innerItems(document: AnalysedDocument, paragraph: Paragraph, at: number): number | null {
  const sentence = document.index.sentences[at]
  const items = itemsOf(paragraph)
  const own = items.find(
    ({ page, start, end }) =>
      sentence?.page === page && sentence.start <= start && sentence.end >= end,
  )
  return own ? withInner(document, items, own).length - 1 : null
}

/**
 * The shown part of the best passage, with the sentence that clearly answers, if any, in bold; for
 * a reason none that was quoted before.
 */
export function withKeySentence(
  document: AnalysedDocument,
  { sentence, paragraph, margin }: Candidate,
  analysis: QuestionAnalysis,
  shown: Quotation,
  before: readonly string[] = [],
): Quotation {
  const { index } = document
  const { asked, type } = analysis
  const { text = '', terms = [] } = index.sentences[sentence] ?? {}
  const isFact = hasFact(text, analysis, index.language)
  const inner = innerItems(document, paragraph, sentence)
  // An item with others inside it mostly only announces them.
  const isItem = (inner === 0 || (inner !== null && isFact)) && countWords(text) >= MIN_ITEM_WORDS
  const isClear =
    margin >= (isFact ? FACT_MARGIN : MIN_MARGIN) &&
    (isFact || type !== 'number') &&
    !(type === 'reason' && before.some((quote) => quote.includes(text))) &&
    text.length <= MAX_CHARS &&
    (isItem || (ENDED.test(text) && isWhole(text, index.language))) &&
    coverage(asked, new Set(terms)) >= MIN_COVERAGE
  return isClear ? emphasise(shown, withoutBullet(text)) : shown
}
