import { Failure } from '../../domain/failure.ts'
import { supabase } from './supabase.ts'

/** Ends the session on this device. Throws `Failure`; whoever calls this tells the learner `messages.common.signedOut`. */
export async function signOut(): Promise<void> {
  const client = await supabase()
  const { error } = await client.auth.signOut({ scope: 'local' })
  if (error) throw new Failure('unexpected', { cause: error })
}
