import { PDF_TYPE } from '../../../../domain/bases/file-types.ts'
import { asFailure, type FailureCode } from '../../../../domain/failure.ts'
import { englishMessage } from '../../../../messages/english-message.ts'
import { queryClient } from '../../../lib/backend/query-client.ts'
import { loadRecognisedText } from '../../../lib/recognised-text.ts'
import { storeRecognisedText, storeRecognitionFailure } from '../api/recognised-text.ts'
import { downloadPdf } from '../api/stored-files.ts'
import { createFileQueue, type FileQueue, type Working } from '../extraction/file-queue.ts'
import { NOT_RECOGNISABLE } from './offer-of-file.ts'
import { openPageReader } from './page-reader.ts'
import { recogniseFile, WITHOUT_TEXT } from './recognise-file.ts'

/** A file to recognise. `language` and `dataUrl` as for `RecognitionRequest`. */
export type RecognitionJob = {
  readonly id: string
  readonly file_path: string
  readonly file_type: string
  readonly language: string
  readonly dataUrl: string
  /** Whether pages that were recognised with doubt are recognised again. */
  readonly again: boolean
}

const refresh = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['showsTextStatus'] === true })

async function recognise(job: RecognitionJob, { signal, report }: Working): Promise<void> {
  report({ phase: 'downloading' })
  const before = await loadRecognisedText(job.id)
  const bytes = await downloadPdf(job.file_path)
  signal.throwIfAborted()
  // A blob is not copied for each worker.
  const file = new Blob([bytes], { type: job.file_type })
  const { language, dataUrl } = job
  const request = { file, isPdf: job.file_type === PDF_TYPE, language, dataUrl }
  await recogniseFile(
    {
      open: () => openPageReader(request, signal),
      store: async (text) => {
        signal.throwIfAborted()
        await storeRecognisedText(job.id, text, new Date())
        await refresh()
      },
      onProgress: (progress) => report({ phase: 'reading', ...progress }),
    },
    { before, again: job.again },
  )
}

/** Failures that say what became of the file, unlike those of the network. */
const STORED: readonly FailureCode[] = [...WITHOUT_TEXT, ...NOT_RECOGNISABLE]

async function work(job: RecognitionJob, working: Working): Promise<void> {
  try {
    await recognise(job, working)
  } catch (error) {
    if (working.signal.aborted) throw error
    const failure = asFailure(error, 'unexpected')
    if (STORED.includes(failure.code) && (await loadRecognisedText(job.id)) === null) {
      await storeRecognitionFailure(job.id, englishMessage(failure), new Date())
    }
    throw failure
  }
}

/** The recognition queue of this tab. Its code loads with the first file to recognise. */
export const openRecognitionQueue = (): FileQueue<RecognitionJob> =>
  createFileQueue({
    // One tab at a time works on a file, for extraction too (extraction/open-queue.ts).
    work: (job, working) =>
      'locks' in navigator
        ? navigator.locks.request(`stoa-extraction-${job.id}`, { signal: working.signal }, () =>
            work(job, working),
          )
        : work(job, working),
    onSettled: () => void refresh(),
  })
