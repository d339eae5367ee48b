/** `load`, done once for all who ask; after a failure the next one to ask has it tried again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () =>
    (pending ??= load().catch((cause: unknown) => {
      pending = undefined
      throw cause
    }))
}
