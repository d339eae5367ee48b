import { Failure } from '../../../../domain/failure.ts'
import { readStoredUserId } from '../../../lib/auth/stored-user.ts'
import { getI18n, loadMessages } from '../../../lib/i18n/i18n.ts'
import { countWaiting } from './kept-reviews.ts'
import { storeWaiting } from './store-waiting.ts'

let wasWarned = false

/**
 * Stores the answers that wait before the learner signs out. If that is not possible, throws
 * `Failure` once, with the message for the learner; a second call loses the answers.
 */
export async function storeBeforeSignOut(): Promise<void> {
  const userId = readStoredUserId()
  if (userId === null || countWaiting(userId) === 0) return
  await storeWaiting(userId).catch(() => null)
  if (countWaiting(userId) === 0 || wasWarned) {
    wasWarned = false
    return
  }
  wasWarned = true
  await loadMessages('offline')
  throw new Failure('unexpected', { detail: getI18n().messages.offline.signOutAgain })
}
