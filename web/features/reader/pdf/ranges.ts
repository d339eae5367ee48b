import { asFailure, Failure } from '../../../../domain/failure.ts'

/** Returns the URL to read from; `fresh` requests a new one because the old one was rejected. */
export type UrlSource = (fresh: boolean) => Promise<string>

type Range = { readonly bytes: Uint8Array<ArrayBuffer>; readonly total: number | null }

const ATTEMPTS = 3
const FIRST_WAIT_MS = 400

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** From `begin` (inclusive) to `end` (exclusive), in bytes. */
export type ByteRange = { readonly begin: number; readonly end: number }

async function readOnce(
  url: string,
  { begin, end }: ByteRange,
  signal: AbortSignal,
): Promise<Range> {
  const response = await fetch(url, { headers: { range: `bytes=${begin}-${end - 1}` }, signal })
  if (!response.ok) throw new Failure('file_load_failed', { cause: `HTTP ${response.status}` })
  const bytes = new Uint8Array(await response.arrayBuffer())
  // A host that ignores Range responds with 200 and the complete file.
  if (response.status === 200) return { bytes: bytes.slice(begin, end), total: bytes.byteLength }
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
  return { bytes, total: total === undefined ? null : Number(total) }
}

/**
 * A part of a stored file. Makes up to three attempts, the later ones with a new URL in case the
 * old one expired. Throws `file_load_failed`; an abort is rethrown.
 */
export async function readRange(
  urls: UrlSource,
  range: ByteRange,
  signal: AbortSignal,
): Promise<Range> {
  let cause: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await pause(FIRST_WAIT_MS * 2 ** (attempt - 1), signal)
    signal.throwIfAborted()
    try {
      return await readOnce(await urls(attempt > 0), range, signal)
    } catch (error) {
      cause = error
    }
  }
  signal.throwIfAborted()
  throw asFailure(cause, 'file_load_failed')
}
