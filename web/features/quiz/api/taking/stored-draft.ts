import { confidenceOf, type Confidence } from '../../../../../domain/quiz/taking/confidence.ts'
import { DRAFT_PREFIX } from '../../../../lib/browser/drafts.ts'
import { safeLocalStorage } from '../../../../lib/browser/safe-storage.ts'

/** Where the answer to a question that is not submitted is stored in this browser. */
export const draftKeyOf = (quizId: string, questionId: string) =>
  `${DRAFT_PREFIX}${quizId}:${questionId}`

/** What was typed as the answer to a question; empty if nothing. */
export const storedDraft = (quizId: string, questionId: string): string =>
  safeLocalStorage.getItem(draftKeyOf(quizId, questionId)) ?? ''

const confidenceKeyOf = (quizId: string, questionId: string) =>
  `${draftKeyOf(quizId, questionId)}:confidence`

/** How sure the learner is of what was typed. */
export const storedConfidence = (quizId: string, questionId: string): Confidence | null =>
  confidenceOf(safeLocalStorage.getItem(confidenceKeyOf(quizId, questionId)))

export function storeConfidence(
  quizId: string,
  questionId: string,
  confidence: Confidence | null,
): void {
  const key = confidenceKeyOf(quizId, questionId)
  if (confidence === null) safeLocalStorage.removeItem(key)
  else safeLocalStorage.setItem(key, confidence)
}

/** Stores what was typed, as `storedDraft` and `storedConfidence` return it. */
export function storeDraft(
  quizId: string,
  questionId: string,
  draft: string,
  confidence: Confidence | null,
): void {
  safeLocalStorage.setItem(draftKeyOf(quizId, questionId), draft)
  storeConfidence(quizId, questionId, confidence)
}

export function removeDraft(quizId: string, questionId: string): void {
  safeLocalStorage.removeItem(draftKeyOf(quizId, questionId))
  storeConfidence(quizId, questionId, null)
}
