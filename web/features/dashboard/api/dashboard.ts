import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { DIFFICULTIES, MODES, questionCounts } from '../../../../domain/quiz/wire.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { scheduleDay } from '../../../lib/i18n/day.ts'

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
  possible_percentage: z.coerce.number(),
  completed_at: z.string(),
})
/** `possible_percentage` is reached if every open point is met. */
export type RecentQuiz = z.infer<typeof recentQuiz>

const historyQuiz = z.object({
  id: z.uuid(),
  quiz_name: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  status: z.string(),
  mode: z.enum(MODES),
  counts: questionCounts,
  total_marks: z.coerce.number(),
  marks_obtained: z.nullable(z.coerce.number()),
  percentage: z.nullable(z.coerce.number()),
  possible_percentage: z.nullable(z.coerce.number()),
  completed_at: z.nullable(z.string()),
  created_at: z.string(),
})
export type HistoryQuiz = z.infer<typeof historyQuiz>

const overviewRequest = z.object({
  quizzes: z.array(historyQuiz),
  reviews: z.array(z.object({ at: z.number(), questions: z.int() })),
})

/** The number of questions that become due at this time (ms since 1970). */
export type Return = { readonly at: number; readonly questions: number }

/**
 * The data of the dashboard: the newest 200 quizzes, newest first, what is due by the end of today,
 * and what becomes due next.
 */
type Overview = {
  readonly history: readonly HistoryQuiz[]
  readonly returns: readonly Return[]
}

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
    const { data } = await db
      .rpc('get_recent_quiz_performance', { user_uuid: userId })
      .throwOnError()
    return z.array(recentQuiz).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

async function fetchOverview(): Promise<Overview> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_dashboard', scheduleDay(new Date())).single().throwOnError()
    const { quizzes, reviews } = overviewRequest.parse(data)
    return { history: quizzes, returns: reviews }
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** Totals of the completed quizzes, from the procedure `get_user_quiz_stats`. */
export const statsQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'stats'], queryFn: () => fetchStats(userId) })

/** The last scores, from the procedure `get_recent_quiz_performance`. */
export const recentQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'recent'], queryFn: () => fetchRecent(userId) })

/** The learner's quizzes and when their questions become due, from one procedure. */
export const overviewQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'overview'], queryFn: fetchOverview })

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
