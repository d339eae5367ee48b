import { Failure, type FailureCode } from '../../../../domain/failure.ts'
import { auth, currentSession } from '../../../lib/auth/auth.ts'
import { getSiteConfig } from '../../../lib/backend/config.ts'

/** An upload without progress for this long is aborted. */
const STALL_MS = 60_000
const TOO_LARGE = 413
const INSUFFICIENT_STORAGE = 507
/** The default of storage-js. */
const CACHE_CONTROL = '3600'

/** Some hosts respond with 400 and state the real status in the body. */
const isTooLarge = ({ status, responseText }: XMLHttpRequest): boolean =>
  status === TOO_LARGE || (status === 400 && responseText.includes(`"${TOO_LARGE}"`))

const REFUSALS: readonly FailureCode[] = ['quota_storage', 'quota_files']

/** The failure of an upload that the storage service refuses for a reason other than its size. */
function refusalOf({ status, responseText }: XMLHttpRequest): FailureCode | null {
  if (status === 429) return 'too_many_attempts'
  return REFUSALS.find((code) => responseText.includes(`"${code}"`)) ?? null
}

type Upload = {
  /** `{userId}/{baseId}/{name}` in the bucket. */
  path: string
  file: Blob
  type: string
  onProgress: (sent: number) => void
}

/** Throws `Failure` for a response that reports a failure. */
function requireStored(request: XMLHttpRequest): void {
  const { status, responseText } = request
  if (status >= 200 && status < 300) return
  const code =
    refusalOf(request) ??
    (isTooLarge(request)
      ? 'file_too_large'
      : status === INSUFFICIENT_STORAGE
        ? 'server_full'
        : 'file_upload_failed')
  throw new Failure(code, { cause: `HTTP ${status}: ${responseText}` })
}

/** Sends one file as `token`. Throws `file_upload_failed` without a response. */
async function send({ path, file, type, onProgress }: Upload, token: string | undefined) {
  const config = await getSiteConfig()
  const form = new FormData()
  form.append('cacheControl', CACHE_CONTROL)
  form.append('', new Blob([file], { type }), path.slice(path.lastIndexOf('/') + 1))

  const request = new XMLHttpRequest()
  let watch: ReturnType<typeof setTimeout> | undefined
  const answered = new Promise<void>((resolve, reject) => {
    const failed = (cause: string) => reject(new Failure('file_upload_failed', { cause }))
    const stillMoving = () => {
      clearTimeout(watch)
      watch = setTimeout(() => request.abort(), STALL_MS)
    }
    request.upload.addEventListener('progress', (event) => {
      stillMoving()
      onProgress(Math.min(event.loaded, file.size))
    })
    request.addEventListener('load', () => resolve())
    request.addEventListener('error', () => failed('network'))
    request.addEventListener('abort', () => failed('stalled'))
    stillMoving()
  })
  const route = path.split('/').map(encodeURIComponent).join('/')
  request.open('POST', `${config.url}/storage/v1/object/files/${route}`)
  request.setRequestHeader('apikey', config.key)
  request.setRequestHeader('authorization', `Bearer ${token ?? config.key}`)
  request.setRequestHeader('x-upsert', 'false')
  request.send(form)
  try {
    await answered
    return request
  } finally {
    clearTimeout(watch)
  }
}

/**
 * Uploads one file like storage-js (same route, headers and form), but with XMLHttpRequest, because
 * `fetch` reports no upload progress. `onProgress` counts bytes of the file. A session whose token
 * is refused is renewed, and the file sent once more. Throws `file_too_large`, `quota_storage`,
 * `quota_files`, `too_many_attempts`, `server_full` or `file_upload_failed`.
 */
export async function uploadFile(upload: Upload): Promise<void> {
  const token = (await currentSession())?.access_token
  let response = await send(upload, token)
  if (response.status === 401 && token) {
    await (await auth()).renewRefused(token)
    const renewed = await currentSession()
    if (renewed) response = await send(upload, renewed.access_token)
  }
  requireStored(response)
}
