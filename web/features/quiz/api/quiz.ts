import { queryOptions } from '@tanstack/react-query'
import { asFailure, Failure, type FailureCode } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { quizRow, type Quiz } from '../../../../domain/quiz/rows.ts'
import { withLocalDeadline } from '../../../../domain/quiz/taking/local-deadline.ts'

const GENERATING_POLL_MS = 2000

/** Throws `Failure` quiz_not_found, or with the code `onFailure`. */
export async function fetchQuiz(quizId: string, onFailure: FailureCode): Promise<Quiz> {
  try {
    const db = await supabase()
    const { data, error } = await db.rpc('get_quiz', { p_quiz_id: quizId }).maybeSingle()
    // 22P02: the id in the address is not a UUID, so there is no such quiz.
    if (error && error.code !== '22P02') throw new Failure(onFailure, { cause: error })
    if (!data) throw new Failure('quiz_not_found')
    return withLocalDeadline(quizRow.parse(data.quiz), Date.now())
  } catch (cause) {
    throw asFailure(cause, onFailure)
  }
}

/**
 * A quiz with its questions in order and its sources; a test without its key until it is submitted,
 * a timed one without its questions before its start. The deadline is by the browser's clock.
 * Refetches while the quiz is being generated.
 */
export const quizQuery = (quizId: string, onFailure: FailureCode) =>
  queryOptions({
    queryKey: ['quiz', quizId],
    queryFn: () => fetchQuiz(quizId, onFailure),
    retry: (count, error) =>
      count < 1 && !(error instanceof Failure && error.code === 'quiz_not_found'),
    refetchInterval: (query) =>
      query.state.data?.status === 'generating' ? GENERATING_POLL_MS : false,
  })
