import {
  isReadable,
  isReadableName,
  readableExtensionOf,
} from '../../../../domain/bases/file-types.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { clearOnUserChange } from '../../../lib/auth/session.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import {
  extractionStates,
  isInProgress,
  publishExtractionStates,
  useExtractions,
  type ExtractionState,
} from '../../../lib/extraction-states.ts'
import type { BaseFile } from '../api/base-files.ts'
import type { ExtractionJob, ExtractionQueue } from './queue.ts'

let queue: Promise<ExtractionQueue> | null = null
/** The base of every file that was added to the queue. */
const baseOf = new Map<string, string>()

async function loadQueue(): Promise<ExtractionQueue> {
  const { openQueue } = await loadChunk(() => import('./open-queue.ts'))
  const opened = openQueue()
  opened.subscribe(() => publishExtractionStates(opened.states()))
  return opened
}

/** Adds files to the queue. If its code cannot be loaded, they count as failed, with a retry. */
function add(jobs: readonly ExtractionJob[]): void {
  if (jobs.length === 0) return
  for (const { id, base_id } of jobs) baseOf.set(id, base_id)
  queue ??= loadQueue()
  queue.then(
    (opened) => opened.add(jobs),
    (error: unknown) => {
      queue = null
      const failed = jobs.map(({ id, file_path }) => {
        const isDocument = readableExtensionOf(file_path) !== null
        const failure = asFailure(error, isDocument ? 'file_load_failed' : 'pdf_download_failed')
        return [id, { phase: 'failed', failure }] as const
      })
      publishExtractionStates(new Map([...extractionStates(), ...failed]))
    },
  )
}

// Extraction stops on sign-out.
clearOnUserChange(() => void queue?.then((opened) => opened.cancel([...opened.states().keys()])))

/** A file that may need its text extracted. */
type UnreadFile = ExtractionJob &
  Pick<BaseFile, 'file_type'> & {
    readonly extraction: Pick<BaseFile['extraction'], 'status'>
  }

/**
 * Starts the extraction of every readable file in `files` without text: new ones, and those left by
 * a closed tab.
 */
export const resumeExtraction = (files: readonly UnreadFile[]): void =>
  add(
    files.filter(
      (file) =>
        isReadable(file) &&
        (file.extraction.status === 'not_processed' || file.extraction.status === 'processing') &&
        extractionStates().get(file.id) === undefined,
    ),
  )

/** Retries a failed file. The text of a picture is recognised instead (recognition/). */
export const retryExtraction = (file: ExtractionJob): void =>
  add(isReadableName(file.file_path) ? [file] : [])

/** Stops the extraction of files that are about to be deleted. */
export const cancelExtraction = (fileIds: readonly string[]): void =>
  void queue?.then((opened) => opened.cancel(fileIds))

/** The state of the file of a base that is being read or waits for it; null if there is none. */
export function useBaseExtraction(baseId: string): ExtractionState | null {
  const active = [...useExtractions()].filter(
    ([id, state]) => baseOf.get(id) === baseId && isInProgress(state),
  )
  return (active.find(([, { phase }]) => phase !== 'queued') ?? active[0])?.[1] ?? null
}
