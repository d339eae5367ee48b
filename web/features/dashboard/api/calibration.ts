import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { CONFIDENCES } from '../../../../domain/quiz/taking/confidence.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const level = z.object({
  confidence: z.enum(CONFIDENCES),
  answers: z.coerce.number(),
  correct: z.coerce.number(),
})

/** How many marked answers had a level of confidence, and how many of them were correct. */
export type LevelCount = z.infer<typeof level>

async function fetchCalibration(): Promise<LevelCount[]> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_calibration').throwOnError()
    return z.array(level).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** The learner's rated answers by level, from the procedure `get_calibration`. */
export const calibrationQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'calibration'], queryFn: fetchCalibration })
