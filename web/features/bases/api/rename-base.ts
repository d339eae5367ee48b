import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** Changes the name of a base. Throws `base_update_failed`. */
export async function renameBase(baseId: string, name: string): Promise<void> {
  const db = await supabase()
  const { error } = await db.from('bases').update({ name }).eq('id', baseId)
  if (error) throw asFailure(error, 'base_update_failed')
}
