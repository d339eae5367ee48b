import * as z from 'zod/mini'
import { Failure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/**
 * Inserts an empty base and returns its id. Throws `base_create_failed` with the server's message
 * if there is one.
 */
export async function createBase(name: string, userId: string, now: Date): Promise<string> {
  const db = await supabase()
  const { data, error } = await db
    .from('bases')
    .insert({ name: name.trim(), user_id: userId, created_at: now.toISOString() })
    .select('id')
    .single()
  if (error) {
    const detail = error.code ? error.message : ''
    throw new Failure('base_create_failed', { cause: error, ...(detail ? { detail } : {}) })
  }
  return z.object({ id: z.uuid() }).parse(data).id
}
