import { asFailure, Failure, type FailureCode } from '../../../../domain/failure.ts'
import type { FunctionDeps } from '../deps.ts'
import { logFailure } from '../log-failure.ts'
import { errorResponse, failureResponse } from '../respond.ts'

/** Why a question is refused: the failure the learner reads, and the status of the response. */
export class RequestError extends Failure {
  readonly status: number

  constructor(code: FailureCode, status: number, cause?: unknown) {
    super(code, { cause })
    this.status = status
  }
}

/** The response to a request that failed. Logs it where the server is at fault. */
export function failedRequest(deps: Pick<FunctionDeps, 'log'>, error: unknown): Response {
  const failure = asFailure(error, 'chat_failed')
  const response =
    failure instanceof RequestError
      ? errorResponse(failure, failure.status)
      : failureResponse(failure)
  if (response.status >= 500) logFailure(deps, 'tutor_failed', failure)
  return response
}
