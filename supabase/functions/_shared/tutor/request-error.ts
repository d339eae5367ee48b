import { asFailure, Failure, type FailureCode } from '../../../../domain/failure.ts'
import type { FunctionDeps } from '../deps.ts'
import { errorResponse, failureResponse } from '../respond.ts'

/** Why a question is refused: the failure the learner reads, and the status of the answer. */
export class RequestError extends Error {
  readonly failure: Failure
  readonly status: number
  constructor(code: FailureCode, status: number, cause?: unknown) {
    super(code, { cause })
    this.failure = new Failure(code, { cause })
    this.status = status
  }
}

/** The response to a request that failed. Logs it where the server is at fault. */
export function failedRequest(deps: Pick<FunctionDeps, 'log'>, error: unknown): Response {
  const failure = asFailure(error instanceof RequestError ? error.failure : error, 'chat_failed')
  const response =
    error instanceof RequestError ? errorResponse(failure, error.status) : failureResponse(failure)
  if (response.status >= 500) logFailure(deps, failure)
  return response
}

/** One log line: what failed and why, without any text of the chat or the document. */
export function logFailure({ log }: Pick<FunctionDeps, 'log'>, { code, cause }: Failure): void {
  const reason =
    cause instanceof Error || isCoded(cause)
      ? cause.message
      : typeof cause === 'string'
        ? cause
        : ''
  log({ name: 'tutor_failed', code, reason: reason.slice(0, 200) })
}

const isCoded = (cause: unknown): cause is { message: string } =>
  typeof cause === 'object' &&
  cause !== null &&
  'message' in cause &&
  typeof cause.message === 'string'
