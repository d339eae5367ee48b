import { RETRIES_MAX } from '../../../domain/constants.ts'
import { Failure } from '../../../domain/failure.ts'
import type { MarkingMessages } from '../../../domain/marking/messages.ts'
import type { MarkedAnswer, GradeRequest, Retry } from '../../../domain/marking/wire.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { markAnswer } from '../_shared/marking/marker.ts'
import { loadOne, replaceRetries } from '../_shared/marking/stored-answers.ts'
import { errorResponse } from '../_shared/respond.ts'
import type { Marking } from './handler.ts'
import { selfMark, type SelfMarkRequest } from './self-mark.ts'

type Db = ReturnType<FunctionDeps['db']>

type QuizState = { readonly status: string; readonly mode: string }

type RetryParts = {
  readonly quiz: QuizState
  readonly marking: Marking
  readonly body: Extract<GradeRequest, { action: 'retry' }>
}

/** Whether retries can be added and marked. */
const takesRetries = ({ mode, status }: QuizState): boolean =>
  mode !== 'test' && status !== 'completed'

/**
 * Marks and stores a further answer to a question that was missed. An attempt that is already
 * stored is returned unchanged, so that a repeated call stores it once. Throws `Failure`
 * grade_failed.
 */
export async function markRetry(
  db: Db,
  { quiz, marking: { marker, userId, messages, now }, body }: RetryParts,
): Promise<Retry | Response> {
  if (!takesRetries(quiz)) return errorResponse('retry_refused', 409)
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
    userId,
    messages,
  })
  const made = { ...mark, user_answer: body.answer, answered_at: now().toISOString() }
  if (await replaceRetries(db, answer, [...answer.retries, made])) return made
  // Another call stored this attempt meanwhile.
  const first = (await loadOne(db, body))?.answer.retries[body.attempt - 1]
  if (!first) throw new Failure('grade_failed', { cause: 'the retry was not stored' })
  return first
}

type SelfMarkParts = {
  readonly quiz: QuizState
  readonly messages: MarkingMessages
  readonly body: SelfMarkRequest & { readonly retry: number }
}

/** The learner's own verdicts on a retry, in place of its mark. Throws `Failure` grade_failed. */
export async function selfMarkRetry(
  db: Db,
  { quiz, messages, body }: SelfMarkParts,
): Promise<MarkedAnswer | Response> {
  const saved = await loadOne(db, body)
  const current = saved?.answer.retries[body.retry - 1]
  if (!takesRetries(quiz) || !saved || !current) return errorResponse('self_mark_refused', 409)
  const mark = selfMark({ question: saved.question, current }, body.verdicts, messages)
  if (mark instanceof Response) return mark
  const retries = saved.answer.retries.with(body.retry - 1, { ...current, ...mark })
  const stored = await replaceRetries(db, saved.answer, retries)
  if (!stored) throw new Failure('grade_failed', { cause: 'the retries changed meanwhile' })
  return stored
}
