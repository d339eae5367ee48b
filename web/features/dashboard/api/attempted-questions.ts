import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { QUESTION_TYPES } from '../../../../domain/quiz/kinds/registry.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const typeCount = z.object({ question_type: z.enum(QUESTION_TYPES), questions: z.coerce.number() })

/** How many questions of a type were attempted. */
export type TypeCount = z.infer<typeof typeCount>

async function fetchAttempted(): Promise<TypeCount[]> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_attempted_questions').throwOnError()
    return z.array(typeCount).parse(data)
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** The questions that `get_user_quiz_stats` counts, by type. */
export const attemptedQuery = (userId: string) =>
  queryOptions({ queryKey: ['dashboard', userId, 'attempted'], queryFn: fetchAttempted })
