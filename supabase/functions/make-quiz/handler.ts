import { asFailure, Failure } from '../../../domain/failure.ts'
import { assemble } from '../../../domain/quiz/creation/assemble.ts'
import {
  checkConfiguration,
  totals,
  type CheckedConfiguration,
} from '../../../domain/quiz/creation/configuration.ts'
import type { ChosenPages } from '../../../domain/quiz/creation/texts/chosen-pages.ts'
import type { QuestionDraft } from '../../../domain/quiz/creation/draft.ts'
import type { EarlierQuestion } from '../../../domain/quiz/creation/earlier-questions.ts'
import { countTypes, type QuestionCounts } from '../../../domain/quiz/creation/counts.ts'
import {
  makeQuizRequest,
  questionCounts,
  type MakeQuizEvent,
  type NewQuizMode,
} from '../../../domain/quiz/wire.ts'
import type { SourceText } from '../../../domain/quiz/creation/texts/source-text.ts'
import { UNIQUE_VIOLATION } from '../../../domain/sqlstate.ts'
import { asJob } from '../_shared/account-jobs.ts'
import { readBody, requireUser } from '../_shared/caller.ts'
import type { FunctionDeps, FunctionHandler } from '../_shared/deps.ts'
import { logFailure } from '../_shared/log-failure.ts'
import { portsOf } from '../_shared/ports.ts'
import { eventStream, errorResponse, failureResponse, toWire } from '../_shared/respond.ts'
import { ABANDONED_AFTER_MS } from '../_shared/unfinished-work.ts'
import { loadEarlier } from './earlier-quizzes.ts'
import { loadTexts } from './source-texts.ts'

type Db = ReturnType<FunctionDeps['db']>
type QuizRequest = {
  readonly id: string
  readonly userId: string
  readonly mode: NewQuizMode
  readonly pages: ChosenPages
  readonly timeLimit: number | null
} & CheckedConfiguration

/** Makes a quiz from the texts of the caller's files (contract: domain/quiz/wire.ts). */
export const handle: FunctionHandler = async (request, deps) => {
  const user = await requireUser(request, deps)
  if (user instanceof Response) return user
  const read = await readBody(request, makeQuizRequest)
  if (read instanceof Response) return read
  const checked = checkConfiguration(read.body)
  if (!checked.ok) return errorResponse(checked.failure, 400)
  const quiz: QuizRequest = {
    id: read.body.quiz_id,
    userId: user.id,
    mode: read.body.mode,
    pages: read.body.pages ?? {},
    timeLimit: read.body.mode === 'test' ? (read.body.time_limit_minutes ?? null) : null,
    ...checked.value,
  }
  return asJob(deps, user.id, (job) => createOrWait(deps.db(request), quiz, job))
}

/** The quiz that was requested before with the same id, or a new one. */
const createOrWait = async (db: Db, quiz: QuizRequest, deps: FunctionDeps): Promise<Response> => {
  try {
    const existing = await findQuiz(db, quiz.id)
    if (existing && !isAbandoned(existing, deps.now())) return waitForExistingQuiz(db, quiz, deps)
    if (existing) await deleteGenerating(db, quiz.id)
    // The row comes first, since a learner cancels by deleting it.
    if (await insertQuizRow(db, quiz)) return await loadTextsAndMake(db, quiz, deps)
    return (await findQuiz(db, quiz.id))
      ? waitForExistingQuiz(db, quiz, deps)
      : errorResponse('quiz_not_found', 404)
  } catch (error) {
    const failure = asFailure(error, 'quiz_generate_failed')
    logFailure(deps, 'quiz_failed', failure)
    return failureResponse(failure)
  }
}

/** Makes the quiz of a row that is `generating`; deletes the row if its texts cannot be read. */
const loadTextsAndMake = async (
  db: Db,
  quiz: QuizRequest,
  deps: FunctionDeps,
): Promise<Response> => {
  try {
    const files = await loadTexts(db, quiz)
    if (files.length === 0) {
      await deleteUnfinished(db, quiz.id, deps)
      return errorResponse('quiz_no_text', 422)
    }
    const earlier = await loadEarlier(db, () => deps.service(), quiz.file_ids)
    return streamMaking({ db, quiz, files, earlier }, deps)
  } catch (error) {
    await deleteUnfinished(db, quiz.id, deps)
    throw error
  }
}

/** Inserts the generating row; false where the id is taken. */
const insertQuizRow = async (db: Db, quiz: QuizRequest): Promise<boolean> => {
  const { error } = await db.from('quizzes').insert({
    id: quiz.id,
    user_id: quiz.userId,
    quiz_name: quiz.quiz_name,
    difficulty: quiz.difficulty,
    status: 'generating',
    mode: quiz.mode,
    time_limit_minutes: quiz.timeLimit,
    counts: quiz.counts,
    total_marks: totals(quiz.counts).marks,
  })
  if (error && error.code !== UNIQUE_VIOLATION) throw asFailure(error, 'quiz_generate_failed')
  return !error
}

