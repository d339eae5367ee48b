import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const baseRow = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
})
export type Base = z.infer<typeof baseRow>

async function fetchBase(baseId: string, userId: string): Promise<Base> {
  if (!z.uuid().safeParse(baseId).success) throw new Failure('base_not_found')
  const db = await supabase()
  const { data, error } = await db
    .from('bases')
    .select('id, user_id, name, created_at')
    .eq('id', baseId)
    .eq('user_id', userId)
    .maybeSingle()
  if (error) throw new Failure('base_load_failed', { cause: error })
  if (!data) throw new Failure('base_not_found')
  return baseRow.parse(data)
}

/**
 * One base of the learner. Fails with `base_not_found` if it is missing or belongs to another user,
 * else `base_load_failed`.
 */
export const baseQuery = (baseId: string, userId: string) =>
  queryOptions({
    queryKey: ['base', baseId, userId],
    queryFn: () =>
      fetchBase(baseId, userId).catch((error: unknown) => {
        throw asFailure(error, 'base_load_failed')
      }),
    retry: (failures, error) =>
      failures < 1 && !(error instanceof Failure && error.code === 'base_not_found'),
  })
