import { Failure, type FailureCode } from '../../domain/failure.ts'
import { englishMessage } from '../../messages/english-message.ts'
import { errorResponse } from '../../supabase/functions/_shared/respond.ts'
import { StorageError } from '../storage/errors.ts'
import { RestError } from './rest/errors.ts'

/** The services of one origin; each has its own error format. */
export type Service = 'auth' | 'rest' | 'storage' | 'functions'

type ClientError = {
  status: number
  /** The message, and the code if the service has none of its own. */
  code: FailureCode
  /** The codes of GoTrue, PostgREST and the storage service. */
  authCode: string
  restCode: string
  storageCode: string
  retryAfterSeconds?: number
}

/** An error in the format of the client of `service`. */
function clientError(service: Service, error: ClientError): Response {
  const response = bodyFor(service, error)
  response.headers.set('cache-control', 'no-store')
  if (error.retryAfterSeconds !== undefined)
    response.headers.set('retry-after', String(error.retryAfterSeconds))
  return response
}

function bodyFor(service: Service, { status, code, authCode, restCode, storageCode }: ClientError) {
  const message = englishMessage(new Failure(code))
  switch (service) {
    case 'auth':
      return Response.json({ code: status, error_code: authCode, msg: message }, { status })
    case 'rest':
      return new RestError(status, restCode, message).toResponse()
    case 'storage':
      return new StorageError(status, storageCode, message).toResponse()
    case 'functions':
      return errorResponse(code, status)
  }
}

export const tooManyAttempts = (service: Service, retryAfterSeconds: number): Response =>
  clientError(service, {
    status: 429,
    code: 'too_many_attempts',
    authCode: 'over_request_rate_limit',
    restCode: 'PGRST429',
    storageCode: 'TooManyRequests',
    retryAfterSeconds,
  })

/** Too many requests of this caller are in progress: 429. */
export const tooManyAtOnce = (service: Service): Response =>
  clientError(service, {
    status: 429,
    code: 'too_many_at_once',
    authCode: 'over_request_rate_limit',
    restCode: 'PGRST429',
    storageCode: 'TooManyRequests',
    retryAfterSeconds: 2,
  })

/** The server has no memory budget for the body at present: 503. */
export const busy = (service: Service): Response =>
  clientError(service, {
    status: 503,
    code: 'server_busy',
    authCode: 'request_timeout',
    restCode: 'PGRST003',
    storageCode: 'SlowDown',
    retryAfterSeconds: 2,
  })

export const bodyTooLarge = (service: Service): Response =>
  clientError(service, {
    status: 413,
    code: 'request_too_large',
    authCode: 'validation_failed',
    restCode: 'PGRST413',
    storageCode: 'Payload too large',
  })

/** The path is unknown or ambiguous. */
export const badPath = (service: Service): Response =>
  clientError(service, {
    status: 404,
    code: 'bad_request',
    authCode: 'validation_failed',
    restCode: 'PGRST125',
    storageCode: 'InvalidRequest',
  })

/** The bearer of the request is neither a key nor a valid token. */
export const badToken = (service: Service): Response =>
  clientError(service, {
    status: 401,
    code: 'sign_in_first',
    authCode: 'bad_jwt',
    restCode: 'PGRST301',
    storageCode: 'InvalidJWT',
  })

/** The response of Supabase's gateway to a request without a valid key. */
export const noApiKey = (): Response =>
  Response.json(
    { message: 'No API key found in request, or not a valid one' },
    { status: 401, headers: { 'cache-control': 'no-store' } },
  )
