import { useState } from 'react'

const keyOf = (quizId: string, questionId: string) => `stoa-draft:${quizId}:${questionId}`

/**
 * What is being answered but not submitted, kept in this browser so that a reload or the back button loses nothing.
 * Mount the user of this hook with the question as its `key`.
 */
export function useDraft(quizId: string, questionId: string) {
  const key = keyOf(quizId, questionId)
  const [draft, setDraft] = useState(() => localStorage.getItem(key) ?? '')
  return {
    draft,
    setDraft: (value: string) => {
      setDraft(value)
      localStorage.setItem(key, value)
    },
    clearDraft: () => localStorage.removeItem(key),
  }
}
