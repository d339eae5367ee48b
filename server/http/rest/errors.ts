/** An error in PostgREST's error format, which `postgrest-js` reads. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly status: number
  readonly code: string
  readonly hint: string | null

  constructor(status: number, code: string, message: string, options: RestErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.status = status
    this.code = code
    this.hint = options.hint ?? null
  }

  toResponse(headers: Record<string, string> = {}): Response {
    const { code, hint, message } = this
    return Response.json(
      { code, details: null, hint, message },
      { status: this.status, headers: { 'cache-control': 'no-store', ...headers } },
    )
  }
}

type RestErrorOptions = { hint?: string; cause?: unknown }

/** 400: a query parameter that is malformed or not supported. */
export const badQuery = (message: string, hint?: string): RestError =>
  new RestError(400, 'PGRST100', message, hint === undefined ? {} : { hint })

/** 400: a body that the route does not accept. */
export const badBody = (message: string): RestError => new RestError(400, 'PGRST102', message)

/** 404: a path without a table or function. */
export const unknownPath = (): RestError =>
  new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
