import { answerWords } from '../../../languages/answers.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'
import { holdsAnswer } from '../../question/subject/answer-type.ts'
import { coverage } from '../question/coverage.ts'

const INVENTING = wordsInside(answerWords('inventing'))
/** Whether one of some sentences has a verb for what an inventor or founder did. */
export const tellsInvention = (
  { index: { sentences } }: AnalysedDocument,
  shown: readonly number[],
): boolean => shown.some((i) => INVENTING.test(sentences[i]?.text ?? ''))

/** Minimum share of the question's terms in a sentence with an inventor. */
const INVENTOR_COVERAGE = 0.6

/**
 * Whether none of some sentences answers a question for an inventor or founder: none says so, with
 * a person in it or in the next one.
 */
export function lacksInventor(
  { index: { sentences, language } }: AnalysedDocument,
  { query: { question }, type, asked }: QuestionAnalysis,
  shown: readonly number[],
): boolean {
  if (type !== 'person' || !INVENTING.test(question)) return false
  const verbs = asked.filter(({ word }) => INVENTING.test(word))
  const namesPerson = (i: number): boolean =>
    holdsAnswer('person', sentences[i]?.text ?? '', language)
  return !shown.some((i) => {
    const sentence = sentences[i]
    const terms = new Set(sentence?.terms)
    // A verb may be part of the question, or look like a misspelling: "inventó", "intentó".
    const hasVerb =
      INVENTING.test(sentence?.text ?? '') ||
      (verbs.length > 0 &&
        verbs.every((verb) => verb.respelt === null && coverage([verb], terms) === 1))
    return (
      coverage(asked, terms) >= INVENTOR_COVERAGE &&
      hasVerb &&
      [i, i + 1].some((at) => shown.includes(at) && namesPerson(at))
    )
  })
}
