import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '../../../lib/backend/supabase.ts'

const named = z.object({ quiz_name: z.string() })

async function fetchNamesToday(): Promise<ReadonlySet<string>> {
  const db = await supabase()
  const midnight = new Date(new Date().setHours(0, 0, 0, 0)).toISOString()
  const { data } = await db
    .from('quizzes')
    .select('quiz_name')
    .gte('created_at', midnight)
    .throwOnError()
  return new Set(
    z
      .array(named)
      .parse(data)
      .map(({ quiz_name }) => quiz_name),
  )
}

/**
 * The names of the learner's quizzes that were made today. Read once for each form: the name of a
 * quiz that is being made must not change.
 */
export const namesTodayQuery = queryOptions({
  queryKey: ['quiz-names-today'],
  queryFn: fetchNamesToday,
  staleTime: Infinity,
  gcTime: 0,
})
