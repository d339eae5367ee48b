import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'

const ShortcutSheet = lazy(() => loadChunk(() => import('./shortcut-sheet.tsx')))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=radio], [type=checkbox]), textarea, select') || target.isContentEditable)

/** Shows the keys on `?`; not while something is typed or another dialog asks. */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    open && (
      <Suspense>
        <ShortcutSheet onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
