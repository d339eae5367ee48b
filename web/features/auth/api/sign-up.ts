import { auth } from '../../../lib/backend/auth.ts'
import { authFailure, requireCredentials } from './auth-failure.ts'

/**
 * Makes an account and has a confirmation link mailed. Answers `signed-in` where the service asks for no confirmation.
 * Throws `Failure`.
 */
export async function signUp(input: {
  fullName: string
  email: string
  password: string
}): Promise<'confirm' | 'signed-in'> {
  requireCredentials(input)
  const client = await auth()
  const { data, error } = await client.signUp({
    email: input.email,
    password: input.password,
    options: {
      // the mails to this account are written in the language of the site (supabase/templates)
      data: { full_name: input.fullName, language: document.documentElement.lang },
      emailRedirectTo: location.origin,
    },
  })
  if (error) throw authFailure(error)
  return data.session ? 'signed-in' : 'confirm'
}
