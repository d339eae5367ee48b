import { queryClient } from '../../../../lib/backend/query-client.ts'
import { extractionStates, isInProgress } from '../../../../lib/extraction-states.ts'
import { isReferredTo, loadEarlierText, replaceEarlierText } from '../../api/earlier-text.ts'
import { downloadPdf } from '../../api/stored-files.ts'
import { extractText } from '../extract-text.ts'
import { createReread } from './reread.ts'

const CHECK_EVERY_MS = 1000

const isReading = (): boolean => [...extractionStates().values()].some(isInProgress)

/** Reads files again in this tab. Its code loads with the first file to read again. */
export const reread = createReread({
  load: loadEarlierText,
  isReferredTo,
  download: downloadPdf,
  extract: extractText,
  async replace(...args) {
    if (await replaceEarlierText(...args, new Date()))
      await queryClient.invalidateQueries({
        predicate: ({ meta }) => meta?.['showsTextStatus'] === true,
      })
  },
  async idle(signal) {
    while (isReading()) {
      await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS))
      signal.throwIfAborted()
    }
  },
  // Web locks exist in secure contexts only; without them two tabs may read the same file again,
  // of which one stores its text.
  alone: (signal, work) =>
    'locks' in navigator ? navigator.locks.request('stoa-reread', { signal }, work) : work(),
})
