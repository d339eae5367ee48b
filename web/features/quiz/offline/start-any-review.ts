import { startReview, type ReviewRequest } from '../api/review/start-review.ts'
import { startOfflineReview } from './start-offline-review.ts'
import { isUnreachable } from './unreachable.ts'

/**
 * Starts or continues a review; if the server cannot be reached, one of the questions that this
 * browser keeps.
 * Returns the id of its quiz. Throws `Failure` review_nothing_due or quiz_repeat_failed.
 */
export async function startAnyReview(request: ReviewRequest): Promise<string> {
  if (!navigator.onLine) return startOfflineReview(request)
  try {
    return await startReview(request)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return startOfflineReview(request)
  }
}
