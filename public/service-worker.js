// Caches the site itself so that it opens offline: its pages, and the files under /assets/, whose
// names change with their contents. Learner data (the API, files, mail) is never cached and never
// passes through here.

const CACHE = 'stoa-site-1'
/** Fallback page for addresses that are not cached: React renders the screen for the address. */
const SPARE = '/dashboard'
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
const LOOSE = /^\/(favicon\.svg|icon-\d+\.png|manifest\.webmanifest)$/
/** Several builds' worth; the oldest entries are evicted. */
const MOST_ENTRIES = 300

const sound = (answer) => answer.ok && answer.type === 'basic'

async function keep(key, answer) {
  const cache = await caches.open(CACHE)
  await cache.put(key, answer)
  const keys = await cache.keys()
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MOST_ENTRIES)).map((old) => cache.delete(old)),
  )
}

/** Cache first: for files that never change under their name. */
async function keptFirst(event) {
  const { pathname } = new URL(event.request.url)
  const kept = await caches.match(pathname)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (sound(answer)) event.waitUntil(keep(pathname, answer.clone()))
  return answer
}

/** Network first: the cached response is used only when the network fails. */
async function networkFirst(event, key) {
  try {
    const answer = await fetch(event.request)
    if (sound(answer)) event.waitUntil(keep(key, answer.clone()))
    return answer
  } catch (unreachable) {
    const kept =
      (await caches.match(key)) ?? (SCREENS.has(key) ? await caches.match(SPARE) : undefined)
    if (kept) return kept
    throw unreachable
  }
}

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await clients.claim()
  }
  event.waitUntil(clean())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(event))
  else if (LOOSE.test(pathname)) event.respondWith(networkFirst(event, pathname))
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
async function keepLoaded(loaded) {
  const spare = await fetch(SPARE)
  if (!sound(spare)) return
  const needed = [...(await spare.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
    ([, path]) => path,
  )
  await keep(SPARE, spare)
  const paths = [...loaded, ...needed].filter(
    (path) => path.startsWith('/assets/') || LOOSE.test(path),
  )
  for (const path of new Set(paths)) {
    if (await caches.match(path)) continue
    const answer = await fetch(path)
    if (sound(answer)) await keep(path, answer)
  }
}

addEventListener('message', (event) => {
  // A network failure here leaves fewer files cached and breaks nothing.
  if (Array.isArray(event.data?.loaded))
    event.waitUntil(keepLoaded(event.data.loaded).catch(() => undefined))
})
