import type { ReadableExtension } from '../../../../domain/bases/file-types.ts'
import { Failure } from '../../../../domain/failure.ts'
import type { EmphasisedRuns } from '../../../../domain/text/inline/emphasis.ts'
import type { TextLinks } from '../../../../domain/text/inline/links.ts'
import type { PageStructure } from '../../../../domain/text/blocks/page-structure.ts'
import type { ExtractionRequest, ExtractionEvent } from './protocol.ts'

/** A worker that has not finished a page for this long is considered stalled. */
const STALL_MS = 20_000
/** Total time limit per PDF, to save the device's battery. */
const TOTAL_MS = 300_000
/** Other documents are read at once, without progress in between. */
const DOCUMENT_MS = 30_000

/** Progress events are throttled for fast documents. */
const PROGRESS_EVERY_MS = 100

export type ExtractionProgress = { readonly done: number; readonly total: number }

/**
 * The text of a file, one string a page, what each page emphasises, and its blocks and links; null
 * for PDFs.
 */
export type ExtractedText = {
  readonly pages: readonly string[]
  readonly emphasis: EmphasisedRuns
  readonly structure: PageStructure | null
  readonly links: TextLinks | null
}

const limitsOf = (extension: ReadableExtension | null) =>
  extension === null
    ? { stallMs: STALL_MS, totalMs: TOTAL_MS }
    : { stallMs: DOCUMENT_MS, totalMs: DOCUMENT_MS }

type Options = {
  /** The extension of a document; null for a PDF. */
  extension?: ReadableExtension | null
  onProgress?: (progress: ExtractionProgress) => void
  signal?: AbortSignal
  stallMs?: number
  totalMs?: number
}

const newPdfWorker = () =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'extraction' })

/** Without the code for PDFs, which is ten times as large. */
const newDocumentWorker = () =>
  new Worker(new URL('./document-worker.ts', import.meta.url), {
    type: 'module',
    name: 'document-extraction',
  })

const abortReason = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new Error('aborted')

/**
 * The text of a file, one string per page, read in a worker that is always terminated. `bytes` are
 * transferred and empty afterwards. Throws `Failure`: those of `readPdf` or `readDocument`, and
 * `pdf_stalled` (no page within `stallMs`, or not done within `totalMs`), `file_load_failed` (the
 * code of the worker); or the signal's reason.
 */
export async function extractText(
  bytes: ArrayBuffer,
  { extension = null, onProgress, signal, ...limits }: Options = {},
): Promise<ExtractedText> {
  signal?.throwIfAborted()
  const { stallMs, totalMs } = { ...limitsOf(extension), ...limits }
  const worker = extension === null ? newPdfWorker() : newDocumentWorker()
  const { port1: port, port2 } = new MessageChannel()
  const timers: Record<'stall' | 'total', ReturnType<typeof setTimeout> | undefined> = {
    stall: undefined,
    total: undefined,
  }
  let stop = () => {}
  try {
    return await new Promise<ExtractedText>((resolve, reject) => {
      const pages: string[] = []
      let markup: Omit<ExtractedText, 'pages'> = { emphasis: [], structure: null, links: null }
      let reportedAt = -Infinity
      const stalled = () => reject(new Failure('pdf_stalled'))
      const watch = () => {
        clearTimeout(timers.stall)
        timers.stall = setTimeout(stalled, stallMs)
      }
      timers.total = setTimeout(stalled, totalMs)
      watch()
      stop = () => reject(abortReason(signal))
      signal?.addEventListener('abort', stop)
      // Only an exception has a message; without one the worker's code could not be loaded.
      worker.addEventListener('error', (event: Event) =>
        reject(
          event instanceof ErrorEvent
            ? new Failure('pdf_stalled', { cause: event.message })
            : new Failure('file_load_failed'),
        ),
      )
      port.addEventListener('message', ({ data: report }: MessageEvent<ExtractionEvent>) => {
        watch()
        if (report.kind === 'done') resolve({ pages, ...markup })
        else if (report.kind === 'emphasis') markup = { ...markup, emphasis: report.runs }
        else if (report.kind === 'structure')
          markup = { ...markup, structure: report.blocks, links: report.links }
        else if (report.kind === 'failed') reject(new Failure(report.code, { cause: report.cause }))
        else {
          pages.push(report.text)
          if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return
          reportedAt = performance.now()
          onProgress?.({ done: pages.length, total: report.total })
        }
      })
      port.start()
      const extractionRequest: ExtractionRequest = { bytes, port: port2, extension }
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
