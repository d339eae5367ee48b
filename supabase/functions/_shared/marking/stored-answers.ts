import * as z from 'zod/mini'
import { Failure } from '../../../../domain/failure.ts'
import {
  markedAnswer,
  type MarkedAnswer,
  type Mark,
  type PastMark,
  type Retry,
} from '../../../../domain/marking/wire.ts'
import { answerRow, questionRow, type Answer, type Question } from '../../../../domain/quiz/rows.ts'
import type { FunctionDeps } from '../deps.ts'

type Db = ReturnType<FunctionDeps['db']>
type Key = { quiz_id: string; question_id: string }

const failed = (cause: unknown) => new Failure('grade_failed', { cause })

/** The caller's quiz, or null where there is none of theirs. Throws `Failure` grade_failed. */
export async function loadQuiz(
  db: Db,
  quizId: string,
): Promise<{ status: string; mode: string } | null> {
  const { data, error } = await db
    .from('quizzes')
    .select('status, mode')
    .eq('id', quizId)
    .maybeSingle()
  if (error) throw failed(error)
  return data
}

const questionKind = z.pick(questionRow, { id: true, question_type: true })
const answerState = z.pick(answerRow, { question_id: true, graded_by: true })

/** The kinds of the questions of a quiz, whose rows may have a megabyte each. */
export async function loadQuestionKinds(
  db: Db,
  quizId: string,
): Promise<z.infer<typeof questionKind>[]> {
  const { data, error } = await db
    .from('quiz_questions')
    .select('id, question_type')
    .eq('quiz_id', quizId)
  if (error) throw failed(error)
  return z.array(questionKind).parse(data)
}

/** Which answers of a quiz are saved, and how they were marked. */
export async function loadAnswerStates(
  db: Db,
  quizId: string,
): Promise<z.infer<typeof answerState>[]> {
  const { data, error } = await db
    .from('quiz_answers')
    .select('question_id, graded_by')
    .eq('quiz_id', quizId)
  if (error) throw failed(error)
  return z.array(answerState).parse(data)
}

/** A question of the quiz, or null where there is none of the caller. */
export async function loadQuestion(db: Db, key: Key): Promise<Question | null> {
  const { data, error } = await db
    .from('quiz_questions')
    .select()
    .eq('quiz_id', key.quiz_id)
    .eq('id', key.question_id)
    .maybeSingle()
  if (error) throw failed(error)
  return data === null ? null : questionRow.parse(data)
}

export async function loadOne(
  db: Db,
  key: Key,
): Promise<{ question: Question; answer: Answer } | null> {
  const [question, answer] = await Promise.all([
    loadQuestion(db, key),
    db
      .from('quiz_answers')
      .select()
      .eq('quiz_id', key.quiz_id)
      .eq('question_id', key.question_id)
      .maybeSingle(),
  ])
  if (answer.error) throw failed(answer.error)
  if (!question || !answer.data) return null
  return { question, answer: answerRow.parse(answer.data) }
}

/** The current mark of an answer; null if it is not marked yet. */
export const currentMark = (answer: Answer): MarkedAnswer | null => {
  const parsed = markedAnswer.safeParse({ ...answer, feedback: answer.feedback ?? '' })
  return answer.graded_by !== null && parsed.success ? parsed.data : null
}

/**
 * Replaces the mark that `answer` had when it was read, and with it the totals of a completed quiz.
 * Null if another call replaced it first. The new history includes that mark. Throws `Failure`
 * grade_failed.
 */
export async function replaceMark(
  db: Db,
  answer: Answer,
  { mark, history }: { mark: Mark; history: readonly PastMark[] },
): Promise<MarkedAnswer | null> {
  const { data, error } = await db.rpc('replace_mark', {
    p_quiz_id: answer.quiz_id,
    p_question_id: answer.question_id,
    p_read: { graded_by: answer.graded_by, history: answer.history },
    p_mark: { ...mark, history: [...history] },
  })
  if (error) throw failed(error)
  return data === null ? null : currentMark(answerRow.parse(data))
}

/**
 * Replaces the retries of an answer as it was read; null if another call changed them first.
 * Throws `Failure` grade_failed.
 */
export async function replaceRetries(
  db: Db,
  answer: Answer,
  retries: readonly Retry[],
): Promise<MarkedAnswer | null> {
  const { data, error } = await db.rpc('replace_retries', {
    p_quiz_id: answer.quiz_id,
    p_question_id: answer.question_id,
    p_read: answer.retries,
    p_retries: [...retries],
  })
  if (error) throw failed(error)
  return data === null ? null : currentMark(answerRow.parse(data))
}
