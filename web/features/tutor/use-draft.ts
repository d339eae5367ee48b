import { useState } from 'react'
import { onDevice } from '../../lib/kept.ts'

const keyOf = (place: string) => `stoa-draft:${place}`

/** A text that survives a reload, kept on this device for each `place` (a chat, or a file without one). */
export function useDraft(place: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ place, text: onDevice.getItem(keyOf(place)) ?? '' })
  if (draft.place !== place) setDraft({ place, text: onDevice.getItem(keyOf(place)) ?? '' })
  const write = (text: string) => {
    setDraft({ place, text })
    if (text === '') onDevice.removeItem(keyOf(place))
    else onDevice.setItem(keyOf(place), text)
  }
  return [draft.place === place ? draft.text : '', write]
}
