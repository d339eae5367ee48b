import { LAQ_CORRECT_FROM, SAQ_CORRECT_FROM } from '../constants.ts'
import type { QuestionType } from '../quiz/wire.ts'
import type { Verdict } from './wire.ts'

/** What one mark point earns, as a share of itself. */
export const VERDICT_WEIGHTS = { met: 1, partial: 0.5, missed: 0 } as const satisfies Record<
  Verdict,
  number
>

/** Similarity (0–100) of an answer whose mark points were judged so: points met, a partial counting half, over all points. */
export const similarityFromVerdicts = (verdicts: readonly Verdict[]): number =>
  verdicts.length === 0
    ? 0
    : (100 * verdicts.reduce((sum, verdict) => sum + VERDICT_WEIGHTS[verdict], 0)) / verdicts.length

/** Marks earned at `similarity` (0–100) on a question worth `marks`: the nearest half step, never above the question's marks. */
export const marksFromSimilarity = (similarity: number, marks: number): number =>
  Math.min(marks, Math.max(0, Math.round((2 * marks * similarity) / 100) / 2))

/** Whether an answer of this similarity counts as correct: spec §9, 90 for short, 75 for long answers, all or nothing for mcq. */
export const isCorrect = (type: QuestionType, similarity: number): boolean =>
  similarity >= { mcq: 100, saq: SAQ_CORRECT_FROM, laq: LAQ_CORRECT_FROM }[type]

/** Spec §9: the chosen option's number, as the learner's answer has it, equals `correct_option_number`. 0 or 100. */
export const similarityOfChoice = (answer: string, correctOption: number | null): number =>
  correctOption !== null && answer.trim() === String(correctOption) ? 100 : 0
