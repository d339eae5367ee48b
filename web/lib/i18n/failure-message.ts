import { Failure, FAILURE_CODES } from '../../../domain/failure.ts'
import { errors } from '../../../messages/en/errors.ts'
import type { WebMessages } from './i18n.ts'

/** What a learner is told about an error: the server's own words where kept, else the catalogue's, else the general one. */
export const failureMessage = (error: unknown, messages: Pick<WebMessages, 'errors'>): string =>
  error instanceof Failure
    ? (error.detail ?? messages.errors[error.code])
    : messages.errors.unexpected

/** A reason stored with a file, in the learner's language: what is stored is the catalogue's English, or words it does not know. */
export function storedMessage(
  stored: string | null,
  messages: Pick<WebMessages, 'errors'>,
): string | null {
  const code = FAILURE_CODES.find((known) => errors[known] === stored)
  return code ? messages.errors[code] : stored
}
