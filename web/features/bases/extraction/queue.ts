import { readableExtensionOf, type ReadableExtension } from '../../../../domain/bases/file-types.ts'
import { englishMessage } from '../../../../messages/english-message.ts'
import { asFailure, Failure, type FailureCode } from '../../../../domain/failure.ts'
import { joinPages } from '../../../../domain/text/pages.ts'
import { failureOf } from './document-failure.ts'
import type { ExtractedText, ExtractionProgress } from './extract-text.ts'
import { createFileQueue, type Working } from './file-queue.ts'

/** A file whose text is to be read. */
export type ExtractionJob = {
  readonly id: string
  readonly base_id: string
  readonly file_path: string
}

type TextState =
  | ({ status: 'completed'; text: string } & Omit<ExtractedText, 'pages'>)
  | { status: 'failed'; message: string; unreadPages: number }

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
export const NETWORK_FAILURES: readonly FailureCode[] = [
  'pdf_download_failed',
  'file_load_failed',
  'pdf_store_failed',
]

export type ExtractionQueue = ReturnType<typeof createExtractionQueue>

/**
 * Extracts one file after another and stores the text, independent of the current screen. Files
 * with stored text are skipped. A failure is stored with its message; if that fails too, the next
 * visit to the base retries.
 */
export function createExtractionQueue(deps: ExtractionDeps) {
  async function read(job: ExtractionJob, { signal, report }: Working): Promise<void> {
    if (await deps.hasText(job.id)) return
    report({ phase: 'downloading' })
    const bytes = await deps.download(job.file_path)
    const { pages, ...rest } = await deps.extract(bytes, {
      extension: readableExtensionOf(job.file_path),
      signal,
      onProgress: (progress) => report({ phase: 'reading', ...progress }),
    })
    if (pages.every((page) => page.trim() === ''))
      throw new Failure('pdf_no_text', { cause: new PagesWithoutText(pages.length) })
    signal.throwIfAborted()
    report({ phase: 'saving' })
    await deps.store(job.id, { status: 'completed', text: joinPages(pages), ...rest })
  }

  /**
   * Reads a file, a second time after a failure of the network. A page that is being left aborts
   * its requests too: nothing is stored about those, because the page is gone before the second
   * attempt.
   */
  async function readWithRetry(job: ExtractionJob, working: Working): Promise<void> {
    try {
      await read(job, working)
    } catch (error) {
      if (!NETWORK_FAILURES.includes(asFailure(error, 'pdf_damaged').code)) throw error
      await deps.pause()
      working.signal.throwIfAborted()
      await read(job, working)
    }
  }

  return createFileQueue<ExtractionJob>({
    async work(job, working) {
      try {
        await deps.alone(job.id, () => readWithRetry(job, working))
      } catch (error) {
        if (working.signal.aborted) throw error
        const failure = failureOf(asFailure(error, 'pdf_damaged'), job.file_path)
        const unreadPages = failure.cause instanceof PagesWithoutText ? failure.cause.count : 0
        // If this cannot be stored, the next visit retries.
        await deps
          .store(job.id, { status: 'failed', message: englishMessage(failure), unreadPages })
          .catch(() => undefined)
        throw failure
      }
    },
    onSettled: (job) => deps.onSettled(job),
  })
}

/** The cause of `pdf_no_text`: how many pages a scan has. */
class PagesWithoutText extends Error {
  readonly count: number

  constructor(count: number) {
    super(`${count} pages without text`)
    this.count = count
  }
}
