import type { AuthError } from '@supabase/auth-js'
import { Failure, type FailureCode } from '../../../../domain/failure.ts'

/** Kinds of error (spec §8) that are told in the catalogue's words. */
const CODES = new Map<string, FailureCode>([
  ['AuthRetryableFetchError', 'unexpected'],
  ['AuthUnknownError', 'unexpected'],
  ['AuthSessionMissingError', 'session_missing'],
  ['AuthInvalidCredentialsError', 'credentials_missing'],
])

/** The auth service's refusal with its own words; where it could not be asked at all, the general message. */
export function authFailure(error: AuthError): Failure {
  const code = CODES.get(error.name)
  return code === undefined
    ? new Failure('unexpected', { cause: error, detail: error.message })
    : new Failure(code, { cause: error })
}

/** Throws `credentials_missing` where there is nothing to ask the auth service about. */
export function requireCredentials({ email, password }: { email: string; password: string }): void {
  if (email.trim() === '' || password === '') throw new Failure('credentials_missing')
}
