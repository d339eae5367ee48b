import { auth } from '../../../lib/backend/auth.ts'
import { authFailure } from './auth-failure.ts'

/** Has a link mailed that opens the new-password form. Throws `Failure`. */
export async function requestReset(email: string): Promise<void> {
  const client = await auth()
  const { error } = await client.resetPasswordForEmail(email, { redirectTo: location.origin })
  if (error) throw authFailure(error)
}

/** Has the confirmation link of a new account mailed again. Throws `Failure`. */
export async function resendConfirmation(email: string): Promise<void> {
  const client = await auth()
  const { error } = await client.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: location.origin },
  })
  if (error) throw authFailure(error)
}
