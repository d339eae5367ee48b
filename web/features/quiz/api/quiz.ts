import { queryOptions } from '@tanstack/react-query'
import { asFailure, Failure, type FailureCode } from '../../../../domain/failure.ts'
import { currentUserId } from '../../../lib/backend/auth.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { quizRow, type Quiz } from '../../../../domain/quiz/rows.ts'

const GENERATING_POLL_MS = 2000

async function fetchQuiz(quizId: string, onFailure: FailureCode): Promise<Quiz> {
  try {
    const [db, userId] = await Promise.all([supabase(), currentUserId()])
    const { data, error } = await db
      .from('quizzes')
      // Answers also link quizzes with questions: PostgREST needs the name of the foreign key.
      .select(
        'id,quiz_name,difficulty,status,total_marks,marks_obtained,percentage,completed_at,quiz_questions!quiz_questions_quiz_id_fkey(*),quiz_sources(file_id,base_id,base_files(file_name))',
      )
      .eq('id', quizId)
      .eq('user_id', userId)
      .maybeSingle()
    // 22P02: the id in the address is not a UUID, so there is no such quiz.
    if (error && error.code !== '22P02') throw new Failure(onFailure, { cause: error })
    if (!data) throw new Failure('quiz_not_found')
    return quizRow.parse(data)
  } catch (cause) {
    throw asFailure(cause, onFailure)
  }
}

/**
 * A quiz with its questions in order and its sources. Refetches while the quiz is being generated.
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
