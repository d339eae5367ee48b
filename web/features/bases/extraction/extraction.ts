import { useSyncExternalStore } from 'react'
import { isPdf } from '../../../../domain/bases/file-types.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { clearOnUserChange } from '../../../lib/backend/session.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import type { BaseFile } from '../api/base-files.ts'
import type { ExtractionJob, ExtractionQueue, ExtractionState } from './queue.ts'

let states: ReadonlyMap<string, ExtractionState> = new Map()
const listeners = new Set<() => void>()
let queue: Promise<ExtractionQueue> | null = null

function publish(next: ReadonlyMap<string, ExtractionState>): void {
  states = next
  for (const listener of listeners) listener()
}

async function loadQueue(): Promise<ExtractionQueue> {
  const { openQueue } = await loadChunk(() => import('./open-queue.ts'))
  const opened = openQueue()
  opened.subscribe(() => publish(opened.states()))
  return opened
}

/** Adds files to the queue. If its code cannot be loaded, the files have failed, with a retry. */
function add(jobs: readonly ExtractionJob[]): void {
  if (jobs.length === 0) return
  queue ??= loadQueue()
  queue.then(
    (opened) => opened.add(jobs),
    (error: unknown) => {
      queue = null
      const failure = asFailure(error, 'pdf_download_failed')
      publish(
        new Map([...states, ...jobs.map(({ id }) => [id, { phase: 'failed', failure }] as const)]),
      )
    },
  )
}

// Extraction stops on sign-out.
clearOnUserChange(() => void queue?.then((opened) => opened.cancel([...opened.states().keys()])))

/** A file that may need its text extracted. */
export type UnreadFile = ExtractionJob &
  Pick<BaseFile, 'file_type'> & {
    readonly extraction: Pick<BaseFile['extraction'], 'status'>
  }

/**
 * Starts the extraction of every PDF in `files` without text: new ones, and those left by a closed
 * tab.
 */
export const resumeExtraction = (files: readonly UnreadFile[]): void =>
  add(
    files.filter(
      (file) =>
        isPdf(file) &&
        (file.extraction.status === 'not_processed' || file.extraction.status === 'processing') &&
        states.get(file.id) === undefined,
    ),
  )

/** Retries a failed PDF. */
export const retryExtraction = (file: ExtractionJob): void => add([file])

/** Stops the extraction of files that are about to be deleted. */
export const cancelExtraction = (fileIds: readonly string[]): void =>
  void queue?.then((opened) => opened.cancel(fileIds))

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The extraction state of every file that this tab has worked on, by file id. */
export const useExtractions = (): ReadonlyMap<string, ExtractionState> => {
  const read = () => states
  return useSyncExternalStore(subscribe, read, read)
}

/** The extraction state of one file in this tab; null if this tab has not worked on it. */
export const useExtraction = (fileId: string): ExtractionState | null => {
  const read = () => states.get(fileId) ?? null
  return useSyncExternalStore(subscribe, read, read)
}
