/** Far more than the work of any worker takes, on a slow device too. */
const LIMIT_MS = 60_000

/**
 * Sends one request to a worker made for it and ends the worker after its answer, so that the page
 * stays responsive during long work. Rejects where the worker fails, does not answer within a
 * minute, or its code cannot be loaded.
 */
export function askWorker<Reply>(worker: Worker, request: unknown): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => resolve(data))
  worker.addEventListener('error', (event: Event) =>
    reject(new Error(event instanceof ErrorEvent ? event.message : 'the worker did not load')),
  )
  const timer = setTimeout(() => reject(new Error('the worker took too long')), LIMIT_MS)
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
