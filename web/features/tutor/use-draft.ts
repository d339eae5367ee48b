import { useState } from 'react'
import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'

const keyOf = (place: string) => `stoa-draft:${place}`

export type Draft = {
  readonly text: string
  readonly write: (text: string) => void
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

/**
 * A text that survives a reload, stored on this device for each `place` (a chat, or a file without
 * one).
 */
export function useDraft(place: string): Draft {
  const [draft, setDraft] = useState({ place, text: safeLocalStorage.getItem(keyOf(place)) ?? '' })
  if (draft.place !== place) setDraft({ place, text: safeLocalStorage.getItem(keyOf(place)) ?? '' })
  const write = (text: string) => {
    setDraft({ place, text })
    if (text === '') safeLocalStorage.removeItem(keyOf(place))
    else safeLocalStorage.setItem(keyOf(place), text)
  }
  const restore = (text: string) => {
    setDraft((now) => (now.place === place && now.text === '' ? { place, text } : now))
    if (safeLocalStorage.getItem(keyOf(place)) === null)
      safeLocalStorage.setItem(keyOf(place), text)
  }
  return { text: draft.place === place ? draft.text : '', write, restore }
}
