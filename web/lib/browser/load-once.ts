/** Runs `load` once for all callers; after a failure the next caller retries. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () =>
    (pending ??= load().catch((cause: unknown) => {
      pending = undefined
      throw cause
    }))
}
