import { z } from 'zod'
import { Failure } from '../../../../domain/failure.ts'
import type { QuestionToMark } from '../../../../domain/grading/question.ts'
import {
  gradedAnswer,
  GRADERS,
  judgedPoint,
  pastMark,
  type GradedAnswer,
  type Mark,
  type PastMark,
} from '../../../../domain/grading/wire.ts'
import { markPoint, QUESTION_TYPES } from '../../../../domain/quiz/wire.ts'
import type { FunctionDeps } from '../deps.ts'

type Db = ReturnType<FunctionDeps['db']>
type Key = { quiz_id: string; question_id: string }

const questionRow = z.object({
  id: z.uuid(),
  question_type: z.enum(QUESTION_TYPES),
  question_text: z.string(),
  options: z.record(z.string(), z.string()).nullable(),
  correct_answer: z.string(),
  correct_option_number: z.number().nullable(),
  marks: z.number(),
  source_page: z.number().nullable(),
  source_quote: z.string().nullable(),
  /** Points of another shape are of no use, and no reason to leave an answer unmarked. */
  points: z.array(markPoint).catch([]),
})
export type SavedQuestion = z.infer<typeof questionRow> & QuestionToMark

const answerRow = z.object({
  quiz_id: z.uuid(),
  question_id: z.uuid(),
  user_answer: z.string(),
  answered_at: z.string(),
  is_correct: z.boolean().nullable(),
  marks_obtained: z.number().nullable(),
  similarity_score: z.number().nullable(),
  feedback: z.string().nullable(),
  graded_by: z.enum(GRADERS).nullable(),
  points: z.array(judgedPoint).catch([]),
  history: z.array(pastMark).catch([]),
})
export type SavedAnswer = z.infer<typeof answerRow>

const QUESTION_COLUMNS =
  'id, question_type, question_text, options, correct_answer, correct_option_number, marks, source_page, source_quote, points'
const ANSWER_COLUMNS =
  'quiz_id, question_id, user_answer, answered_at, is_correct, marks_obtained, similarity_score, feedback, graded_by, points, history'

const failed = (cause: unknown) => new Failure('grade_failed', { cause })

/** The caller's quiz, or null where there is none of theirs. Throws `Failure` grade_failed. */
export async function loadQuiz(db: Db, quizId: string): Promise<{ status: string } | null> {
  const { data, error } = await db.from('quizzes').select('status').eq('id', quizId).maybeSingle()
  if (error) throw failed(error)
  return data
}

export async function loadQuestions(db: Db, quizId: string): Promise<SavedQuestion[]> {
  const { data, error } = await db
    .from('quiz_questions')
    .select(QUESTION_COLUMNS)
    .eq('quiz_id', quizId)
    .order('question_number')
  if (error) throw failed(error)
  return z.array(questionRow).parse(data)
}

export async function loadAnswers(db: Db, quizId: string): Promise<SavedAnswer[]> {
  const { data, error } = await db.from('quiz_answers').select(ANSWER_COLUMNS).eq('quiz_id', quizId)
  if (error) throw failed(error)
  return z.array(answerRow).parse(data)
}

export async function loadOne(
  db: Db,
  key: Key,
): Promise<{ question: SavedQuestion; answer: SavedAnswer } | null> {
  const [question, answer] = await Promise.all([
    db
      .from('quiz_questions')
      .select(QUESTION_COLUMNS)
      .eq('quiz_id', key.quiz_id)
      .eq('id', key.question_id)
      .maybeSingle(),
    db
      .from('quiz_answers')
      .select(ANSWER_COLUMNS)
      .eq('quiz_id', key.quiz_id)
      .eq('question_id', key.question_id)
      .maybeSingle(),
  ])
  if (question.error) throw failed(question.error)
  if (answer.error) throw failed(answer.error)
  if (!question.data || !answer.data) return null
  return { question: questionRow.parse(question.data), answer: answerRow.parse(answer.data) }
}

/** The standing mark, or null where the answer is not marked yet. */
export const standingMark = (answer: SavedAnswer): GradedAnswer | null => {
  const parsed = gradedAnswer.safeParse({ ...answer, feedback: answer.feedback ?? '' })
  return answer.graded_by !== null && parsed.success ? parsed.data : null
}

/**
 * Writes a mark in place of the one that stood when `answer` was read, if that still stands; null where another call was
 * quicker. `replaced` is the history with that mark at its end.
 */
export async function replaceMark(
  db: Db,
  answer: SavedAnswer,
  mark: Mark,
  replaced: readonly PastMark[],
): Promise<GradedAnswer | null> {
  const update = db
    .from('quiz_answers')
    .update({ ...mark, history: [...replaced] })
    .eq('quiz_id', answer.quiz_id)
    .eq('question_id', answer.question_id)
  const standing =
    answer.graded_by === null
      ? update.is('graded_by', null)
      : update.eq('history', JSON.stringify(answer.history)).not('graded_by', 'is', null)
  const { data, error } = await standing.select(ANSWER_COLUMNS).maybeSingle()
  if (error) throw failed(error)
  return data ? standingMark(answerRow.parse(data)) : null
}
