import { Failure, type FailureCode } from '../../../domain/failure.ts'
import type { FailureWire } from '../../../domain/failure-wire.ts'
import { errors } from '../../../messages/en/errors.ts'
import type { WebMessages } from './i18n.ts'

const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(errors, code)

/** The failure that the server reported; `otherwise` for a code this version does not know. */
export const reportedFailure = ({ code, message }: FailureWire, otherwise: FailureCode): Failure =>
  new Failure(isFailureCode(code) ? code : otherwise, { cause: message })

/**
 * The user-visible message of an error: the server's text if stored, else the catalogue's, else the
 * general one.
 */
export const failureMessage = (error: unknown, messages: Pick<WebMessages, 'errors'>): string =>
  error instanceof Failure
    ? (error.detail ?? messages.errors[error.code])
    : messages.errors.unexpected

/**
 * A stored reason in the user's language: rows store the catalogue's English text, or a text the
 * catalogue does not contain.
 */
export function storedMessage(
  stored: string | null,
  messages: Pick<WebMessages, 'errors'>,
): string | null {
  const code = Object.keys(errors)
    .filter(isFailureCode)
    .find((known) => errors[known] === stored)
  return code ? messages.errors[code] : stored
}
