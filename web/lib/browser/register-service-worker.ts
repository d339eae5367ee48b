const WORKER = '/service-worker.js'

/** Paths of this origin that the page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

const MANIFEST = '/manifest.webmanifest'

/** The landing page links it in its HTML; on other screens it would delay more urgent requests. */
function addManifestLink(): void {
  if (document.querySelector('link[rel=manifest]')) return
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: MANIFEST }),
  )
}

/** Has the service worker cache what the page has loaded so far; nothing where there is none. */
export async function cacheLoaded(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ loaded: loaded() })
}

/**
 * Registers the service worker for offline use (public/service-worker.js) and makes the site
 * installable. Rejects if the browser refuses.
 */
export async function registerServiceWorker(): Promise<void> {
  addManifestLink()
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(WORKER)
  await cacheLoaded()
}
