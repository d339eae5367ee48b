import { archivedQuiz, unsealed, type ArchivedQuiz } from '../../../../domain/export/archive.ts'
import { Failure } from '../../../../domain/failure.ts'
import { completeQuiz, insertRows, storeTime, type Row } from './insert-rows.ts'
import type { Archive } from './open-archive.ts'

/** A quiz of the archive. Fails with `archive_invalid`. */
export async function readQuiz(archive: Archive, name: string): Promise<ArchivedQuiz> {
  const quiz = await archive.json(name, archivedQuiz)
  try {
    return unsealed(quiz)
  } catch (cause) {
    throw new Failure('archive_invalid', { cause })
  }
}

const UNTIMED = { time_limit_minutes: null, started_at: null }
const isTimed = (quiz: Row): boolean => typeof quiz['time_limit_minutes'] === 'number'

/** The account that the rows belong to, and their ids there. */
type Target = { readonly userId: string; readonly newId: (id: string) => string }

/**
 * Stores a quiz with its questions and answers under new ids. Fails with `Failure`.
 *
 * The answers of a completed quiz and of a test whose time is over are fixed: such a quiz is
 * completed, and its time stored, after them.
 */
export async function storeQuiz(archived: ArchivedQuiz, { userId, newId }: Target): Promise<void> {
  const { quiz_sources, quiz_questions, quiz_answers, ...quiz } = archived
  const quiz_id = newId(quiz.id)
  const isCompleted = quiz.status === 'completed'
  const open: Row = {
    status: 'in_progress',
    completed_at: null,
    marks_obtained: null,
    percentage: null,
  }
  await insertRows('quizzes', [
    {
      ...quiz,
      id: quiz_id,
      user_id: userId,
      ...(isCompleted && open),
      ...(isTimed(quiz) && UNTIMED),
    },
  ])
  await insertRows(
    'quiz_sources',
    quiz_sources.map((source) => ({
      ...source,
      quiz_id,
      file_id: newId(source.file_id),
      base_id: newId(source.base_id),
    })),
  )
  await insertRows(
    'quiz_questions',
    quiz_questions.map((question) => ({
      ...question,
      id: newId(question.id),
      quiz_id,
      source_file_id: question.source_file_id && newId(question.source_file_id),
      repeats: question.repeats ? newId(question.repeats) : null,
    })),
  )
  await insertRows(
    'quiz_answers',
    quiz_answers.map((answer) => ({
      ...answer,
      quiz_id,
      question_id: newId(answer.question_id),
    })),
  )
  if (isTimed(quiz)) await storeTime(quiz_id, quiz)
  if (isCompleted) await completeQuiz(quiz_id, quiz)
}
