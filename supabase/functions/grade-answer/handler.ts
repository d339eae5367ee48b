import { asFailure, Failure } from '../../../domain/failure.ts'
import { mayAppeal } from '../../../domain/marking/learner-corrections.ts'
import type { Answer, Question } from '../../../domain/quiz/rows.ts'
import {
  gradeRequest,
  type MarkedAnswer,
  type GradeRequest,
  type Mark,
} from '../../../domain/marking/wire.ts'
import { asJob } from '../_shared/account-jobs.ts'
import { readBody, requireUser } from '../_shared/caller.ts'
import type { FunctionDeps, FunctionHandler } from '../_shared/deps.ts'
import { logFailure } from '../_shared/log-failure.ts'
import { json, errorResponse } from '../_shared/respond.ts'
import { messagesForRequest } from '../_shared/messages.ts'
import { markAnswer, type Marker, type Submission } from '../_shared/marking/marker.ts'
import { portsOf } from '../_shared/ports.ts'
import { loadOne, loadQuiz, replaceMark, currentMark } from '../_shared/marking/stored-answers.ts'
import { isSealed, readSealedKeys, storeSealedMark, withKey } from '../_shared/sealed-questions.ts'
import { giveHint } from './hint.ts'
import { markRetry, selfMarkRetry } from './retry.ts'
import { selfMark } from './self-mark.ts'

type Db = ReturnType<FunctionDeps['db']>
type Saved = { question: Question; answer: Answer }

/**
 * Another call may replace a mark while a new one is made; after this many attempts the call fails.
 */
const ATTEMPTS = 3

/**
 * Marks one saved answer of the caller, handles an appeal, a self-mark or a retry, or gives a hint
 * before the answer (contract: domain/marking/wire.ts).
 */
export const handle: FunctionHandler = async (request, deps) => {
  const user = await requireUser(request, deps)
  if (user instanceof Response) return user
  const read = await readBody(request, gradeRequest)
  if (read instanceof Response) return read
  return asJob(deps, user.id, (job) =>
    respond({ deps: job, request, body: read.body, userId: user.id }),
  )
}

type Grading = { deps: FunctionDeps; request: Request; body: GradeRequest; userId: string }

async function respond({ deps, request, body, userId }: Grading): Promise<Response> {
  const db = deps.db(request)
  try {
    const quiz = await loadQuiz(db, body.quiz_id)
    if (!quiz) return errorResponse('quiz_not_found', 404)
    if (body.action === 'hint') return await giveHint(deps, db, { quiz, body })
    const { marking: messages } = messagesForRequest(request)
    const marking = { marker: portsOf(deps).marker, userId, messages, now: deps.now }
    if (body.action === 'retry') {
      const retried = await markRetry(db, { quiz, marking, body })
      return retried instanceof Response ? retried : json(retried)
    }
    if (body.action === 'self' && body.retry !== undefined) {
      const { retry } = body
      const marked = await selfMarkRetry(db, { quiz, messages, body: { ...body, retry } })
      return marked instanceof Response ? marked : json(marked)
    }
    if (isSealed(quiz)) {
      // An appeal shows what it is against, and there is nothing to mark oneself.
      if (body.action !== 'mark') return errorResponse('bad_request', 400)
      const marked = await markSealed({ db, service: deps.service() }, marking, body)
      if (marked) return marked
      // It was submitted meanwhile.
    }
    return await grade(db, marking, body)
  } catch (error) {
    const failure = asFailure(error, 'grade_failed')
    logFailure(deps, 'marking_failed', failure)
    return errorResponse(failure, 500)
  }
}

/** A request about the answer that is saved. */
type MarkRequest = Exclude<GradeRequest, { action: 'retry' | 'hint' }>

/** The marker of the answers of one account. */
export type Marking = Pick<Submission, 'userId' | 'messages'> &
  Pick<FunctionDeps, 'now'> & { readonly marker: Marker }

/**
 * Marks an answer of a test that is not submitted: 202 without the mark, which would give the key
 * away. Null if the test was submitted meanwhile.
 */
async function markSealed(
  { db, service }: { db: Db; service: Db },
  { marker, userId, messages }: Marking,
  body: MarkRequest,
): Promise<Response | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const saved = await loadOne(db, body)
    if (!saved) return errorResponse('quiz_answer_required', 404)
    const { answer } = saved
    const key = (await readSealedKeys(service, [saved.question.id])).get(saved.question.id)
    if (!key) return null
    if (key.is_marked || answer.graded_by !== null) return json({}, 202)
    const question = withKey(saved.question, key)
    const text = answer.user_answer
    const mark = await markAnswer(marker, {
      question,
      answer: text,
      reason: null,
      userId,
      messages,
    })
    if (await storeSealedMark(service, answer, mark)) return json({}, 202)
  }
  throw new Failure('grade_failed', { cause: 'the answer changed each time it was marked' })
}

async function grade(db: Db, marking: Marking, body: MarkRequest): Promise<Response> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const saved = await loadOne(db, body)
    if (!saved) return errorResponse('quiz_answer_required', 404)
    const current = currentMark(saved.answer)
    if (body.action === 'mark' && current) return json(current)
    if (body.action === 'appeal' && !mayAppeal(saved.answer.history))
      return errorResponse('appeals_spent', 409)
    const made = await remark(marking, body, { ...saved, current })
    if (made instanceof Response) return made
    const history = current
      ? [
          ...saved.answer.history,
          {
            is_correct: current.is_correct,
            marks_obtained: current.marks_obtained,
            similarity_score: current.similarity_score,
            feedback: current.feedback,
            graded_by: current.graded_by,
            points: current.points,
            reason: body.action === 'appeal' ? body.reason : null,
            replaced_at: marking.now().toISOString(),
          },
        ]
      : saved.answer.history
    const written = await replaceMark(db, saved.answer, { mark: made, history })
    if (written) return json(written)
  }
  throw new Failure('grade_failed', { cause: 'the mark changed each time a new one was ready' })
}

async function remark(
  { marker, userId, messages }: Marking,
  body: MarkRequest,
  { question, answer, current }: Saved & { current: MarkedAnswer | null },
): Promise<Mark | Response> {
  if (body.action === 'self') return selfMark({ question, current }, body.verdicts, messages)
  const reason = body.action === 'appeal' ? body.reason : null
  const made = await markAnswer(marker, {
    question,
    answer: answer.user_answer,
    reason,
    userId,
    messages,
  })
  // An estimate is not an answer to an appeal against a model's mark.
  if (reason !== null && current?.graded_by === 'model' && made.graded_by === 'lexical')
    return errorResponse('appeal_needs_model', 503)
  return made
}
