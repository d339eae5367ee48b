import { useEffect } from 'react'
import { useMessages } from './messages.tsx'

/** Names the page in the browser's tab: "My Bases · Stoa". */
export function useTitle(title: string): void {
  const { common } = useMessages()
  useEffect(() => {
    document.title = `${title} · ${common.product}`
  }, [title, common.product])
}
