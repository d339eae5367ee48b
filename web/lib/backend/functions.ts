import type * as z from 'zod/mini'
import { Failure, type FailureCode } from '../../../domain/failure.ts'
import { failureWire } from '../../../domain/failure-wire.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { reportedFailure } from '../i18n/failure-message.ts'
import { getSiteConfig } from './config.ts'
import { fetchAsCaller } from './fetch-as-caller.ts'

type Call = {
  /** Folder name under `supabase/functions`. */
  name: string
  body: unknown
  /** Failure to report if the call could not be made or returned no failure of its own. */
  onFailure: FailureCode
  signal?: AbortSignal | undefined
}

async function post({ name, body, onFailure, signal }: Call): Promise<Response> {
  const { url } = await getSiteConfig()
  const response = await fetchAsCaller(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
    },
    body: JSON.stringify(body),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new Failure(onFailure, { cause })
  })
  if (response.ok) return response
  const failureBody = failureWire.safeParse(await response.json().catch(() => null))
  throw failureBody.success
    ? reportedFailure(failureBody.data, onFailure)
    : new Failure(onFailure, { cause: `HTTP ${response.status}` })
}

/** Calls a function that returns one JSON value. Throws `Failure`. */
export async function callFunction<T>(call: Call & { answer: z.ZodMiniType<T> }): Promise<T> {
  const response = await post(call)
  const parsed = call.answer.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw new Failure(call.onFailure, { cause: parsed.error })
  return parsed.data
}

/**
 * Calls a function that returns server-sent events and yields each, parsed. Throws `Failure`;
 * aborting ends the stream.
 */
export async function* streamFunction<T>(
  call: Call & { event: z.ZodMiniType<T> },
): AsyncGenerator<T, void> {
  // Only a stream needs the parser, so it is no part of the screens. It loads before the request is
  // sent: without it the response could not be read.
  const { EventSourceParserStream } = await loadChunk(
    () => import('eventsource-parser/stream'),
  ).catch((cause: unknown) => {
    throw new Failure(call.onFailure, { cause })
  })
  const response = await post(call)
  if (!response.body) throw new Failure(call.onFailure, { cause: 'no body' })
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
  try {
    for await (const { data } of events as ReadableStream<{ data: string }> &
      AsyncIterable<{ data: string }>)
      yield call.event.parse(JSON.parse(data))
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    throw cause instanceof Failure ? cause : new Failure(call.onFailure, { cause })
  }
}
