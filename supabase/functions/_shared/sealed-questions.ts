import * as z from 'zod/mini'
import { Failure } from '../../../domain/failure.ts'
import type { Mark } from '../../../domain/marking/wire.ts'
import { questionRow, type Answer, type Question } from '../../../domain/quiz/rows.ts'
import type { FunctionDeps } from './deps.ts'

/** A client that may read keys of tests that are not submitted. */
type Service = ReturnType<FunctionDeps['service']>

/** Whether learners can read the key of a quiz only once it is submitted. */
export const isSealed = ({ status, mode }: { status: string; mode: string }): boolean =>
  mode === 'test' && status !== 'completed'

const sealedKey = z.looseObject({
  question_id: z.string(),
  correct_answer: z.string(),
  source_quote: z.nullable(z.string()),
  is_marked: z.boolean(),
})
type SealedKey = z.infer<typeof sealedKey>

/**
 * The keys of those questions that are part of tests that are not submitted. The questions must
 * have been read as the caller. Throws `Failure` grade_failed.
 */
export async function readSealedKeys(
  service: Service,
  questionIds: readonly string[],
): Promise<Map<string, SealedKey>> {
  const { data, error } = await service.rpc('get_sealed_questions', {
    p_question_ids: [...questionIds],
  })
  if (error) throw new Failure('grade_failed', { cause: error })
  return new Map(
    z
      .array(sealedKey)
      .parse(data)
      .map((row) => [row.question_id, row]),
  )
}

/** `question` as its learner reads it, with its key. */
export const withKey = (question: Question, key: SealedKey): Question =>
  questionRow.parse({ ...question, ...key })

/**
 * Stores the mark of `answer` where its learner cannot read it; a mark that it already has stays.
 * False if the test was submitted, or the answer changed, since it was read. Throws `Failure`
 * grade_failed.
 */
export async function storeSealedMark(
  service: Service,
  answer: Answer,
  mark: Mark,
): Promise<boolean> {
  const { data, error } = await service.rpc('store_sealed_mark', {
    p_quiz_id: answer.quiz_id,
    p_question_id: answer.question_id,
    p_user_answer: answer.user_answer,
    p_mark: { ...mark, points: mark.points.map((point) => ({ ...point })) },
  })
  if (error) throw new Failure('grade_failed', { cause: error })
  return data
}
