import { Failure } from '../../../../domain/failure.ts'
import type { EmphasisedRuns } from '../../../../domain/text/emphasis.ts'
import type { ExtractionRequest, ExtractionEvent } from './protocol.ts'

/** A worker that has not finished a page for this long is considered stalled. */
const STALL_MS = 20_000
/** Total time limit per PDF, to save the device's battery. */
const TOTAL_MS = 300_000

/** Progress events are throttled for fast documents. */
const PROGRESS_EVERY_MS = 100

export type ExtractionProgress = { readonly done: number; readonly total: number }

/** The text of a PDF, one string a page, and what each page emphasises. */
export type ExtractedText = {
  readonly pages: readonly string[]
  readonly emphasis: EmphasisedRuns
}

type Options = {
  onProgress?: (progress: ExtractionProgress) => void
  signal?: AbortSignal
  stallMs?: number
  totalMs?: number
}

const newWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'extraction' })

/**
 * The text of a PDF, one string per page, read in a worker that is always terminated. `bytes` are
 * transferred and empty afterwards. Throws `Failure`: `pdf_encrypted`, `pdf_damaged`, `pdf_stalled`
 * (no page within `stallMs`, or not done within `totalMs`); or the signal's reason.
 */
export async function extractText(
  bytes: ArrayBuffer,
  { onProgress, signal, stallMs = STALL_MS, totalMs = TOTAL_MS }: Options = {},
): Promise<ExtractedText> {
  signal?.throwIfAborted()
  const worker = newWorker()
  const { port1: port, port2 } = new MessageChannel()
  const timers: Record<'stall' | 'total', ReturnType<typeof setTimeout> | undefined> = {
    stall: undefined,
    total: undefined,
  }
  let stop = () => {}
  try {
    return await new Promise<ExtractedText>((resolve, reject) => {
      const pages: string[] = []
      let emphasis: EmphasisedRuns = []
      let reportedAt = -Infinity
      const stalled = () => reject(new Failure('pdf_stalled'))
      const watch = () => {
        clearTimeout(timers.stall)
        timers.stall = setTimeout(stalled, stallMs)
      }
      timers.total = setTimeout(stalled, totalMs)
      watch()
      stop = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'))
      signal?.addEventListener('abort', stop)
      worker.addEventListener('error', (event) =>
        reject(new Failure('pdf_stalled', { cause: event.message })),
      )
      port.addEventListener('message', ({ data: report }: MessageEvent<ExtractionEvent>) => {
        watch()
        if (report.kind === 'done') resolve({ pages, emphasis })
        else if (report.kind === 'emphasis') emphasis = report.runs
        else if (report.kind === 'failed') reject(new Failure(report.code, { cause: report.cause }))
        else {
          pages.push(report.text)
          const now = performance.now()
          if (now - reportedAt < PROGRESS_EVERY_MS) return
          reportedAt = now
          onProgress?.({ done: pages.length, total: report.total })
        }
      })
      port.start()
      const extractionRequest: ExtractionRequest = { bytes, port: port2 }
      worker.postMessage(extractionRequest, [bytes, port2])
    })
  } finally {
    signal?.removeEventListener('abort', stop)
    clearTimeout(timers.stall)
    clearTimeout(timers.total)
    port.close()
    worker.terminate()
  }
}
