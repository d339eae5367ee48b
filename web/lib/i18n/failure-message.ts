import { Failure, FAILURE_CODES } from '../../../domain/failure.ts'
import { errors } from '../../../messages/en/errors.ts'
import type { WebMessages } from './i18n.ts'

/**
 * The user-visible message of an error: the server's text if kept, else the catalogue's, else the
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
  const code = FAILURE_CODES.find((known) => errors[known] === stored)
  return code ? messages.errors[code] : stored
}
