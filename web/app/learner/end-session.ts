import { forgetKept } from '../../features/quiz/offline/kept-reviews.ts'
import { signOut } from '../../lib/auth/sign-out.ts'
import { queryClient } from '../../lib/backend/query-client.ts'
import { requests } from '../../lib/backend/supabase-client.ts'
import { readStoredUserId } from '../../lib/auth/stored-user.ts'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { removeDrafts } from '../../lib/browser/drafts.ts'
import { removeReadingPlace } from '../../lib/reading-place.ts'
import { removeLastDue } from './last-due.ts'

export { storeBeforeSignOut } from '../../features/quiz/offline/leave-account.ts'

/** How long (ms) a sign-out waits for requests, and how often it looks for them. */
const REQUESTS_MS = 5_000
const CHECK_EVERY_MS = 50

/**
 * Waits for the requests of the screen that was left: the server refuses them once the session has
 * ended.
 */
async function awaitRequests(): Promise<void> {
  const until = Date.now() + REQUESTS_MS
  while ((queryClient.isFetching() > 0 || requests.open > 0) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS))
}

/** Stores in the account where the learner read last. */
async function sendReading(): Promise<void> {
  const { awaitReadingSent } = await loadChunk(() => import('../../lib/send-reading.ts'))
  await awaitReadingSent()
}

/**
 * Ends the session on this device and removes what this browser has of the account: reviews without
 * a network, drafts, where the learner last read, and how much was due. Throws `Failure`.
 */
export async function endSession(): Promise<void> {
  const userId = readStoredUserId()
  await awaitRequests()
  await sendReading().catch(() => undefined)
  await signOut()
  if (userId !== null) forgetKept(userId)
  removeDrafts()
  removeReadingPlace()
  removeLastDue()
}
