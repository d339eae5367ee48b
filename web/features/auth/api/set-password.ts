import { auth } from '../../../lib/backend/auth.ts'
import { authFailure } from './auth-failure.ts'

/** Gives whoever is signed in a new password. Throws `Failure`. */
export async function setPassword(password: string): Promise<void> {
  const client = await auth()
  const { error } = await client.updateUser({ password })
  if (error) throw authFailure(error)
}
