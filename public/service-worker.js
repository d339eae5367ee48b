// Caches the site itself so that it opens offline: its pages, and the files under /assets/, whose
// names change with their contents. Learner data (the API, files, mail) is never cached and never
// passes through here.

const CACHE = 'stoa-site-1'
/** Fallback page for addresses that are not cached: React renders the screen for the address. */
const FALLBACK = '/dashboard'
const SCREENS = new Set([
  '/',
  '/dashboard',
  '/my-account',
  '/new-base',
  '/my-bases',
  '/base',
  '/edit-base',
  '/quiz',
  '/quiz/take',
  '/quiz/results',
  '/questions',
])
/** The page of a screen is the same for every base and every quiz. */
const ID = /\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const PUBLIC_FILE = /^\/(favicon\.svg|icon-\d+\.png|manifest\.webmanifest)$/
/** Several builds' worth; the oldest entries are evicted. */
const MAX_ENTRIES = 300

const isCacheable = (response) => response.ok && response.type === 'basic'

async function store(key, response) {
  const cache = await caches.open(CACHE)
  await cache.put(key, response)
  const keys = await cache.keys()
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES)).map((oldest) => cache.delete(oldest)),
  )
}

/** Cache first: for files that never change under their name. */
async function cacheFirst(event) {
  const { pathname } = new URL(event.request.url)
  const cached = await caches.match(pathname)
  if (cached) return cached
  const response = await fetch(event.request)
  if (isCacheable(response)) event.waitUntil(store(pathname, response.clone()))
  return response
}

/** Network first: the cached response is used only when the network fails. */
async function networkFirst(event, key) {
  try {
    const response = await fetch(event.request)
    if (isCacheable(response)) event.waitUntil(store(key, response.clone()))
    return response
  } catch (error) {
    const cached =
      (await caches.match(key)) ?? (SCREENS.has(key) ? await caches.match(FALLBACK) : undefined)
    if (cached) return cached
    throw error
  }
}

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  const removeOtherCaches = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(removeOtherCaches())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(event))
  else if (PUBLIC_FILE.test(pathname)) event.respondWith(networkFirst(event, pathname))
  else if (request.mode !== 'navigate') return
  else if (pathname === '/') event.respondWith(networkFirst(event, '/'))
  else {
    const screen = pathname.replace(/\/$/, '').replace(ID, '')
    if (SCREENS.has(screen)) event.respondWith(networkFirst(event, screen))
  }
})

/**
 * Caches what the page loaded before the worker was active, and the fallback page with its files.
 */
async function cacheLoaded(loaded) {
  const fallback = await fetch(FALLBACK)
  if (!isCacheable(fallback)) return
  const needed = [...(await fallback.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
    ([, path]) => path,
  )
  await store(FALLBACK, fallback)
  const paths = [...loaded, ...needed].filter(
    (path) => path.startsWith('/assets/') || PUBLIC_FILE.test(path),
  )
  for (const path of new Set(paths)) {
    if (await caches.match(path)) continue
    const response = await fetch(path)
    if (isCacheable(response)) await store(path, response)
  }
}

addEventListener('message', (event) => {
  // A network failure here leaves fewer files cached and breaks nothing.
  if (Array.isArray(event.data?.loaded))
    event.waitUntil(cacheLoaded(event.data.loaded).catch(() => undefined))
})
