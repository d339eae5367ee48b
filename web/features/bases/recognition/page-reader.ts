import { Failure } from '../../../../domain/failure.ts'
import {
  ATTEMPT_MS,
  type PageRequest,
  type ReadPage,
  type RecognitionReply,
  type RecognitionRequest,
} from './worker/protocol.ts'

/** How long the engine (3 MB) may take to arrive over a slow connection. */
const DOWNLOAD_MS = 120_000
/** No answer for this long ends the worker: a page is attempted twice. */
const STALL_MS = 2 * ATTEMPT_MS + DOWNLOAD_MS

/** An open file whose pages are recognised one after another. */
export type PageReader = {
  readonly total: number
  /** Recognises a page, from 1. Rejects with a `Failure` or the reason of the signal. */
  read(page: number): Promise<ReadPage>
  /** Ends the worker and all that it started. */
  close(): void
}

const newWorker = () =>
  new Worker(new URL('./worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'recognition',
  })

const abortReason = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new Error('aborted')

/** Only an exception has a message; without one the worker's code could not be loaded. */
const failureOf = (event: Event): Failure =>
  event instanceof ErrorEvent
    ? new Failure('unexpected', { cause: event.message })
    : new Failure('file_load_failed')

/**
 * Opens a file in a new worker. Rejects with the failures of `openPdf`, `openPicture` and `Engine`,
 * with `document_stalled`, or with the reason of the signal, which also ends the worker.
 */
export async function openPageReader(
  request: Omit<RecognitionRequest, 'port'>,
  signal: AbortSignal,
): Promise<PageReader> {
  signal.throwIfAborted()
  const worker = newWorker()
  const { port1: port, port2 } = new MessageChannel()
  let answer: PromiseWithResolvers<RecognitionReply> = Promise.withResolvers()
  const stop = () => answer.reject(abortReason(signal))
  const close = () => {
    signal.removeEventListener('abort', stop)
    port.close()
    worker.terminate()
  }
  signal.addEventListener('abort', stop)
  worker.addEventListener('error', (event: Event) => answer.reject(failureOf(event)))
  port.addEventListener('message', ({ data }: MessageEvent<RecognitionReply>) =>
    data.kind === 'failed'
      ? answer.reject(new Failure(data.code, { cause: data.cause }))
      : answer.resolve(data),
  )
  port.start()

  /** The next answer; fails after `STALL_MS`, since a terminated worker sends none. */
  async function nextAnswer(): Promise<RecognitionReply> {
    const waiting = answer
    const timer = setTimeout(() => waiting.reject(new Failure('document_stalled')), STALL_MS)
    try {
      return await waiting.promise
    } catch (error) {
      close()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  worker.postMessage({ ...request, port: port2 } satisfies RecognitionRequest, [port2])
  const opened = await nextAnswer()
  return {
    total: opened.kind === 'opened' ? opened.total : 0,
    async read(page) {
      signal.throwIfAborted()
      answer = Promise.withResolvers()
      port.postMessage({ page } satisfies PageRequest)
      const reply = await nextAnswer()
      if (reply.kind !== 'page') throw new Failure('unexpected')
      return reply.page
    },
    close,
  }
}
