import { Failure } from '../../../domain/failure.ts'
import type { FunctionDeps } from './deps.ts'

const MAX_CHARS = 200
/** A message may quote what a learner wrote, or what a model replied. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/gu

const hasMessage = (cause: unknown): cause is { message: string; code?: unknown } =>
  typeof cause === 'object' &&
  cause !== null &&
  'message' in cause &&
  typeof cause.message === 'string'

/** Why something failed, for the log: codes and messages without what they quote. */
export function reasonOf(cause: unknown): string {
  const parts =
    cause instanceof Failure
      ? [cause.code, reasonOf(cause.cause)]
      : hasMessage(cause)
        ? [typeof cause.code === 'string' ? cause.code : '', cause.message]
        : [typeof cause === 'string' ? cause : '']
  const reason = parts.filter((part) => part !== '').join(': ')
  return reason.replace(QUOTED, '…').slice(0, MAX_CHARS)
}

/** Logs the event `name` of a failure, with its code and why it happened. */
export const logFailure = (
  { log }: Pick<FunctionDeps, 'log'>,
  name: string,
  { code, cause }: Failure,
): void => log({ name, code, reason: reasonOf(cause) })
