import { KINDS, type QuestionType } from '../quiz/kinds/registry.ts'
import type { JudgedPoint, PointVerdict } from './wire.ts'

/** Weight of a verdict for one mark point. An open point counts only once it is decided. */
export const VERDICT_WEIGHTS = {
  met: 1,
  partial: 0.5,
  missed: 0,
  open: 0,
} as const satisfies Record<PointVerdict, number>

/**
 * Similarity (0–100) from verdicts: met points plus half the partial ones, divided by all points.
 */
export const similarityFromVerdicts = (verdicts: readonly PointVerdict[]): number =>
  verdicts.length === 0
    ? 0
    : (100 * verdicts.reduce((sum, verdict) => sum + VERDICT_WEIGHTS[verdict], 0)) / verdicts.length

/** Marks for `similarity` (0–100) on a question of `marks` marks: the nearest half step. */
export const marksFromSimilarity = (similarity: number, marks: number): number =>
  Math.min(marks, Math.max(0, Math.round((2 * marks * similarity) / 100) / 2))

/** Whether an answer counts as correct (requirements §9): from the `correctFrom` of its kind. */
export const isCorrect = (type: QuestionType, similarity: number): boolean =>
  similarity >= KINDS[type].correctFrom

/**
 * 100 if the chosen option's number as text equals `correct_option_number`, else 0 (requirements
 * §9).
 */
export const similarityOfChoice = (answer: string, correctOption: number | null): number =>
  correctOption !== null && answer.trim() === String(correctOption) ? 100 : 0

/** Marks that are certain, and those reached if every open point is met. */
type MarkRange = { certain: number; possible: number }

/** The range of an answer's marks on a question of `marks` marks. */
export const markRange = (points: readonly JudgedPoint[], marks: number): MarkRange => {
  const at = (ofOpen: PointVerdict): number =>
    marksFromSimilarity(
      similarityFromVerdicts(points.map(({ verdict }) => (verdict === 'open' ? ofOpen : verdict))),
      marks,
    )
  return { certain: at('open'), possible: at('met') }
}

/** The marks of an answer, on a question of `marks` marks, that wait for the learner's decision. */
export const openMarks = (points: readonly JudgedPoint[], marks: number): number => {
  const { certain, possible } = markRange(points, marks)
  return possible - certain
}
