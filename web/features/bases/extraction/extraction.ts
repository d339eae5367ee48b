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
  // Locks exist in secure contexts only; without them two tabs may read the same file, which costs time and harms nothing.
  alone: (fileId, work) =>
    'locks' in navigator ? navigator.locks.request(`stoa-extraction-${fileId}`, work) : work(),
  onSettled: () =>
    void queryClient.invalidateQueries({
      predicate: ({ meta }) => meta?.['showsTextStatus'] === true,
    }),
})

// Nothing of a learner's is read on after they have signed out.
clearOnUserChange(() => queue.cancel([...queue.states().keys()]))

/** Has the text read of every PDF among `files` that has none yet: new ones, and those a closed tab left behind. */
export const resumeExtraction = (files: readonly BaseFile[]): void =>
  queue.add(
    files.filter(
      (file) =>
        isPdf(file) &&
        (file.extraction.status === 'not_processed' || file.extraction.status === 'processing') &&
        queue.states().get(file.id) === undefined,
    ),
  )

/** Tries a failed PDF again. */
export const retryExtraction = (file: BaseFile): void => queue.add([file])

/** Stops reading files that are about to be deleted. */
export const cancelExtraction = (fileIds: readonly string[]): void => queue.cancel(fileIds)

/** Where the text of one file stands in this tab; null where this tab has not worked on it. */
export const useExtraction = (fileId: string): ExtractionState | null => {
  const read = () => queue.states().get(fileId) ?? null
  return useSyncExternalStore(queue.subscribe, read, read)
}
