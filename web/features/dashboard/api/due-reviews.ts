import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DUE_COUNTED_MAX } from '../../../../domain/constants.ts'
import { scheduleDay } from '../../../lib/i18n/day.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

async function countDue(): Promise<number> {
  const db = await supabase()
  const { data } = await db
    .rpc('get_due_questions', {
      ...scheduleDay(new Date()),
      p_most: DUE_COUNTED_MAX + 1,
    })
    .throwOnError()
  return z.array(z.uuid()).parse(data).length
}

/** The number of questions due by the end of today, at most one more than `DUE_COUNTED_MAX`. */
export const dueCountQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'due'], queryFn: countDue })
