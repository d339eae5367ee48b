const WORKER = '/service-worker.js'

/** Paths of this origin that the page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** Has the site kept for times without a network (public/service-worker.js). Rejects where the browser refuses. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(WORKER)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ loaded: loaded() })
}
