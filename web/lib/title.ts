import { useEffect } from 'react'
import { useMessages } from './i18n/messages.tsx'

/** The title of the screen that is shown, once it is its last word. */
let finalTitle: string | null = null
const waiting = new Set<(title: string) => void>()

/** Names the page in the browser's tab: "My Bases · Stoa". `awaited` while the name that belongs there is not known yet. */
export function useTitle(title: string, { awaited: pending = false } = {}): void {
  const { common } = useMessages()
  useEffect(() => {
    document.title = `${title} · ${common.product}`
    if (pending) return
    finalTitle = document.title
    for (const listener of waiting) listener(finalTitle)
    waiting.clear()
    return () => {
      finalTitle = null
    }
  }, [title, pending, common.product])
}

/** Calls `tell` once with the title of the screen: now, or when its data came. Returns how to stop waiting. */
export function onTitleReady(listener: (title: string) => void): () => void {
  if (finalTitle === null) waiting.add(listener)
  else listener(finalTitle)
  return () => waiting.delete(listener)
}
