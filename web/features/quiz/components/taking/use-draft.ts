import { useState } from 'react'
import type { Confidence } from '../../../../../domain/quiz/taking/confidence.ts'
import { answerToCopy } from '../../../../../domain/quiz/taking/answer-to-copy.ts'
import type { Question } from '../../../../../domain/quiz/rows.ts'
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
 * the back button. When a review that began without a network is stored, its questions have new
 * ids, and an option may have another number: the draft follows.
 */
export function useDraft(quizId: string, question: Question, draftKey: string) {
  const [of, setOf] = useState(question)
  const [draft, setDraft] = useState(() => storedDraft(quizId, draftKey))
  const [confidence, setConfidence] = useState(() => storedConfidence(quizId, draftKey))
  if (of.id !== question.id) {
    setOf(question)
    setDraft(answerToCopy(draft, of, question) ?? '')
  }
  return {
    draft,
    setDraft: (value: string) => {
      setDraft(value)
      safeLocalStorage.setItem(draftKeyOf(quizId, draftKey), value)
    },
    confidence,
    setConfidence: (level: Confidence | null) => {
      setConfidence(level)
      storeConfidence(quizId, draftKey, level)
    },
    /** Removes the draft from this browser; the field keeps it. */
    clearDraft: () => removeDraft(quizId, draftKey),
    dropDraft: () => {
      setDraft('')
      removeDraft(quizId, draftKey)
    },
  }
}
