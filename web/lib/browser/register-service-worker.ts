const WORKER = '/service-worker.js'

/** Paths of this origin that the page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

const MANIFEST = '/manifest.webmanifest'

/** The landing page names it itself; on a screen it would come before what is waited for. */
function addManifestLink(): void {
  if (document.querySelector('link[rel=manifest]')) return
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: MANIFEST }),
  )
}

/** Has the site kept for times without a network (public/service-worker.js), and offered for installation. Rejects where the browser refuses. */
export async function registerServiceWorker(): Promise<void> {
  addManifestLink()
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(WORKER)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ loaded: loaded() })
}
