import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { answerRow, type Answer } from '../../../../domain/quiz/rows.ts'

/** Throws `Failure` quiz_answers_load_failed. */
export async function fetchAnswers(quizId: string): Promise<Answer[]> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_quiz_answers', { p_quiz_id: quizId }).throwOnError()
    return z
      .array(z.object({ answer: answerRow }))
      .parse(data)
      .map(({ answer }) => answer)
  } catch (cause) {
    throw asFailure(cause, 'quiz_answers_load_failed')
  }
}

/** The saved answers of a quiz, unordered; without their marks until a test is submitted. */
export const answersQuery = (quizId: string) =>
  queryOptions({ queryKey: ['quiz', quizId, 'answers'], queryFn: () => fetchAnswers(quizId) })
