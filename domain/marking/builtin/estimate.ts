import { assess, createTermMatcher, type Guard } from '../../statements/similarity/compare.ts'
import { KINDS } from '../../quiz/kinds/registry.ts'
import { measurePoints, type PointMeasurement } from './measure-points.ts'
import { isCorrect } from '../marks.ts'
import { hasLanguageMismatch } from './other-language.ts'
import { answerPartsOf, withoutQuestion } from './answer-parts.ts'
import { pointsOf, pointTexts, referenceAnswers, type QuestionToMark } from '../question.ts'
import { logOddsOf, MET } from './scorecard.ts'
import type { JudgedPoint, PointVerdict } from '../wire.ts'

/** Minimum logarithm of the odds that a point is stated: for open, and for met. */
const OPEN_FROM = -1.5
const MET_FROM = 0.7

/** Checks of answers that are lists of words, which may be notes: the learner decides. */
const WORDS_ONLY: ReadonlySet<Guard> = new Set(['stuffed', 'scrambled'])

/** Whether the answer says nothing that may be the point, or the contrary. */
const isMissing = (
  { statement, nearest, isContrary }: PointMeasurement,
  logOdds: number,
): boolean => (statement === null && nearest === null) || isContrary || logOdds < OPEN_FROM

/** What is decided of a point, by its measurement and the log odds that it is stated. */
export const verdictBy = (
  measurement: PointMeasurement,
  logOdds: number,
  guard: Guard | null,
): PointVerdict => {
  if (guard === 'copiedQuestion') return 'missed'
  const isStatement = guard === null || !WORDS_ONLY.has(guard)
  if (measurement.isComplete && isStatement) return 'met'
  if (isMissing(measurement, logOdds)) return 'missed'
  // A changed copy and exchanged notes may state another thing: the learner decides.
  const isChanged = measurement.isContradicted || measurement.isAltered || measurement.isScattered
  return logOdds >= MET_FROM && !isChanged && isStatement ? 'met' : 'open'
}

/**
 * Marks a written answer without a model (measured by `npm run eval -- answers`). A point is met if
 * what is measured makes that likely. What words cannot tell is left open for the learner. The
 * only point of a question is met only if the complete answer, compared with the model answer, is
 * accepted. A point that is a term only has to be named.
 */
export const estimate = (question: QuestionToMark, answer: string): JudgedPoint[] => {
  const type = question.question_type
  const kind = KINDS[type].answer
  const own = withoutQuestion(answer, question.question_text)
  const complete = assess(
    { question: question.question_text, references: referenceAnswers(question) },
    own,
    kind.by === 'text' ? kind.length : 'short',
  )
  const parts = answerPartsOf(answer, question.question_text)
  const isAccepted = pointsOf(question).length > 1 || isCorrect(type, complete.similarity)
  // Words that two languages share decide nothing.
  const canBeMet = isAccepted && !hasLanguageMismatch(question, answer)
  const { guard } = complete
  return measurePoints(question, { text: own, parts, guard }).map((measurement): JudgedPoint => {
    const { point, statement, nearest } = measurement
    const names = createTermMatcher({
      question: question.question_text,
      references: pointTexts(point),
    })
    const naming = parts.find(({ text }) => names(text))
    const judged = verdictBy(measurement, logOddsOf(MET, measurement.features), guard)
    const verdict = naming ? 'met' : judged === 'met' && !canBeMet ? 'open' : judged
    const part = naming ?? (verdict === 'met' ? statement : nearest) ?? nearest ?? statement
    return {
      text: point.text,
      verdict,
      quote: verdict === 'missed' ? null : (part?.text ?? null),
      page: point.page,
      source_quote: point.quote,
    }
  })
}
