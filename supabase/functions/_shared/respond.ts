import { Failure, type FailureCode } from '../../../domain/failure.ts'
import { englishMessage } from '../../../messages/english-message.ts'
import type { FailureWire } from '../../../domain/failure-wire.ts'

const HEARTBEAT_MS = 10_000

/** `value` as a JSON answer. */
export const json = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store' } })

/** A failure as it crosses the wire: its code and the words a learner reads, never its cause. */
export const toWire = (failure: Failure): FailureWire => ({
  code: failure.code,
  message: englishMessage(failure),
})

/** A refusal before any work was done: a non-2xx answer with a `failureWire` body. */
export const errorResponse = (failure: Failure | FailureCode, status: number): Response =>
  json(toWire(typeof failure === 'string' ? new Failure(failure) : failure), status)

/** An answer whose events are of type `T` (known to the compiler alone). */
export type EventResponse<T> = Response & { readonly events?: T }

/**
 * An answer of server-sent events: each `emit(event)` becomes one `data:` line, with a comment every ten seconds so that
 * proxies keep the line open. `signal` aborts when the reader goes away; `emit` is then silent, so that `work` may go on.
 * `work` reports its own failures as events: what it throws ends the connection with an error.
 */
export function eventStream<T>(
  work: (emit: (event: T) => void, signal: AbortSignal) => Promise<void>,
): EventResponse<T> {
  const disconnected = new AbortController()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (chunk: string) => {
        if (!disconnected.signal.aborted) controller.enqueue(encoder.encode(chunk))
      }
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
      void work((event) => send(`data: ${JSON.stringify(event)}\n\n`), disconnected.signal)
        .then(
          () => {
            if (!disconnected.signal.aborted) controller.close()
          },
          (error: unknown) => {
            if (!disconnected.signal.aborted) controller.error(error)
          },
        )
        .finally(() => clearInterval(heartbeat))
    },
    cancel() {
      disconnected.abort()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
