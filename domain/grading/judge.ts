import { assess, conceptsOf } from '../statements/compare.ts'
import { detectLanguage } from '../text/language.ts'
import { locateQuote } from '../text/find-quote.ts'
import { sentencesOf } from '../text/sentences.ts'
import type { ModelVerdict } from './prompt.ts'
import {
  pointsOf,
  referenceAnswers,
  pointTexts,
  type PointToMark,
  type QuestionToMark,
} from './question.ts'
import type { JudgedPoint } from './wire.ts'

/** The complete sentences of `answer` between `start` and `end`, so that no "not" is cut off. */
const sentencesAround = (answer: string, start: number, end: number): string => {
  const touched = sentencesOf(answer, detectLanguage(answer)).filter(
    (sentence) => sentence.end > start && sentence.start < end,
  )
  return touched.length === 0
    ? answer.slice(start, end)
    : answer.slice(
        Math.min(...touched.map((one) => one.start)),
        Math.max(...touched.map((one) => one.end)),
      )
}

/**
 * Words of the learner, the similarity (0–100) of their sentence to the quoted point, and whether
 * the sentence contradicts it.
 */
type QuoteEvidence = { words: string; similarity: number; contrary: boolean }

/**
 * The learner's words that support a verdict; null if they are not in the answer or have nothing
 * of what the point adds to the question.
 */
const findQuoteEvidence = (
  question: QuestionToMark,
  point: PointToMark,
  answer: string,
  quote: string,
): QuoteEvidence | null => {
  const located = locateQuote(quote, answer)
  if (!located) return null
  const words = answer.slice(located.start, located.end).trim()
  const wordings = pointTexts(point)
  const language = detectLanguage([question.question_text, ...wordings].join('\n'))
  const questionConcepts = conceptsOf(question.question_text, language)
  const pointConcepts = [...conceptsOf(wordings.join('\n'), language)]
  const newConcepts = pointConcepts.filter((concept) => !questionConcepts.has(concept))
  const quotedConcepts = conceptsOf(words, language)
  if (
    !(newConcepts.length > 0 ? newConcepts : pointConcepts).some((concept) =>
      quotedConcepts.has(concept),
    )
  )
    return null
  const { guard, similarity } = assess(
    { question: question.question_text, references: wordings },
    sentencesAround(answer, located.start, located.end),
  )
  return { words, similarity, contrary: guard === 'contrary' }
}

/** Minimum similarity of a sentence that is quoted for several points. */
const SHARED_FROM = 50

/**
 * Whether a quote supports its point: not contrary, and among several points the nearest or near
 * enough.
 */
const supportsPoint = (evidence: QuoteEvidence, all: readonly (QuoteEvidence | null)[]): boolean =>
  !evidence.contrary &&
  (evidence.similarity >= SHARED_FROM ||
    all.every(
      (other) => other?.words !== evidence.words || other.similarity <= evidence.similarity,
    ))

/**
 * Checks a model's verdicts against the answer: a point without a supporting quote is missed.
 * Returns null if the reply lacks a point. A list of words from the reference gets at most partial
 * verdicts; a copy of the question or scrambled words get none.
 */
export const judge = (
  question: QuestionToMark,
  answer: string,
  verdicts: readonly ModelVerdict[],
): (JudgedPoint | null)[] => {
  const { guard } = assess(
    { question: question.question_text, references: referenceAnswers(question) },
    answer,
  )
  const disqualified = guard === 'copiedQuestion' || guard === 'scrambled'
  const points = pointsOf(question).map((point, at) => {
    const modelVerdict = verdicts.find((verdict) => Number(verdict.point) === at + 1)
    const evidence =
      !modelVerdict || modelVerdict.verdict === 'missed' || disqualified
        ? null
        : findQuoteEvidence(question, point, answer, modelVerdict.quote ?? '')
    return { point, modelVerdict, evidence }
  })
  const all = points.map(({ evidence }) => evidence)
  return points.map(({ point, modelVerdict, evidence }) => {
    if (!modelVerdict) return null
    const quote = evidence && supportsPoint(evidence, all) ? evidence.words : null
    const verdict =
      quote === null ? 'missed' : guard === 'stuffed' ? 'partial' : modelVerdict.verdict
    return { text: point.text, verdict, quote, page: point.page, source_quote: point.quote }
  })
}
