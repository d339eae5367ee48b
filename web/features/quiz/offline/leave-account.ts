import { Failure } from '../../../../domain/failure.ts'
import { readStoredUserId } from '../../../lib/auth/stored-user.ts'
import { hasDrafts } from '../../../lib/browser/drafts.ts'
import { getI18n, loadMessages } from '../../../lib/i18n/i18n.ts'
import { countWaiting } from './kept-reviews.ts'
import { storeWaiting } from './store-waiting.ts'

let wasWarned = false

/** What signing out would discard; null if nothing. */
async function discarded(userId: string): Promise<'answers' | 'drafts' | null> {
  if (countWaiting(userId) > 0) await storeWaiting(userId).catch(() => null)
  if (countWaiting(userId) > 0) return 'answers'
  return hasDrafts() ? 'drafts' : null
}

/**
 * Stores the answers that wait before the learner signs out. If that is not possible, or something
 * was typed and not sent, throws `Failure` once, with the message for the learner; a second call
 * lets it be discarded.
 */
export async function storeBeforeSignOut(): Promise<void> {
  const userId = readStoredUserId()
  const lost = userId === null ? null : await discarded(userId)
  if (lost === null || wasWarned) {
    wasWarned = false
    return
  }
  wasWarned = true
  await loadMessages('offline')
  const { signOutAgain } = getI18n().messages.offline
  throw new Failure('unexpected', { detail: signOutAgain[lost] })
}
