import { useSyncExternalStore } from 'react'
import { isPdf } from '../../../../domain/bases/file-types.ts'
import { queryClient } from '../../../lib/backend/query-client.ts'
import { clearOnUserChange } from '../../../lib/backend/session.tsx'
import type { BaseFile } from '../api/base-files.ts'
import { hasText, storeTextState } from '../api/pdf-text.ts'
import { downloadPdf } from '../api/stored-files.ts'
import { extractText } from './extract-text.ts'
import { createExtractionQueue, type ExtractionState } from './queue.ts'

const queue = createExtractionQueue({
  hasText,
  store: (fileId, state) => storeTextState(fileId, state, new Date()),
  download: downloadPdf,
  extract: extractText,
  // Web locks exist in secure contexts only; without them two tabs may read the same file, which is
  // slower but harmless.
  alone: (fileId, work) =>
    'locks' in navigator ? navigator.locks.request(`stoa-extraction-${fileId}`, work) : work(),
  onSettled: () =>
    void queryClient.invalidateQueries({
      predicate: ({ meta }) => meta?.['showsTextStatus'] === true,
    }),
})

// Extraction stops on sign-out.
clearOnUserChange(() => queue.cancel([...queue.states().keys()]))

/**
 * Starts the extraction of every PDF in `files` without text: new ones, and those left by a closed
 * tab.
 */
export const resumeExtraction = (files: readonly BaseFile[]): void =>
  queue.add(
    files.filter(
      (file) =>
        isPdf(file) &&
        (file.extraction.status === 'not_processed' || file.extraction.status === 'processing') &&
        queue.states().get(file.id) === undefined,
    ),
  )

/** Retries a failed PDF. */
export const retryExtraction = (file: BaseFile): void => queue.add([file])

/** Stops the extraction of files that are about to be deleted. */
export const cancelExtraction = (fileIds: readonly string[]): void => queue.cancel(fileIds)

/** The extraction state of one file in this tab; null if this tab has not worked on it. */
export const useExtraction = (fileId: string): ExtractionState | null => {
  const read = () => queue.states().get(fileId) ?? null
  return useSyncExternalStore(queue.subscribe, read, read)
}
