import { answerWords } from '../../../languages/answers.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import { inAnyLanguage } from '../../../languages/requests.ts'
import { coverage, precision, type AskedTerm } from '../question/coverage.ts'
import type { CheckedAnswer } from '../../citations.ts'
import { PARAGRAPH_BREAK, quote, type Quotation } from '../quotation.ts'
import { spansOf, type AnalysedDocument } from '../document/analysed-document.ts'

/** Questions for a formula: with the word, or for how something is calculated. */
const FORMULA = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyLanguage('formula')}|${inAnyLanguage('calculates')})(?!\p{L})`,
  'iu',
)
const CALCULATES = wordsInside(inAnyLanguage('calculates'))
/** Whether a question asks how something is calculated, not only for its formula. */
export const asksToCalculate = (question: string): boolean => CALCULATES.test(question)
/** Questions for the steps of a calculation, which are more than its formula. */
const STEPS = wordsInside(answerWords('parts'))
/** A formula, not only the value of something: "n = 1,000 people". */
const EQUATION = /[=≈≤≥∝](?!\s*[-–]?\d[\d.,]*\s*(?:[%°.,;:)]|\p{Ll}{2}|$))/u
/** The meaning of a letter: "n = the size of the sample". */
const LEGEND = /(?<![\p{L}\p{N}])\p{L}['′]?\s*=\s*(?=\p{L}{2,}\s+\p{Ll}{2,})/gu
/** Minimum share of the requested quantity in the sentence, or in that and its heading. */
const MIN_COVERAGE = 0.75
const PRECISION_WEIGHT = 0.3
/** Factor of a formula whose subject is only in the heading. */
const BY_HEADING = 0.8

/** The formula that a question asks for: the sentence or line with it; null if there is none. */
export function formulaFor(
  document: AnalysedDocument,
  question: string,
  asked: readonly AskedTerm[],
): Quotation | null {
  if (!FORMULA.test(question) || STEPS.test(question)) return null
  const { index, paragraphs, paragraphOf } = document
  const subject = asked.filter(({ word, isWeak }) => !isWeak && !FORMULA.test(word))
  if (subject.length === 0) return null
  let best: { readonly at: number; readonly score: number; readonly isAlone: boolean } | null = null
  for (const [at, { text, terms }] of index.sentences.entries()) {
    const paragraph = paragraphs[paragraphOf[at] ?? -1]
    if (!paragraph || !EQUATION.test(text.replace(LEGEND, ' '))) continue
    const own = new Set(terms)
    const isAlone = coverage(subject, own) >= MIN_COVERAGE
    const all = isAlone ? own : new Set([...own, ...paragraph.headingTerms])
    const found = coverage(subject, all) * (isAlone ? 1 : BY_HEADING)
    const score = found + PRECISION_WEIGHT * precision(subject, own)
    if (coverage(subject, all) >= MIN_COVERAGE && score > (best?.score ?? 0))
      best = { at, score, isAlone }
  }
  if (!best) return null
  const { at, isAlone } = best
  const isBefore = !isAlone && paragraphOf[at - 1] === paragraphOf[at]
  return quote(index.pages, spansOf(document, isBefore ? [at - 1, at] : [at]))
}

/** An answer with the formula that it explains, if it does not show that. */
export function withFormula(given: CheckedAnswer, formula: Quotation): CheckedAnswer {
  const isShown = formula.citations.every(({ quote: text }) =>
    given.citations.some(({ quote }) => quote.includes(text)),
  )
  return isShown || given.refused || given.closest === true
    ? given
    : {
        ...given,
        content: given.content + PARAGRAPH_BREAK + formula.markdown,
        citations: [...given.citations, ...formula.citations],
      }
}
