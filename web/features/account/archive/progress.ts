/** A record counts as this many bytes in the progress. */
export const RECORD_BYTES = 20_000

/** How a long task reports its progress and is cancelled. */
export type TaskOptions = {
  readonly signal: AbortSignal
  /** The share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Returns a function that adds what was done, in bytes, and reports the share of `total`. It throws
 * the reason of `signal` once the task is cancelled.
 */
export function createProgress({ signal, onProgress }: TaskOptions, total: number) {
  let done = 0
  return (bytes = RECORD_BYTES): void => {
    signal.throwIfAborted()
    done += bytes
    onProgress(Math.min(1, done / total))
  }
}
