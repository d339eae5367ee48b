import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { DIFFICULTIES } from '../../../../domain/quiz/wire.ts'
import { supabase } from '../../../lib/supabase.ts'

const stats = z.object({
  total_quizzes: z.coerce.number(),
  total_questions_attempted: z.coerce.number(),
  average_percentage: z.coerce.number(),
  total_marks_obtained: z.coerce.number(),
  total_possible_marks: z.coerce.number(),
})
export type Stats = z.infer<typeof stats>

const recentQuiz = z.object({
  quiz_id: z.uuid(),
  quiz_name: z.string(),
  percentage: z.coerce.number(),
  completed_at: z.string(),
})
export type RecentQuiz = z.infer<typeof recentQuiz>

const historyQuiz = z.object({
  id: z.uuid(),
  quiz_name: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  status: z.string(),
  total_mcqs: z.int(),
  total_saqs: z.int(),
  total_laqs: z.int(),
  total_marks: z.coerce.number(),
  marks_obtained: z.nullable(z.coerce.number()),
  percentage: z.nullable(z.coerce.number()),
  completed_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type HistoryQuiz = z.infer<typeof historyQuiz>

async function fetchStats(userId: string): Promise<Stats> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_user_quiz_stats', { user_uuid: userId }).throwOnError()
    const row: unknown = Array.isArray(data) ? data[0] : data
    return stats.parse(row)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

async function fetchRecent(userId: string): Promise<RecentQuiz[]> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_recent_quiz_performance', { user_uuid: userId }).throwOnError()
    return z.array(recentQuiz).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

async function fetchHistory(userId: string): Promise<HistoryQuiz[]> {
  try {
    const db = await supabase()
    const { data } = await db
      .from('quizzes')
      .select(
        'id,quiz_name,difficulty,status,total_mcqs,total_saqs,total_laqs,total_marks,marks_obtained,percentage,completed_at,created_at',
      )
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(200)
      .throwOnError()
    return z.array(historyQuiz).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** Totals over the completed quizzes, by the procedure of spec §7. */
export const statsQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'stats'], queryFn: () => fetchStats(userId) })

/** The last scores, by the procedure of spec §7. */
export const recentQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'recent'], queryFn: () => fetchRecent(userId) })

/** Every quiz of the learner, newest first (at most 200). */
export const historyQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'history'], queryFn: () => fetchHistory(userId) })

/** Deletes a quiz with its questions, answers and marks. Throws `Failure` quiz_delete_failed. */
export function useDeleteQuiz(): (quizId: string) => Promise<void> {
  const cache = useQueryClient()
  return async (quizId) => {
    try {
      const db = await supabase()
      await db.from('quizzes').delete().eq('id', quizId).throwOnError()
    } catch (cause) {
      throw asFailure(cause, 'quiz_delete_failed')
    }
    void cache.invalidateQueries({ queryKey: ['dashboard'] })
    void cache.invalidateQueries({ queryKey: ['bases'] })
  }
}
