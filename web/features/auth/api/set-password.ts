import { supabase } from '../../../lib/supabase.ts'
import { authFailure } from './auth-failure.ts'

/** Gives whoever is signed in a new password. Throws `Failure`. */
export async function setPassword(password: string): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.updateUser({ password })
  if (error) throw authFailure(error)
}
