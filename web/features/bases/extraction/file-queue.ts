import { asFailure } from '../../../../domain/failure.ts'
import type { ExtractionState } from '../../../lib/extraction-states.ts'
import { createListeners } from '../../../lib/listeners.ts'

/** Given to the work on a file: a signal that ends it, and a function that reports its state. */
export type Working = {
  readonly signal: AbortSignal
  readonly report: (state: ExtractionState) => void
}

type Options<Job> = {
  /** Works on one file. Rejects with a `Failure`, or with anything once the signal is aborted. */
  work(job: Job, working: Working): Promise<void>
  /** Called after a file, whatever the result is. */
  onSettled(job: Job): void
}

export type FileQueue<Job> = {
  add(jobs: readonly Job[]): void
  cancel(fileIds: readonly string[]): void
  states(): ReadonlyMap<string, ExtractionState>
  subscribe(listener: () => void): () => void
}

const isOver = (state: ExtractionState | undefined): boolean =>
  state === undefined || state.phase === 'completed' || state.phase === 'failed'

/** Works on one file after another, independent of the current screen. */
export function createFileQueue<Job extends { readonly id: string }>(
  options: Options<Job>,
): FileQueue<Job> {
  let states: ReadonlyMap<string, ExtractionState> = new Map()
  const waiting: Job[] = []
  const { subscribe, notify } = createListeners()
  let current: { fileId: string; abort: AbortController } | null = null

  const set = (fileId: string, state: ExtractionState | null) => {
    const next = new Map(states)
    if (state) next.set(fileId, state)
    else next.delete(fileId)
    states = next
    notify()
  }

  async function process(job: Job): Promise<void> {
    const abort = new AbortController()
    current = { fileId: job.id, abort }
    try {
      const report = (state: ExtractionState) => {
        if (!abort.signal.aborted) set(job.id, state)
      }
      await options.work(job, { signal: abort.signal, report })
      set(job.id, { phase: 'completed' })
    } catch (error) {
      const isCancelled = abort.signal.aborted
      const failure = asFailure(error, 'unexpected')
      set(job.id, isCancelled ? null : { phase: 'failed', failure })
    } finally {
      current = null
    }
    options.onSettled(job)
  }

  async function run(): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) await process(job)
  }

  return {
    /** Adds files to the queue; files that are waiting or being read are left unchanged. */
    add(jobs) {
      const fresh = jobs.filter((job) => isOver(states.get(job.id)))
      const idle = current === null && waiting.length === 0
      for (const job of fresh) {
        waiting.push(job)
        set(job.id, { phase: 'queued' })
      }
      if (idle && fresh.length > 0) void run()
    },
    /** Removes files from the queue and cancels work in progress. */
    cancel(fileIds) {
      for (const fileId of fileIds) {
        const index = waiting.findIndex((job) => job.id === fileId)
        if (index >= 0) waiting.splice(index, 1)
        if (current?.fileId === fileId) current.abort.abort()
        else if (states.has(fileId)) set(fileId, null)
      }
    },
    states: () => states,
    subscribe,
  }
}
