import { useEffect } from 'react'
import { useMessages } from './i18n/messages.tsx'

/** The title of the current screen, once it is final. */
let finalTitle: string | null = null
const waiting = new Set<(title: string) => void>()

/** Sets the document title: "My Bases · Stoa". `pending` while the name is not loaded yet. */
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

/**
 * Calls `listener` once with the title of the screen: now, or when its data have loaded. Returns a
 * function that stops waiting.
 */
export function onTitleReady(listener: (title: string) => void): () => void {
  if (finalTitle === null) waiting.add(listener)
  else listener(finalTitle)
  return () => waiting.delete(listener)
}
