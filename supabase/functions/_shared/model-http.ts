import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { Failure } from '../../../domain/failure.ts'

export type Endpoint = {
  /** Up to and without `/chat/completions`, such as `http://localhost:11434/v1`. */
  baseUrl: string
  apiKey?: string | undefined
  fetch: typeof fetch
  /** A reply, or its next piece, that takes longer has stalled. */
  idleMs: number
  /** A whole reply that takes longer is given up. */
  totalMs: number
  /** The longest wait that a 429 or 503 may ask for. */
  waitCapMs: number
}

/** A status that is not 2xx, before it is a failure: it decides what is tried next. The body may repeat the prompt: it is not kept. */
export class HttpStatusError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the model endpoint answered ${status}`)
    this.status = status
  }
}

const MOST_TRIES = 4
const FIRST_WAIT_MS = 500
/** A reply longer than this is no answer to anything we ask. */
const MOST_CHARS = 40_000

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

/** Reads one JSON reply or chunk. Throws `Failure`: `model_refused` on an `error` field, `model_bad_reply` on anything unknown. */
function read(json: string): { text: string; finished: boolean } {
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

/** How long the endpoint asks us to wait, in milliseconds: seconds or a date. Null where it does not say. */
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

/** Sends the request; waits out 429 and 503 as told (capped). Throws `Refused` for any other status that is not 2xx. */
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
    if (tries >= MOST_TRIES) throw new Failure('model_rate_limited', { cause: refused })
    await sleep(
      Math.min(retryAfter(response) ?? FIRST_WAIT_MS * 2 ** tries, endpoint.waitCapMs),
      signal,
    )
  }
}

/** A signal that fires when `beat` was not called for `idleMs`, when `totalMs` are over, or when `outer` fires. */
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

/** The failure that an error on the way means. `started` tells a line that was cut from one that never stood. */
function asModelFailure(error: unknown, signal: AbortSignal, started: boolean): Error {
  if (error instanceof Failure || error instanceof HttpStatusError) return error
  if (signal.aborted && signal.reason instanceof Failure) return signal.reason
  return new Failure(started ? 'model_stalled' : 'model_unreachable', { cause: error })
}

/**
 * One whole reply (`stream: false`). Its idle time is its total time: nothing is heard before the end. Throws `Failure`,
 * or `Refused` where the status says the request itself was not liked.
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
    const { text } = read(await response.text())
    if (text.trim() === '') throw new Failure('model_bad_reply', { cause: 'an empty reply' })
    return text.slice(0, MOST_CHARS)
  } catch (error) {
    throw asModelFailure(error, line.signal, started)
  }
}

/** A reply as it is written (`stream: true`). Throws as `requestText`; a line cut before the reply's end is `model_stalled`. */
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
      // Some endpoints answer in one piece whatever was asked.
      const { text } = read(await response.text())
      if (text.trim() === '') throw new Failure('model_bad_reply', { cause: 'an empty reply' })
      yield text.slice(0, MOST_CHARS)
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
      const piece = read(data)
      length += piece.text.length
      if (piece.text !== '') yield piece.text
      finished ||= piece.finished
      if (length > MOST_CHARS) return
    }
    if (!finished)
      throw new Failure('model_stalled', { cause: 'the connection ended before the reply did' })
    if (length === 0) throw new Failure('model_bad_reply', { cause: 'an empty reply' })
  } catch (error) {
    throw asModelFailure(error, line.signal, started)
  }
}
