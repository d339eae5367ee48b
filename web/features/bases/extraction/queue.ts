import { readableExtensionOf, type ReadableExtension } from '../../../../domain/bases/file-types.ts'
import { englishMessage } from '../../../../messages/english-message.ts'
import { asFailure, Failure, type FailureCode } from '../../../../domain/failure.ts'
import { joinPages } from '../../../../domain/text/pages.ts'
import type { ExtractionState } from '../../../lib/extraction-states.ts'
import type { ExtractedText, ExtractionProgress } from './extract-text.ts'
import { failureOf } from './document-failure.ts'

/** A file whose text is to be read. */
export type ExtractionJob = {
  readonly id: string
  readonly base_id: string
  readonly file_path: string
}

type TextState =
  | ({ status: 'completed'; text: string } & Omit<ExtractedText, 'pages'>)
  | { status: 'failed'; message: string }

/** The dependencies of the queue. */
export type ExtractionDeps = {
  hasText(fileId: string): Promise<boolean>
  store(fileId: string, state: TextState): Promise<void>
  download(path: string): Promise<ArrayBuffer>
  extract(
    bytes: ArrayBuffer,
    options: {
      extension: ReadableExtension | null
      onProgress: (progress: ExtractionProgress) => void
      signal: AbortSignal
    },
  ): Promise<ExtractedText>
  /** Waits before a second attempt. */
  pause(): Promise<void>
  /** Runs `work` while no other tab runs it for the same file. */
  alone<T>(fileId: string, work: () => Promise<T>): Promise<T>
  onSettled(job: ExtractionJob): void
}

/** Failures of the network, which a second attempt may not meet. */
const RETRIED: readonly FailureCode[] = [
  'pdf_download_failed',
  'file_load_failed',
  'pdf_store_failed',
]

export type ExtractionQueue = ReturnType<typeof createExtractionQueue>

const isOver = (state: ExtractionState | undefined): boolean =>
  state === undefined || state.phase === 'completed' || state.phase === 'failed'

/**
 * Extracts one file after another and stores the text, independent of the current screen. Files
 * with stored text are skipped. A failure is stored with its message; if that fails too, the next
 * visit to the base retries.
 */
export function createExtractionQueue(deps: ExtractionDeps) {
  let states: ReadonlyMap<string, ExtractionState> = new Map()
  const waiting: ExtractionJob[] = []
  const listeners = new Set<() => void>()
  let current: { fileId: string; abort: AbortController } | null = null

  const set = (fileId: string, state: ExtractionState | null) => {
    const next = new Map(states)
    if (state) next.set(fileId, state)
    else next.delete(fileId)
    states = next
    for (const listener of listeners) listener()
  }

  async function read(job: ExtractionJob, signal: AbortSignal): Promise<void> {
    if (await deps.hasText(job.id)) return
    set(job.id, { phase: 'downloading' })
    const bytes = await deps.download(job.file_path)
    const { pages, ...rest } = await deps.extract(bytes, {
      extension: readableExtensionOf(job.file_path),
      signal,
      onProgress: (progress) => set(job.id, { phase: 'reading', ...progress }),
    })
    if (pages.every((page) => page.trim() === '')) throw new Failure('pdf_no_text')
    signal.throwIfAborted()
    set(job.id, { phase: 'saving' })
    await deps.store(job.id, { status: 'completed', text: joinPages(pages), ...rest })
  }

  /**
   * Reads a file, a second time after a failure of the network. A page that is being left aborts
   * its requests too: nothing is stored about those, because the page is gone before the second
   * attempt.
   */
  async function readWithRetry(job: ExtractionJob, signal: AbortSignal): Promise<void> {
    try {
      await read(job, signal)
    } catch (error) {
      if (!RETRIED.includes(asFailure(error, 'pdf_damaged').code)) throw error
      await deps.pause()
      signal.throwIfAborted()
      await read(job, signal)
    }
  }

  async function process(job: ExtractionJob): Promise<void> {
    const abort = new AbortController()
    current = { fileId: job.id, abort }
    try {
      await deps.alone(job.id, () => readWithRetry(job, abort.signal))
      set(job.id, { phase: 'completed' })
    } catch (error) {
      if (abort.signal.aborted) set(job.id, null)
      else {
        const failure = failureOf(asFailure(error, 'pdf_damaged'), job.file_path)
        // If this cannot be stored, the next visit retries.
        await deps
          .store(job.id, { status: 'failed', message: englishMessage(failure) })
          .catch(() => undefined)
        set(job.id, { phase: 'failed', failure })
      }
    } finally {
      current = null
    }
    deps.onSettled(job)
  }

  async function run(): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) await process(job)
  }

  return {
    /** Adds files to the queue; files that are waiting or being read are left unchanged. */
    add(jobs: readonly ExtractionJob[]): void {
      const fresh = jobs.filter((job) => isOver(states.get(job.id)))
      const idle = current === null && waiting.length === 0
      for (const job of fresh) {
        waiting.push(job)
        set(job.id, { phase: 'queued' })
      }
      if (idle && fresh.length > 0) void run()
    },
    /** Removes files from the queue and cancels work in progress. */
    cancel(fileIds: readonly string[]): void {
      for (const fileId of fileIds) {
        const index = waiting.findIndex((job) => job.id === fileId)
        if (index >= 0) waiting.splice(index, 1)
        if (current?.fileId === fileId) current.abort.abort()
        else if (states.has(fileId)) set(fileId, null)
      }
    },
    states: (): ReadonlyMap<string, ExtractionState> => states,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
