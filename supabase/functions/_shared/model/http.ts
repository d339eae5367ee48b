import { EventSourceParserStream, ParseError } from 'eventsource-parser/stream'
import { Failure } from '../../../../domain/failure.ts'
import { createReasoningFilter } from '../../../../domain/model-reply/reasoning.ts'
import { beginningOf, BodyTooLongError, textOf } from '../response-text.ts'
import {
  HttpStatusError,
  MAX_REPLY_CHARS,
  parseReply,
  replyOf,
  requireText,
  TokenLimitError,
  type Reply,
  type Usage,
} from './reply.ts'

export type Endpoint = {
  /** The address before `/chat/completions`, such as `http://localhost:11434/v1`. */
  baseUrl: string
  apiKey?: string | undefined
  fetch: typeof fetch
  /** The time to the first byte of a reply, in milliseconds: a model may have to load first. */
  firstMs: number
  /** A chunk that takes longer in milliseconds has stalled. */
  idleMs: number
  /** A complete reply that takes longer in milliseconds is abandoned. */
  totalMs: number
  /** The maximum wait after a 429 or 503 in milliseconds. */
  waitCapMs: number
}

const MAX_ATTEMPTS = 4
const FIRST_WAIT_MS = 500
/** Characters of an error's body that are read. */
const MAX_ERROR_CHARS = 8_000

/** Characters of a complete reply, or of one event of a streamed one. A longer one is invalid. */
const MAX_BODY_CHARS = 1_000_000

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
        // What is asked goes to the configured endpoint alone: a redirect is an error
        redirect: 'manual',
      },
    )
    if (response.ok) return response
    const refused = new HttpStatusError(
      response.status,
      await beginningOf(response, MAX_ERROR_CHARS).catch(() => ''),
    )
    if (response.status !== 429 && response.status !== 503) throw refused
    if (tries >= MAX_ATTEMPTS) throw new Failure('model_rate_limited', { cause: refused })
    await sleep(
      Math.min(retryAfter(response) ?? FIRST_WAIT_MS * 2 ** tries, endpoint.waitCapMs),
      signal,
    )
  }
}

/**
 * A signal that aborts if `onActivity` is not called first within `firstMs`, then for `idleMs`,
 * after `totalMs`, or when `outer` aborts.
 */
function createTimeoutSignal(endpoint: Endpoint, outer: AbortSignal | undefined) {
  const stalled = new AbortController()
  const stall = () => stalled.abort(new Failure('model_stalled', { cause: 'no progress in time' }))
  let idle = setTimeout(stall, endpoint.firstMs)
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
  if (
    error instanceof Failure ||
    error instanceof HttpStatusError ||
    error instanceof TokenLimitError
  )
    return error
  if (error instanceof BodyTooLongError || error instanceof ParseError)
    return new Failure('model_bad_reply', { cause: error })
  if (signal.aborted && signal.reason instanceof Failure) return signal.reason
  return new Failure(started ? 'model_stalled' : 'model_unreachable', { cause: error })
}

/**
 * One complete reply (`stream: false`), without reasoning. Nothing arrives before its end, so only
 * the total timeout applies. Throws `Failure`, `TokenLimitError`, or `HttpStatusError` if the
 * endpoint rejects the request.
 */
export async function requestText(
  endpoint: Endpoint,
  body: object,
  outer?: AbortSignal,
): Promise<Reply> {
  using timeout = createTimeoutSignal({ ...endpoint, firstMs: endpoint.totalMs }, outer)
  let started = false
  try {
    const response = await send(endpoint, { ...body, stream: false }, timeout.signal)
    started = true
    return replyOf(await textOf(response, MAX_BODY_CHARS))
  } catch (error) {
    throw asModelFailure(error, timeout.signal, started)
  }
}

/** The data of each server-sent event. */
async function* eventsOf(body: NonNullable<Response['body']>): AsyncGenerator<string> {
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: MAX_BODY_CHARS }))
  for await (const { data } of events as ReadableStream<{ data: string }> &
    AsyncIterable<{ data: string }>)
    yield data
}

/** Reads the events of a streamed reply, one after the other, without its reasoning. */
function readPieces(beginsInside: boolean) {
  const filter = createReasoningFilter(beginsInside)
  let length = 0
  let visible = 0
  let finish: string | null = null
  let isDone = false
  let usage: Usage | null = null
  const isTooLong = () => length > MAX_REPLY_CHARS
  const show = (text: string): string => {
    if (text.trim() !== '') visible += text.length
    return text
  }
  return {
    /** The text of an event that is shown. */
    push(data: string): string {
      if (data.trim() === '[DONE]') {
        isDone = true
        finish ??= 'stop'
        return ''
      }
      const piece = parseReply(data)
      length += piece.text.length
      finish = piece.finish ?? finish
      usage = piece.usage ?? usage
      return show(filter.push(piece.text))
    },
    isOver: () => isDone || isTooLong(),
    /** The rest of the text that is shown. */
    end: () => show(filter.end()),
    /** The reply but for its text. Throws if it ended too early or has no text. */
    result(): Reply {
      if (!isTooLong()) {
        if (finish === null)
          throw new Failure('model_stalled', { cause: 'the connection ended before the reply did' })
        requireText(visible > 0 ? 'text' : '', finish)
      }
      return { text: '', usage, beginsInside: filter.beginsInside }
    },
  }
}

/**
 * A streamed reply (`stream: true`), without reasoning; returns its usage. `beginsInside`: the
 * reply begins with reasoning. Throws like `requestText`; a connection lost before the end is
 * `model_stalled`.
 */
export async function* requestStream(
  endpoint: Endpoint,
  body: object,
  options: { signal?: AbortSignal | undefined; beginsInside: boolean },
): AsyncGenerator<string, Reply> {
  using timeout = createTimeoutSignal(endpoint, options.signal)
  const reply = readPieces(options.beginsInside)
  let started = false
  try {
    const response = await send(endpoint, { ...body, stream: true }, timeout.signal)
    if (!response.body || !/event-stream/.test(response.headers.get('content-type') ?? '')) {
      // Some endpoints ignore `stream`.
      const complete = replyOf(await textOf(response, MAX_BODY_CHARS))
      yield complete.text
      return complete
    }
    for await (const data of eventsOf(response.body)) {
      started = true
      timeout.onActivity()
      const visible = reply.push(data)
      if (visible !== '') yield visible
      if (reply.isOver()) break
    }
    const rest = reply.end()
    if (rest !== '') yield rest
    return reply.result()
  } catch (error) {
    throw asModelFailure(error, timeout.signal, started)
  }
}
