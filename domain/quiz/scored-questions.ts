import type { Answer, Question, Quiz } from './rows.ts'

/**
 * The questions that count in the marks of a completed quiz: those that are not withdrawn, and of a
 * practice those that were answered, since it can be finished before all are asked. The same as
 * `private.quiz_sums` in the database.
 */
export function scoredQuestions(
  { mode, quiz_questions }: Pick<Quiz, 'mode' | 'quiz_questions'>,
  answers: readonly Pick<Answer, 'question_id'>[],
): Question[] {
  const answered = new Set(answers.map(({ question_id }) => question_id))
  return quiz_questions.filter(
    ({ id, withdrawn_at }) => withdrawn_at === null && (mode !== 'practice' || answered.has(id)),
  )
}
