import { currentSession } from './auth/auth.ts'
import { getSiteConfig } from './backend/config.ts'
import { safeLocalStorage } from './browser/safe-storage.ts'
import { readPages } from './last-pages.ts'

/** Stores when (ms) the pages read on this device were last sent to the account. */
const SENT_KEY = 'stoa-reading-sent'
/** Turned pages are sent together, at most this often (ms). */
const SEND_EVERY_MS = 4_000

type Access = { readonly url: string; readonly headers: Record<string, string> }

let timer: ReturnType<typeof setTimeout> | undefined
/** Kept from the last request, because nothing can be awaited when the page is left. */
let access: Access | null = null

async function readAccess(): Promise<Access | null> {
  const [session, { url, key }] = await Promise.all([currentSession(), getSiteConfig()])
  if (!session) return null
  return { url, headers: { apikey: key, authorization: `Bearer ${session.access_token}` } }
}

/** The pages that were read since pages were last sent. */
function unsentPlaces() {
  const sent = Number(safeLocalStorage.getItem(SENT_KEY) ?? 0)
  return readPages().flatMap(({ fileId, page, at = 0 }) =>
    at > sent ? [{ file_id: fileId, page, read_at: new Date(at).toISOString() }] : [],
  )
}

/** Sends the unsent pages; what cannot be sent now is sent with the next page. */
async function send({ url, headers }: Access): Promise<void> {
  const places = unsentPlaces()
  if (places.length === 0 || !navigator.onLine) return
  const until = Date.now()
  const response = await fetch(`${url}/rest/v1/rpc/store_reading_places`, {
    method: 'POST',
    keepalive: true,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ p_places: places }),
  })
  if (response.ok) safeLocalStorage.setItem(SENT_KEY, String(until))
}

const sendNow = async (): Promise<void> => {
  timer = undefined
  access = await readAccess()
  if (access) await send(access)
}

/** Sends the pages that wait for the timer at once. */
function sendOnLeave(): void {
  if (timer === undefined || !access) return
  clearTimeout(timer)
  timer = undefined
  void send(access).catch(() => undefined)
}
addEventListener('pagehide', sendOnLeave)
document.addEventListener('visibilitychange', () => {
  if (document.hidden) sendOnLeave()
})

/**
 * Stores in the account, soon or when the page is left, where the learner reads: other devices
 * continue there. The device has stored it already (`storeLastPage`).
 */
export async function sendReading(): Promise<void> {
  timer ??= setTimeout(() => void sendNow().catch(() => undefined), SEND_EVERY_MS)
  access = await readAccess()
}

/** Sends what waits before the session ends. */
export async function awaitReadingSent(): Promise<void> {
  if (timer === undefined) return
  clearTimeout(timer)
  await sendNow().catch(() => undefined)
}