/** A quiz to make from the texts of its files, as the caller. */
type QuizToMake = {
  db: Db
  quiz: QuizRequest
  files: readonly SourceText[]
  earlier: readonly EarlierQuestion[]
}

/** Makes the quiz and reports its progress; goes on if nobody listens any more. */
const streamMaking = (work: QuizToMake, deps: FunctionDeps): Response =>
  eventStream<MakeQuizEvent>((emit) => {
    const stored = makeAndStore(work, deps, emit)
    deps.background(stored)
    return stored
  })

const makeAndStore = async (
  work: QuizToMake,
  deps: FunctionDeps,
  emit: (event: MakeQuizEvent) => void,
): Promise<void> => {
  const { db, quiz, files, earlier } = work
  const total = totals(quiz.counts).questions
  const progress = (done: number) => emit({ type: 'progress', done, total })
  try {
    progress(0)
    const seed = deps.seed()
    // Cancelling deletes the generating row (web/features/quiz/api/make-quiz.ts).
    const isCancelled = async () => !(await renewGenerating(db, quiz.id, deps.now()))
    const drafts = await portsOf(deps).questionMaker.make({
      userId: quiz.userId,
      files,
      earlier,
      counts: quiz.counts,
      difficulty: quiz.difficulty,
      seed,
      onProgress: progress,
      isCancelled,
    })
    if (!(await storeQuestions(work, drafts, seed))) {
      deps.log({ name: 'quiz_cancelled' })
      return
    }
    emit({ type: 'ready', quiz_id: quiz.id, asked: quiz.counts, made: countTypes(drafts) })
  } catch (error) {
    const failure = asFailure(error, 'quiz_generate_failed')
    logFailure(deps, 'quiz_failed', failure)
    await deleteUnfinished(db, quiz.id, deps)
    emit({ type: 'failure', failure: toWire(failure) })
  }
}

/** Stores the questions; false, without storing anything, where the quiz was cancelled. */
const storeQuestions = async (
  { db, quiz, files }: QuizToMake,
  drafts: readonly QuestionDraft[],
  seed: number,
): Promise<boolean> => {
  const { data, error } = await db.rpc('finish_quiz', {
    p_quiz: { id: quiz.id, quiz_name: quiz.quiz_name, difficulty: quiz.difficulty },
    p_file_ids: files.map((file) => file.fileId),
    p_questions: assemble(drafts, seed),
  })
  if (error) throw asFailure(error, 'quiz_generate_failed')
  return data
}

type QuizRow = {
  readonly status: string
  readonly updatedAt: string
  readonly made: QuestionCounts
}

const isAbandoned = ({ status, updatedAt }: QuizRow, now: Date): boolean =>
  status === 'generating' && now.getTime() - Date.parse(updatedAt) > ABANDONED_AFTER_MS

const deleteGenerating = (db: Db, id: string) =>
  db.from('quizzes').delete().eq('id', id).eq('status', 'generating')

/** Deletes a quiz that cannot be finished; a failure to do so is logged. */
const deleteUnfinished = async (db: Db, id: string, deps: FunctionDeps): Promise<void> => {
  const { error } = await deleteGenerating(db, id)
  if (error) deps.log({ name: 'quiz_left_generating', code: error.code })
}

/** States that the quiz is still being made; false where its row is gone. */
const renewGenerating = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const { data, error } = await db
    .from('quizzes')
    .update({ updated_at: now.toISOString() })
    .eq('id', id)
    .eq('status', 'generating')
    .select('id')
  if (error) throw new Failure('quiz_generate_failed', { cause: error })
  return data.length > 0
}

const findQuiz = async (db: Db, id: string): Promise<QuizRow | null> => {
  const { data, error } = await db
    .from('quizzes')
    .select('status, updated_at, counts')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new Failure('quiz_generate_failed', { cause: error })
  return (
    data && {
      status: data.status,
      updatedAt: data.updated_at,
      made: questionCounts.parse(data.counts),
    }
  )
}

const WATCH_EVERY_MS = 500

/** A quiz requested before: reports when it is ready, or that it failed. Makes nothing. */
const waitForExistingQuiz = (db: Db, quiz: QuizRequest, deps: FunctionDeps): Response =>
  eventStream<MakeQuizEvent>(async (emit, signal) => {
    while (!signal.aborted) {
      const row = await findQuiz(db, quiz.id).catch((error: unknown) =>
        asFailure(error, 'quiz_generate_failed'),
      )
      if (row === null || row instanceof Failure || isAbandoned(row, deps.now())) {
        const failure = row instanceof Failure ? row : new Failure('quiz_generate_failed')
        emit({ type: 'failure', failure: toWire(failure) })
        return
      }
      if (row.status !== 'generating') {
        emit({ type: 'ready', quiz_id: quiz.id, asked: quiz.counts, made: row.made })
        return
      }
      await new Promise((resolve) => setTimeout(resolve, WATCH_EVERY_MS))
    }
  })
