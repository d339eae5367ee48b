import { queryClient } from '../../lib/backend/query-client.ts'

const CHECK_EVERY_MS = 1000

/** Calls `run` once the data of the screen have loaded. Returns a function that stops waiting. */
export function afterScreenData(run: () => void, checkEveryMs = CHECK_EVERY_MS): () => void {
  const timer = setInterval(() => {
    if (queryClient.isFetching() > 0) return
    clearInterval(timer)
    run()
  }, checkEveryMs)
  return () => clearInterval(timer)
}
