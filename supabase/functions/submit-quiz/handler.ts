import { z } from 'zod'
import { asFailure, Failure } from '../../../domain/failure.ts'
import { submitRequest, type SubmitEvent } from '../../../domain/marking/wire.ts'
import { GRADING_DELAY_MS } from '../../../domain/constants.ts'
import { isWritten } from '../../../domain/quiz/kinds/registry.ts'
import { asJob } from '../_shared/account-jobs.ts'
import { readBody, requireUser } from '../_shared/caller.ts'
import type { FunctionDeps, FunctionHandler } from '../_shared/deps.ts'
import { logFailure } from '../_shared/log-failure.ts'
import { eventStream, errorResponse, toWire } from '../_shared/respond.ts'
import { messagesForRequest } from '../_shared/messages.ts'
import { markAnswer, type Marker, type Submission } from '../_shared/marking/marker.ts'
import { portsOf } from '../_shared/ports.ts'
import {
  loadAnswerStates,
  loadOne,
  loadQuestionKinds,
  loadQuiz,
  replaceMark,
} from '../_shared/marking/stored-answers.ts'
import { isSealed, readSealedKeys, storeSealedMark, withKey } from '../_shared/sealed-questions.ts'

type Db = ReturnType<FunctionDeps['db']>

const totals = z
  .array(
    z.object({
      marks_obtained: z.number(),
      total_marks: z.number(),
      percentage: z.number().nullable(),
    }),
  )
  .length(1)

/**
 * Marks the unmarked answers and completes the quiz (contract: domain/marking/wire.ts). Idempotent,
 * also for simultaneous calls of two tabs: existing marks are not changed. The work continues if
 * the caller disconnects.
 */
export const handle: FunctionHandler = async (request, deps) => {
  const user = await requireUser(request, deps)
  if (user instanceof Response) return user
  const read = await readBody(request, submitRequest)
  if (read instanceof Response) return read
  const userId = user.id
  return asJob(deps, userId, async (job) => {
    const quizId = read.body.quiz_id
    const db = deps.db(request)
    let service: Db | null = null
    try {
      const quiz = await loadQuiz(db, quizId)
      if (!quiz || quiz.status === 'generating') return errorResponse('quiz_not_found', 404)
      if (isSealed(quiz)) service = deps.service()
    } catch (error) {
      const failure = asFailure(error, 'quiz_submit_failed')
      logFailure(deps, 'submit_failed', failure)
      return errorResponse(failure, 500)
    }
    const { marking: messages } = messagesForRequest(request)
    const { marker } = portsOf(deps)
    const marking: Marking = { db, service, quizId, marker, userId, messages, log: deps.log }
    return eventStream<SubmitEvent>((emit) => {
      const work = submit(marking, emit)
      job.background(work)
      return work
    })
  })
}

type Marking = Pick<Submission, 'userId' | 'messages'> &
  Pick<FunctionDeps, 'log'> & {
    readonly db: Db
    /** Reads the key of a test; null: the caller reads it. */
    readonly service: Db | null
    readonly quizId: string
    readonly marker: Marker
  }

async function submit(marking: Marking, emit: (event: SubmitEvent) => void): Promise<void> {
  const { db, quizId } = marking
  try {
    await markAll(marking, (done, total) => emit({ type: 'progress', done, total }))
    const { data, error } = await db.rpc('complete_quiz', { p_quiz_id: quizId })
    if (error) throw new Failure('quiz_submit_failed', { cause: error })
    const [sums] = totals.parse(data)
    if (!sums) throw new Failure('quiz_submit_failed')
    emit({ type: 'completed', quiz_id: quizId, ...sums })
  } catch (error) {
    logFailure(marking, 'submit_failed', asFailure(error, 'quiz_submit_failed'))
    emit({ type: 'failure', failure: toWire(new Failure('quiz_submit_failed', { cause: error })) })
  }
}

/**
 * Marks every saved answer without a mark, one after the other. What was not answered has no row,
 * and counts 0.
 */
async function markAll(
  marking: Marking,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const { db, service, quizId, marker } = marking
  const [questions, answers] = await Promise.all([
    loadQuestionKinds(db, quizId),
    loadAnswerStates(db, quizId),
  ])
  const questionsById = new Map(questions.map((question) => [question.id, question]))
  const keys = service && (await readSealedKeys(service, [...questionsById.keys()]))
  const open = answers.flatMap(({ graded_by, question_id: id }) => {
    const isMarked = graded_by !== null || keys?.get(id)?.is_marked
    const question = isMarked ? undefined : questionsById.get(id)
    return question ? [question] : []
  })
  let done = answers.length - open.length
  progress(done, answers.length)
  let asksModel = false
  for (const { id, question_type } of open) {
    // The requirements' pause between items applies only to a remote model.
    const paced = marker.isPaced && isWritten(question_type)
    if (paced && asksModel) await new Promise((resolve) => setTimeout(resolve, GRADING_DELAY_MS))
    asksModel ||= paced
    await markOne(marking, id)
    done += 1
    progress(done, answers.length)
  }
}

/**
 * The answer may have been marked since the list was read: by another tab, or by the call that
 * saving it began.
 */
async function markOne(marking: Marking, questionId: string): Promise<void> {
  const { db, service, quizId, marker, userId, messages } = marking
  const saved = await loadOne(db, { quiz_id: quizId, question_id: questionId })
  if (!saved || saved.answer.graded_by !== null) return
  const { answer } = saved
  const key = service && (await readSealedKeys(service, [questionId])).get(questionId)
  // Without a key the test was submitted meanwhile: its rows have the key.
  if (key === undefined) return markOne({ ...marking, service: null }, questionId)
  if (key?.is_marked) return
  const mark = await markAnswer(marker, {
    question: key ? withKey(saved.question, key) : saved.question,
    answer: answer.user_answer,
    reason: null,
    userId,
    messages,
  })
  if (service) await storeSealedMark(service, answer, mark)
  else await replaceMark(db, answer, { mark, history: answer.history })
}
