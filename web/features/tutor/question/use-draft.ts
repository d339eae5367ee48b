import { useState } from 'react'
import { DRAFT_PREFIX } from '../../../lib/browser/drafts.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

const keyOf = (place: string) => `${DRAFT_PREFIX}${place}`

/** The question on its way to the server: stored until it is saved there, and not in the field. */
let sent: string | null = null

/** The stored draft of a place, empty if there is none. */
function read(place: string): string {
  const text = safeLocalStorage.getItem(keyOf(place))
  return text === null || text === sent ? '' : text
}

type Draft = {
  readonly text: string
  /** Whether it was stored before, and not typed since. */
  readonly isRestored: boolean
  readonly write: (text: string) => void
  /** Empties the field. The text stays stored until `dropSent`, for a reload before that. */
  readonly send: () => void
  /** Restores a text that could not be sent, unless a new one was typed meanwhile. */
  readonly restore: (text: string) => void
}

/** The place of the draft of a chat about a file that is not made yet. */
export const draftOfNewChat = (fileId: string): string => `file-${fileId}`

/** Moves a draft to another place if that one is empty. */
export function moveDraft(from: string, to: string): void {
  const text = safeLocalStorage.getItem(keyOf(from))
  if (text === null || safeLocalStorage.getItem(keyOf(to)) !== null) return
  safeLocalStorage.setItem(keyOf(to), text)
  safeLocalStorage.removeItem(keyOf(from))
}

/** Forgets the question that was sent from a place: it is saved. */
export function dropSent(place: string): void {
  if (sent !== null && safeLocalStorage.getItem(keyOf(place)) === sent)
    safeLocalStorage.removeItem(keyOf(place))
  sent = null
}

/**
 * A text that survives a reload, stored on this device for each `place` (a chat, or a file without
 * one).
 */
export function useDraft(place: string): Draft {
  const restored = () => ({ place, text: read(place), isRestored: true })
  const [draft, setDraft] = useState(restored)
  if (draft.place !== place) setDraft(restored)
  const write = (text: string) => {
    setDraft({ place, text, isRestored: false })
    if (text === '') safeLocalStorage.removeItem(keyOf(place))
    else safeLocalStorage.setItem(keyOf(place), text)
  }
  const send = () => {
    sent = draft.text
    setDraft({ place, text: '', isRestored: false })
  }
  const restore = (text: string) => {
    sent = null
    if (safeLocalStorage.getItem(keyOf(place)) === null)
      safeLocalStorage.setItem(keyOf(place), text)
    // It may be the draft of another place by now, of a chat that was made for it.
    setDraft((now) => (now.text === '' ? { ...now, text: read(now.place) } : now))
  }
  const text = draft.place === place ? draft.text : ''
  return { text, isRestored: draft.isRestored, write, send, restore }
}
