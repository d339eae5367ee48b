import { queryClient } from '../../../lib/backend/query-client.ts'
import { hasText, storeTextState } from '../api/pdf-text.ts'
import { downloadPdf } from '../api/stored-files.ts'
import { extractText } from './extract-text.ts'
import { createExtractionQueue, type ExtractionQueue } from './queue.ts'

/** Long enough for a page that is being left to be gone. */
const RETRY_AFTER_MS = 2000

/** The extraction queue of this tab. Its code loads with the first file to extract. */
export const openQueue = (): ExtractionQueue =>
  createExtractionQueue({
    hasText,
    store: (fileId, state) => storeTextState(fileId, state, new Date()),
    download: downloadPdf,
    extract: extractText,
    pause: () => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)),
    // Web locks exist in secure contexts only; without them two tabs may read the same file, which
    // is slower but harmless.
    alone: (fileId, work) =>
      'locks' in navigator ? navigator.locks.request(`stoa-extraction-${fileId}`, work) : work(),
    onSettled: () =>
      void queryClient.invalidateQueries({
        predicate: ({ meta }) => meta?.['showsTextStatus'] === true,
      }),
  })
