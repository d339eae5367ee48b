/**
 * An error of the authentication service: the HTTP status, the code of Supabase Auth's list of
 * error codes, and its message. `details` are further fields of the body. It is returned, not
 * thrown, so that what a refusal did is committed, such as ending a session.
 */
export class AuthError {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    this.status = status
    this.code = code
    this.message = message
    this.details = details
  }

  /** The response in the format of auth-js. */
  toResponse(): Response {
    const { status, code, message, details } = this
    return Response.json({ code: status, error_code: code, msg: message, ...details }, { status })
  }
}

export const validationFailed = (message: string): AuthError =>
  new AuthError(400, 'validation_failed', message)

export const invalidCredentials = (): AuthError =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

export const sessionNotFound = (): AuthError =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
