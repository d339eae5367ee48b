import { useState } from 'react'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

const keyOf = (quizId: string, questionId: string) => `stoa-draft:${quizId}:${questionId}`

/**
 * What is being answered but not submitted, kept in this browser so that a reload or the back button loses nothing.
 * Mount the user of this hook with the question as its `key`.
 */
export function useDraft(quizId: string, questionId: string) {
  const key = keyOf(quizId, questionId)
  const [draft, setDraft] = useState(() => safeLocalStorage.getItem(key) ?? '')
  return {
    draft,
    setDraft: (value: string) => {
      setDraft(value)
      safeLocalStorage.setItem(key, value)
    },
    clearDraft: () => safeLocalStorage.removeItem(key),
  }
}
