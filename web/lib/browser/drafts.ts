import { safeLocalStorage } from './safe-storage.ts'

/** Before the keys of what was typed and not sent: questions, answers and notes. */
export const DRAFT_PREFIX = 'stoa-draft:'

/** After the prefix: the ids of a quiz and of a question. */
const ANSWER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}:/

/** Whether anything that was typed and not sent is in this browser. */
export const hasDrafts = (): boolean =>
  safeLocalStorage.keys().some((key) => key.startsWith(DRAFT_PREFIX))

/**
 * Removes the questions and notes that were typed and not sent from this browser. Answers stay, as
 * a learner may go on with the quiz later; no other account sees them.
 */
export function removeDrafts(): void {
  for (const key of safeLocalStorage.keys())
    if (key.startsWith(DRAFT_PREFIX) && !ANSWER.test(key.slice(DRAFT_PREFIX.length)))
      safeLocalStorage.removeItem(key)
}
