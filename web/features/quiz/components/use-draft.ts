import { useState } from 'react'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { draftKeyOf } from '../api/stored-draft.ts'

/**
 * An unsubmitted answer, stored in this browser so that it survives a reload or the back button.
 * Mount the component with the question's id as `key`.
 */
export function useDraft(quizId: string, questionId: string) {
  const key = draftKeyOf(quizId, questionId)
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
