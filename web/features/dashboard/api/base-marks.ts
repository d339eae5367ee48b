import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** The weakest bases matter most: their number in the chart. */
const MAX_BASES = 4

const baseMarks = z.object({
  id: z.uuid(),
  name: z.string(),
  quizzes: z.coerce.number(),
  obtained: z.coerce.number(),
  possible: z.coerce.number(),
  percentage: z.coerce.number(),
  total: z.coerce.number(),
})

/** The marks of the quizzes about a base; `percent` is 0–100. */
type BaseMarks = {
  readonly id: string
  readonly name: string
  readonly quizzes: number
  readonly obtained: number
  readonly possible: number
  readonly percent: number
}

/** The weakest bases with their marks, and how many bases have marks. */
type WeakestBases = {
  readonly bases: readonly BaseMarks[]
  readonly total: number
}

async function fetchBaseMarks(): Promise<WeakestBases> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_base_marks', { p_most: MAX_BASES }).throwOnError()
    const rows = z.array(baseMarks).parse(data)
    return {
      bases: rows.map(({ percentage, total: _, ...base }) => ({ ...base, percent: percentage })),
      total: rows[0]?.total ?? 0,
    }
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** The marks of the weakest bases, as the cards of the bases show them (`get_base_cards`). */
export const baseMarksQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'base-marks'], queryFn: fetchBaseMarks })
