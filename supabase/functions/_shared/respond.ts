import { Failure, isQuota, type FailureCode } from '../../../domain/failure.ts'
import { englishMessage } from '../../../messages/english-message.ts'
import type { FailureWire } from '../../../domain/failure-wire.ts'

const HEARTBEAT_MS = 10_000

/** `value` as a JSON response. */
export const json = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store' } })

/** The wire format of a failure: its code and message, never its cause. */
export const toWire = (failure: Failure): FailureWire => ({
  code: failure.code,
  message: englishMessage(failure),
})

/** A refusal before any work: a non-2xx response with a `failureWire` body. */
export const errorResponse = (failure: Failure | FailureCode, status: number): Response =>
  json(toWire(typeof failure === 'string' ? new Failure(failure) : failure), status)

/** A response whose events have type `T` (known only to the compiler). */
type EventResponse<T> = Response & { readonly events?: T }

/** The response of a function that failed. An account at its quota is refused with 413. */
export const failureResponse = (failure: Failure): Response =>
  errorResponse(failure, isQuota(failure) ? 413 : 500)

/**
 * A response of server-sent events: each `emit(event)` becomes one `data:` line, with a comment
 * every ten seconds so that proxies do not close the connection. `signal` aborts when the reader
 * disconnects; then `emit` does nothing, so that `work` can continue. `work` reports its failures
 * as events: an exception ends the connection with an error.
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
