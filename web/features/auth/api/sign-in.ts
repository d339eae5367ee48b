import { setRemembered } from '../../../lib/session-storage.ts'
import { supabase } from '../../../lib/supabase.ts'
import { authFailure, requireCredentials } from './auth-failure.ts'

/** Signs in with a password. With `remember` off the session ends with the tab. Throws `Failure`. */
export async function signIn(input: { email: string; password: string; remember: boolean }): Promise<void> {
  requireCredentials(input)
  const client = await supabase()
  setRemembered(input.remember)
  const { error } = await client.auth.signInWithPassword({ email: input.email, password: input.password })
  if (error) throw authFailure(error)
}
