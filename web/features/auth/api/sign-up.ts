import { auth } from '../../../lib/auth/auth.ts'
import { authFailure, requireCredentials } from './auth-failure.ts'

/**
 * Creates an account and sends a confirmation link. Returns `signed-in` if the service requires no
 * confirmation. Throws `Failure`.
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
      // Mails to this account use the language of the site (supabase/templates)
      data: { full_name: input.fullName, language: document.documentElement.lang },
      emailRedirectTo: location.origin,
    },
  })
  if (error) throw authFailure(error)
  return data.session ? 'signed-in' : 'confirm'
}
