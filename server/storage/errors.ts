/**
 * An error in the format of Supabase's storage service; `storage-js` shows `message` and
 * `statusCode`.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }

  toResponse(): Response {
    const body = { statusCode: String(this.status), error: this.code, message: this.message }
    return Response.json(body, { status: this.status, headers: { 'cache-control': 'no-store' } })
  }
}

export const notFound = () => new StorageError(404, 'not_found', 'Object not found')
export const bucketNotFound = () => new StorageError(404, 'Bucket not found', 'Bucket not found')
export const featureNotEnabled = (feature: string) =>
  new StorageError(404, 'FeatureNotEnabled', `The feature ${feature} is not available here`)
export const methodNotAllowed = () =>
  new StorageError(405, 'MethodNotAllowed', 'Method not allowed')
export const badRequest = (message: string, cause?: unknown) =>
  new StorageError(400, 'InvalidRequest', message, { cause })
export const notAllowed = (cause?: unknown) =>
  new StorageError(403, 'Unauthorized', 'new row violates row-level security policy', { cause })
export const alreadyExists = (cause?: unknown) =>
  new StorageError(409, 'Duplicate', 'The resource already exists', { cause })
export const tooLarge = (maxBytes: number) =>
  new StorageError(
    413,
    'Payload too large',
    `The object exceeded the maximum allowed size of ${Math.floor(maxBytes / 1024 / 1024)} MB`,
  )
/** The file store is full, missing or not writable; the request itself is valid. */
export const cannotStore = (cause: unknown) =>
  new StorageError(507, 'InsufficientStorage', 'The server cannot store files at the moment', {
    cause,
  })
