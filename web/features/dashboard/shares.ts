import { QUESTION_TYPES, type QuestionType } from '../../../domain/quiz/kinds/registry.ts'

/**
 * A question of a completed quiz: obtained and possible marks, without points that wait for the
 * learner's decision, and the base of its file (null: deleted).
 */
export type MarkedQuestion = {
  readonly type: QuestionType
  readonly baseId: string | null
  /** The page it asks about; null if it has none or its file was deleted. */
  readonly page: {
    readonly fileId: string
    readonly fileName: string
    readonly page: number
  } | null
  readonly obtained: number
  readonly possible: number
}

/** The marks of a group of questions; `percent` is 0–100. */
export type Share = {
  readonly questions: number
  readonly obtained: number
  readonly possible: number
  readonly percent: number
}

/** The marks of `questions` together. */
export function shareOf(questions: readonly MarkedQuestion[]): Share {
  const obtained = questions.reduce((sum, question) => sum + question.obtained, 0)
  const possible = questions.reduce((sum, question) => sum + question.possible, 0)
  return {
    questions: questions.length,
    obtained,
    possible,
    percent: possible === 0 ? 0 : (100 * obtained) / possible,
  }
}

/** The types that were asked, in the order of a quiz. */
export function sharesByType(
  questions: readonly MarkedQuestion[],
): (Share & { type: QuestionType })[] {
  return QUESTION_TYPES.map((type) => ({
    type,
    ...shareOf(questions.filter((question) => question.type === type)),
  })).filter((share) => share.questions > 0)
}
