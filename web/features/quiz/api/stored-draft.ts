import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

/** Where the answer to a question that is not submitted is stored in this browser. */
export const draftKeyOf = (quizId: string, questionId: string) =>
  `stoa-draft:${quizId}:${questionId}`

/** What was typed as the answer to a question; empty if nothing. */
export const storedDraft = (quizId: string, questionId: string): string =>
  safeLocalStorage.getItem(draftKeyOf(quizId, questionId)) ?? ''

export const removeDraft = (quizId: string, questionId: string): void =>
  safeLocalStorage.removeItem(draftKeyOf(quizId, questionId))
