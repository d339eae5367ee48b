import { useState } from 'react'

const keyOf = (place: string) => `stoa-draft:${place}`

/** A text that survives a reload, kept on this device for each `place` (a chat, or a file without one). */
export function useDraft(place: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ place, text: localStorage.getItem(keyOf(place)) ?? '' })
  if (draft.place !== place) setDraft({ place, text: localStorage.getItem(keyOf(place)) ?? '' })
  const write = (text: string) => {
    setDraft({ place, text })
    if (text === '') localStorage.removeItem(keyOf(place))
    else localStorage.setItem(keyOf(place), text)
  }
  return [draft.place === place ? draft.text : '', write]
}
