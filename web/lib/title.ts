import { useEffect } from 'react'
import { useMessages } from './i18n/messages.tsx'

/** The title of the screen that is shown, once it is its last word. */
let settled: string | null = null
const waiting = new Set<(title: string) => void>()

/** Names the page in the browser's tab: "My Bases · Stoa". `awaited` while the name that belongs there is not known yet. */
export function useTitle(title: string, { awaited = false } = {}): void {
  const { common } = useMessages()
  useEffect(() => {
    document.title = `${title} · ${common.product}`
    if (awaited) return
    settled = document.title
    for (const tell of waiting) tell(settled)
    waiting.clear()
    return () => {
      settled = null
    }
  }, [title, awaited, common.product])
}

/** Calls `tell` once with the title of the screen: now, or when its data came. Returns how to stop waiting. */
export function whenTitled(tell: (title: string) => void): () => void {
  if (settled === null) waiting.add(tell)
  else tell(settled)
  return () => waiting.delete(tell)
}
