import * as z from 'zod/mini'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** Inserts an empty base and returns its id. Throws `quota_bases` or `base_create_failed`. */
export async function createBase(name: string, userId: string, now: Date): Promise<string> {
  const db = await supabase()
  const { data, error } = await db
    .from('bases')
    .insert({ name: name.trim(), user_id: userId, created_at: now.toISOString() })
    .select('id')
    .single()
  if (error) {
    const failure = asFailure(error, 'base_create_failed')
    if (failure.code !== 'base_create_failed' || !error.code) throw failure
    throw new Failure('base_create_failed', { cause: error, detail: error.message })
  }
  return z.object({ id: z.uuid() }).parse(data).id
}
