import { errors } from '../messages/en/errors.ts'

/** The closed union of everything that can go wrong in front of a learner. */
export type FailureCode = keyof typeof errors

export const FAILURE_CODES = Object.keys(errors) as [FailureCode, ...FailureCode[]]

/**
 * A failure as a value: `code` picks the message a learner sees, `cause` is what the log sees.
 * `detail` replaces the catalogue's message where the spec asks for the server's own words.
 * It is an `Error` so that it can also be thrown where a library (TanStack Query, a stream) wants that.
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly detail: string | undefined

  constructor(code: FailureCode, options: { cause?: unknown; detail?: string } = {}) {
    super(options.detail ?? errors[code], { cause: options.cause })
    this.code = code
    this.detail = options.detail
  }
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (
  code: FailureCode,
  options?: { cause?: unknown; detail?: string },
): Result<never> => ({
  ok: false,
  failure: new Failure(code, options),
})

/** `error` itself where it is a failure already, else a failure of `code` with `error` as its cause. */
export const asFailure = (error: unknown, code: FailureCode): Failure =>
  error instanceof Failure ? error : new Failure(code, { cause: error })
