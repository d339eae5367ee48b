import { forgetKept } from '../../features/quiz/offline/kept-reviews.ts'
import { signOut } from '../../lib/auth/sign-out.ts'
import { abortRequests } from '../../lib/backend/supabase-client.ts'
import { readStoredUserId } from '../../lib/auth/stored-user.ts'
import { removeDrafts } from '../../lib/browser/drafts.ts'
import { removeReadingPlace } from '../../lib/reading-place.ts'

export { storeBeforeSignOut } from '../../features/quiz/offline/leave-account.ts'

/**
 * Ends the session on this device and removes what this browser has of the account: reviews without
 * a network, drafts, and where the learner last read. Throws `Failure`.
 */
export async function endSession(): Promise<void> {
  const userId = readStoredUserId()
  abortRequests()
  await signOut()
  if (userId !== null) forgetKept(userId)
  removeDrafts()
  removeReadingPlace()
}
