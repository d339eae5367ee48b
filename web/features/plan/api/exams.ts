import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { history } from '../../../../domain/review/wire.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { scheduleDay } from '../../../lib/i18n/day.ts'

const MAX_BASES = 200

const baseExam = z.object({ id: z.uuid(), name: z.string(), exam_on: z.nullable(z.string()) })
/** A base and the day of its exam, YYYY-MM-DD. */
export type BaseExam = z.infer<typeof baseExam>

const examPlan = z.object({
  base_id: z.uuid(),
  base_name: z.string(),
  exam_on: z.string(),
  questions: z.coerce.number(),
  seen: z.coerce.number(),
  done: z.coerce.number(),
  remaining: z.coerce.number(),
  daily: z.coerce.number(),
})
/** One row of `get_exam_plans`. */
export type ExamPlan = z.infer<typeof examPlan>

const baseHistory = z.object({
  file_id: z.uuid(),
  page: z.nullable(z.int()),
  quote: z.nullable(z.string()),
  history,
})
/** A question of a base that was asked, with its file and page. */
export type BaseHistory = z.infer<typeof baseHistory>

async function fetchBaseExams(): Promise<BaseExam[]> {
  try {
    const db = await supabase()
    const { data } = await db
      .from('bases')
      .select('id, name, exam_on')
      .order('created_at', { ascending: false })
      .limit(MAX_BASES)
      .throwOnError()
    return z.array(baseExam).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'bases_load_failed')
  }
}

async function fetchExamPlans(): Promise<ExamPlan[]> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_exam_plans', scheduleDay(new Date())).throwOnError()
    return z.array(examPlan).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

async function fetchHistories(baseId: string) {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_base_histories', { p_base_id: baseId }).throwOnError()
    return z.array(baseHistory).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** The learner's newest bases with their exams. */
export const baseExamsQuery = queryOptions({
  queryKey: ['exams', 'bases'],
  queryFn: fetchBaseExams,
})

/** The plans for exams from today on, the next one first. */
export const examPlansQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'exams'], queryFn: fetchExamPlans })

/** How the questions of a base were answered. */
export const historiesQuery = (userId: string, baseId: string) =>
  queryOptions({
    queryKey: ['dashboard', userId, 'histories', baseId],
    queryFn: () => fetchHistories(baseId),
  })

/** Sets or clears (null) the day of an exam. Throws `Failure` base_update_failed. */
export function useSetExam() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ baseId, day }: { baseId: string; day: string | null }) => {
      try {
        const db = await supabase()
        const { data } = await db
          .from('bases')
          .update({ exam_on: day })
          .eq('id', baseId)
          .select('id')
          .throwOnError()
        if (data.length === 0) throw new Failure('base_update_failed')
      } catch (cause) {
        throw asFailure(cause, 'base_update_failed')
      }
    },
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['exams'] }),
        cache.invalidateQueries({ queryKey: ['dashboard'] }),
      ]),
  })
}
