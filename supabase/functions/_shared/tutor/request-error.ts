import { Failure, type FailureCode } from '../../../../domain/failure.ts'

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
