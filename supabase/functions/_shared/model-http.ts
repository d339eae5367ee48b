import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { Failure } from '../../../domain/failure.ts'

export type Endpoint = {
  /** The address before `/chat/completions`, such as `http://localhost:11434/v1`. */
  baseUrl: string
  apiKey?: string | undefined
  fetch: typeof fetch
  /** A reply or chunk that takes longer in milliseconds has stalled. */
  idleMs: number
  /** A complete reply that takes longer in milliseconds is abandoned. */
  totalMs: number
  /** The maximum wait after a 429 or 503 in milliseconds. */
  waitCapMs: number
}

/**
 * A status that is not 2xx, which determines the next attempt. The body is dropped, since it may
 * repeat the prompt.
 */
export class HttpStatusError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the model endpoint answered ${status}`)
    this.status = status
  }
}

const MAX_ATTEMPTS = 4
const FIRST_WAIT_MS = 500
/** A longer reply is invalid. */
const MAX_REPLY_CHARS = 40_000

const errorField = z.union([z.string(), z.object({ message: z.string() })])
const reply = z.object({
  error: errorField.nullish(),
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }).optional(),
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
})

/**
 * Reads one JSON reply or chunk. Throws `Failure`: `model_refused` on an `error` field,
 * `model_bad_reply` on an unknown format.
 */
function parseReply(json: string): { text: string; finished: boolean } {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    throw new Failure('model_bad_reply', { cause })
  }
  const parsed = reply.safeParse(value)
  if (!parsed.success) throw new Failure('model_bad_reply', { cause: parsed.error })
  if (parsed.data.error) throw new Failure('model_refused', { cause: parsed.data.error })
  const [choice] = parsed.data.choices ?? []
  return {
    text: choice?.message?.content ?? choice?.delta?.content ?? '',
    finished: Boolean(choice?.finish_reason),
  }
}

/** The wait in milliseconds from `Retry-After` (seconds or a date), or null. */
function retryAfter(response: Response): number | null {
  const retryAfterHeader = response.headers.get('retry-after')
  if (retryAfterHeader === null) return null
  const seconds = Number(retryAfterHeader)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfterHeader) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })

/**
 * Sends the request; retries 429 and 503 after the requested wait (capped). Throws
 * `HttpStatusError` for any other status that is not 2xx.
 */
async function send(endpoint: Endpoint, body: object, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await endpoint.fetch(
      `${endpoint.baseUrl.replace(/\/+$/, '')}/chat/completions`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(endpoint.apiKey ? { authorization: `Bearer ${endpoint.apiKey}` } : {}),
        },
        body: JSON.stringify(body),
        signal,
      },
    )
    if (response.ok) return response
    const refused = new HttpStatusError(response.status)
    await response.body?.cancel()
    if (response.status !== 429 && response.status !== 503) throw refused
    if (tries >= MAX_ATTEMPTS) throw new Failure('model_rate_limited', { cause: refused })
    await sleep(
      Math.min(retryAfter(response) ?? FIRST_WAIT_MS * 2 ** tries, endpoint.waitCapMs),
      signal,
    )
  }
}

/**
 * A signal that aborts if `beat` is not called for `idleMs`, after `totalMs`, or when `outer`
 * aborts.
 */
function createTimeoutSignal(endpoint: Endpoint, outer: AbortSignal | undefined) {
  const stalled = new AbortController()
  const stall = () => stalled.abort(new Failure('model_stalled', { cause: 'no progress in time' }))
  let idle = setTimeout(stall, endpoint.idleMs)
  const total = setTimeout(stall, endpoint.totalMs)
  return {
    signal: outer ? AbortSignal.any([stalled.signal, outer]) : stalled.signal,
    onActivity() {
      clearTimeout(idle)
      idle = setTimeout(stall, endpoint.idleMs)
    },
    [Symbol.dispose]() {
      clearTimeout(idle)
      clearTimeout(total)
    },
  }
}

/**
 * The failure for a transport error. `started` distinguishes a lost connection from one never made.
 */
function asModelFailure(error: unknown, signal: AbortSignal, started: boolean): Error {
  if (error instanceof Failure || error instanceof HttpStatusError) return error
  if (signal.aborted && signal.reason instanceof Failure) return signal.reason
  return new Failure(started ? 'model_stalled' : 'model_unreachable', { cause: error })
}

/**
 * One complete reply (`stream: false`). The idle timeout is the total one, since nothing arrives
 * before the end. Throws `Failure`, or `HttpStatusError` if the endpoint rejects the request.
 */
export async function requestText(
  endpoint: Endpoint,
  body: object,
  outer?: AbortSignal,
): Promise<string> {
  using line = createTimeoutSignal({ ...endpoint, idleMs: endpoint.totalMs }, outer)
  let started = false
  try {
    const response = await send(endpoint, { ...body, stream: false }, line.signal)
    started = true
    const { text } = parseReply(await response.text())
    if (text.trim() === '') throw new Failure('model_bad_reply', { cause: 'an empty reply' })
    return text.slice(0, MAX_REPLY_CHARS)
  } catch (error) {
    throw asModelFailure(error, line.signal, started)
  }
}

/**
 * A streamed reply (`stream: true`). Throws like `requestText`; a connection lost before the end is
 * `model_stalled`.
 */
export async function* requestStream(
  endpoint: Endpoint,
  body: object,
  outer?: AbortSignal,
): AsyncGenerator<string, void> {
  using line = createTimeoutSignal(endpoint, outer)
  let length = 0
  let finished = false
  let started = false
  try {
    const response = await send(endpoint, { ...body, stream: true }, line.signal)
    started = true
    line.onActivity()
    if (!response.body || !/event-stream/.test(response.headers.get('content-type') ?? '')) {
      // Some endpoints ignore `stream`.
      const { text } = parseReply(await response.text())
      if (text.trim() === '') throw new Failure('model_bad_reply', { cause: 'an empty reply' })
      yield text.slice(0, MAX_REPLY_CHARS)
      return
    }
    const events = response.body
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(new EventSourceParserStream())
    for await (const { data } of events as ReadableStream<{ data: string }> &
      AsyncIterable<{ data: string }>) {
      line.onActivity()
      if (data.trim() === '[DONE]') {
        finished = true
        break
      }
      const piece = parseReply(data)
      length += piece.text.length
      if (piece.text !== '') yield piece.text
      finished ||= piece.finished
      if (length > MAX_REPLY_CHARS) return
    }
    if (!finished)
      throw new Failure('model_stalled', { cause: 'the connection ended before the reply did' })
    if (length === 0) throw new Failure('model_bad_reply', { cause: 'an empty reply' })
  } catch (error) {
    throw asModelFailure(error, line.signal, started)
  }
}
