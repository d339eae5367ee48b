import { RETRIES_MAX } from '../../../domain/constants.ts'
import { Failure } from '../../../domain/failure.ts'
import type { GradeRequest, Retry } from '../../../domain/grading/wire.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { markAnswer } from '../_shared/marking/marker.ts'
import { appendRetry, loadOne } from '../_shared/marking/stored-answers.ts'
import { errorResponse } from '../_shared/respond.ts'
import type { Marking } from './handler.ts'

type Db = ReturnType<FunctionDeps['db']>

type RetryParts = {
  readonly quiz: { readonly status: string; readonly mode: string }
  readonly marking: Marking
  readonly body: Extract<GradeRequest, { action: 'retry' }>
}

/**
 * Marks and stores a further answer to a question that was missed. An attempt that is already
 * stored is returned unchanged, so that a repeated call stores it once. Throws `Failure`
 * grade_failed.
 */
export async function markRetry(
  db: Db,
  { quiz, marking: { marker, account, messages, now }, body }: RetryParts,
): Promise<Retry | Response> {
  if (quiz.mode === 'test' || quiz.status === 'completed')
    return errorResponse('retry_refused', 409)
  const saved = await loadOne(db, body)
  if (!saved) return errorResponse('quiz_answer_required', 404)
  const { question, answer } = saved
  const stored = answer.retries[body.attempt - 1]
  if (stored) return stored
  if (answer.retries.length !== body.attempt - 1 || body.attempt > RETRIES_MAX)
    return errorResponse('retry_refused', 409)
  const mark = await markAnswer(marker, {
    question,
    answer: body.answer,
    reason: null,
    account,
    messages,
  })
  const made = { ...mark, user_answer: body.answer, answered_at: now().toISOString() }
  const appended = await appendRetry(db, answer, made)
  if (appended) return appended
  // Another call stored this attempt meanwhile.
  const first = (await loadOne(db, body))?.answer.retries[body.attempt - 1]
  if (!first) throw new Failure('grade_failed', { cause: 'the retry was not stored' })
  return first
}
