import type { AuthError } from '@supabase/auth-js'
import { Failure, type FailureCode } from '../../../../domain/failure.ts'

/** Error codes of the auth service that have a message in the catalogue. */
const CODES = new Map<string, FailureCode>([
  ['AuthRetryableFetchError', 'unexpected'],
  ['AuthUnknownError', 'unexpected'],
  ['AuthSessionMissingError', 'session_missing'],
  ['AuthInvalidCredentialsError', 'credentials_missing'],
])

/** The message that auth-js makes of a response without one. */
const NO_MESSAGE = '{}'

/**
 * Maps the auth service's error to a failure with its message; an unreachable service, and one that
 * fails without a message, give the general message.
 */
export function authFailure(error: AuthError): Failure {
  const code = CODES.get(error.name)
  const isStated = error.status === 500 && error.message !== NO_MESSAGE
  return code === undefined || isStated
    ? new Failure('unexpected', { cause: error, detail: error.message })
    : new Failure(code, { cause: error })
}

/** Throws `credentials_missing` if the email or the password is empty. */
export function requireCredentials({ email, password }: { email: string; password: string }): void {
  if (email.trim() === '' || password === '') throw new Failure('credentials_missing')
}
