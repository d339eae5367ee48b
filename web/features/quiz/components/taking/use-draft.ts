import { useState } from 'react'
import type { Confidence } from '../../../../../domain/quiz/taking/confidence.ts'
import { safeLocalStorage } from '../../../../lib/browser/safe-storage.ts'
import {
  draftKeyOf,
  removeDraft,
  storeConfidence,
  storedConfidence,
  storedDraft,
} from '../../api/taking/stored-draft.ts'

/**
 * An unsubmitted answer and its confidence, stored in this browser so that they survive a reload or
 * the back button. Mount the component with the question's id as `key`.
 */
export function useDraft(quizId: string, questionId: string) {
  const key = draftKeyOf(quizId, questionId)
  const [draft, setDraft] = useState(() => storedDraft(quizId, questionId))
  const [confidence, setConfidence] = useState(() => storedConfidence(quizId, questionId))
  return {
    draft,
    setDraft: (value: string) => {
      setDraft(value)
      safeLocalStorage.setItem(key, value)
    },
    confidence,
    setConfidence: (level: Confidence | null) => {
      setConfidence(level)
      storeConfidence(quizId, questionId, level)
    },
    /** Removes the draft from this browser; the field keeps it. */
    clearDraft: () => removeDraft(quizId, questionId),
    dropDraft: () => {
      setDraft('')
      removeDraft(quizId, questionId)
    },
  }
}
