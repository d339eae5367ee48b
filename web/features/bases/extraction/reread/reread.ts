import { readableExtensionOf } from '../../../../../domain/bases/file-types.ts'
import { asFailure, type FailureCode } from '../../../../../domain/failure.ts'
import type { EarlierText } from '../../api/earlier-text.ts'
import type { ExtractedText } from '../extract-text.ts'
import { NETWORK_FAILURES, type ExtractionDeps, type ExtractionJob } from '../queue.ts'
import { replacedText } from './replaced-text.ts'

/** The dependencies of reading files again. */
export type RereadDeps = Pick<ExtractionDeps, 'download' | 'extract'> & {
  /** The text of a file if an earlier version read it; else null. */
  load(fileId: string): Promise<EarlierText | null>
  /** Whether anything leads to a page of the file. */
  isReferredTo(file: ExtractionJob): Promise<boolean>
  /** Stores what replaces an earlier text, null if it stays, and that this version read it. */
  replace(fileId: string, earlier: EarlierText, read: ExtractedText | null): Promise<void>
  /** Waits while this tab reads other files. */
  idle(signal: AbortSignal): Promise<void>
  /** Runs `work` while no other tab reads a file again. */
  alone<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

/** Failures after which a file is read again in another session. */
const PASSING: readonly FailureCode[] = [...NETWORK_FAILURES, 'pdf_stalled']

/** Reads files again, one after another, until the signal. Never rejects. */
type Reread = (files: readonly ExtractionJob[], signal: AbortSignal) => Promise<void>

/**
 * A function that reads files again whose text an earlier version read. If a file cannot be read,
 * its text stays: it is not read again by this version, or not in this session if the network or
 * the time was the cause.
 */
export function createReread(deps: RereadDeps): Reread {
  const failed = new Set<string>()

  /** What is read of a file now; null if it cannot be read. */
  async function read(file: ExtractionJob, signal: AbortSignal): Promise<ExtractedText | null> {
    const bytes = await deps.download(file.file_path)
    try {
      const extension = readableExtensionOf(file.file_path)
      return await deps.extract(bytes, { extension, signal, onProgress: () => undefined })
    } catch (error) {
      const { code } = asFailure(error, 'pdf_damaged')
      if (signal.aborted || PASSING.includes(code)) throw error
      return null
    }
  }

  async function replacementOf(
    file: ExtractionJob,
    earlier: EarlierText,
    signal: AbortSignal,
  ): Promise<ExtractedText | null> {
    if (earlier.isRecognised.every(Boolean)) return null
    const found = await read(file, signal)
    if (found === null || found.pages.every((page) => page.trim() === '')) return null
    const isDocument = readableExtensionOf(file.file_path) !== null
    if (isDocument && !(await deps.isReferredTo(file))) return found
    return replacedText(earlier, found, isDocument)
  }

  async function reread(file: ExtractionJob, signal: AbortSignal): Promise<void> {
    const earlier = await deps.load(file.id)
    if (earlier === null) return
    const replacement = await replacementOf(file, earlier, signal)
    signal.throwIfAborted()
    await deps.replace(file.id, earlier, replacement)
  }

  return async (files, signal) => {
    for (const file of files) {
      if (failed.has(file.id)) continue
      try {
        await deps.idle(signal)
        await deps.alone(signal, () => reread(file, signal))
      } catch {
        if (signal.aborted) return
        failed.add(file.id)
      }
    }
  }
}
