import { Failure, type FailureCode } from '../../../domain/failure.ts'
import type { FailureWire } from '../../../domain/failure-wire.ts'
import { errors } from '../../../messages/en/errors.ts'
import type { WebMessages } from './i18n.ts'

const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(errors, code)

/** The failure that the server reported; `otherwise` for a code that this version lacks. */
export const reportedFailure = ({ code, message }: FailureWire, otherwise: FailureCode): Failure =>
  new Failure(isFailureCode(code) ? code : otherwise, { cause: message })

/** Whether there is no network; Node, where pages are prerendered, does not say. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/**
 * The user-visible message of an error: the server's own text if it sent one, in the user's
 * language if the catalogue has it; else the catalogue's message of the code, else the general one,
 * which says so without a network.
 */
export function failureMessage(error: unknown, messages: Pick<WebMessages, 'errors'>): string {
  const { code, detail } = error instanceof Failure ? error : new Failure('unexpected')
  const shown = code === 'unexpected' && isOffline() ? 'offline' : code
  return translated(detail, messages) ?? messages.errors[shown]
}

/** The code of an English text of the catalogue, or an empty text. */
export const codeOf = (text: string | null | undefined): FailureCode | '' =>
  Object.keys(errors)
    .filter(isFailureCode)
    .find((known) => errors[known] === text) ?? ''

/**
 * A text of the server in the user's language: rows and Supabase Auth have English texts of the
 * catalogue, or texts that it does not contain, which are returned as they are.
 */
export function translated<T extends string | null | undefined>(
  text: T,
  messages: Pick<WebMessages, 'errors'>,
): T | string {
  const code = codeOf(text)
  return code ? messages.errors[code] : text
}
