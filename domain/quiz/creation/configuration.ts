import { fail, ok, type Result } from '../../failure.ts'
import { COUNT_MAX, COUNT_MIN, QUIZ_NAME_MAX, TOTAL_QUESTIONS_MAX } from '../../constants.ts'
import { isBlank } from '../../text/blank.ts'
import { characterCount } from '../../text/characters.ts'
import { totalCount, type QuestionCounts } from './counts.ts'
import { KINDS, QUESTION_TYPES } from '../kinds/registry.ts'
import { isTimeLimit } from '../taking/time-limit.ts'
import { DIFFICULTIES, type Difficulty } from '../wire.ts'

/** An unchecked configuration: the form's fields, or those of a `makeQuizRequest`. */
export type QuizConfiguration = {
  readonly quiz_name: string
  readonly difficulty: string
  readonly counts: QuestionCounts
  readonly file_ids: readonly string[]
  readonly time_limit_minutes?: number | null | undefined
}

/** A valid configuration: trimmed name, no repeated files. */
export type CheckedConfiguration = {
  readonly quiz_name: string
  readonly difficulty: Difficulty
  readonly counts: QuestionCounts
  readonly file_ids: readonly string[]
}

/** Whether a quiz may have so many questions of a kind. */
export const isCount = (count: number): boolean =>
  Number.isInteger(count) && count >= COUNT_MIN && count <= COUNT_MAX

/** Checks in the order of requirements §5; the first failed check is the failure. */
export const checkConfiguration = (
  configuration: QuizConfiguration,
): Result<CheckedConfiguration> => {
  const quiz_name = configuration.quiz_name.trim()
  if (isBlank(quiz_name)) return fail('quiz_name_required')
  if (characterCount(quiz_name) > QUIZ_NAME_MAX) return fail('quiz_name_too_long')
  const difficulty = DIFFICULTIES.find((known) => known === configuration.difficulty)
  if (!difficulty) return fail('quiz_difficulty_invalid')
  for (const type of QUESTION_TYPES) {
    if (!isCount(configuration.counts[type])) return fail(KINDS[type].countFailure)
  }
  const { questions } = totals(configuration.counts)
  if (questions === 0) return fail('quiz_no_questions')
  if (questions > TOTAL_QUESTIONS_MAX) return fail('quiz_too_many_questions')
  const file_ids = [...new Set(configuration.file_ids)]
  if (file_ids.length === 0) return fail('quiz_files_required')
  if (!isTimeLimit(configuration.time_limit_minutes)) return fail('quiz_time_limit')
  return ok({ quiz_name, difficulty, counts: configuration.counts, file_ids })
}

/** The number of questions and their total marks. */
export const totals = (counts: QuestionCounts): { questions: number; marks: number } => ({
  questions: totalCount(counts),
  marks: QUESTION_TYPES.reduce((sum, type) => sum + counts[type] * KINDS[type].marks, 0),
})
