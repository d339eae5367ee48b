import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { hasCharacterShortcuts } from '../../lib/browser/character-shortcuts.ts'

const ShortcutSheet = lazy(() => loadChunk(() => import('./shortcut-sheet.tsx')))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=radio], [type=checkbox]), textarea, select') ||
    target.isContentEditable)

/**
 * Opens the list of shortcuts on Ctrl + /, and on `?` while no text is typed and no other dialog is
 * open.
 */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || document.querySelector('dialog[open]')) return
      const command = event.ctrlKey || event.metaKey
      const isOpen = command
        ? event.key === '/'
        : event.key === '?' && hasCharacterShortcuts() && !isTyping(event.target)
      if (!isOpen) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return <ShortcutList open={open} onClose={() => setOpen(false)} />
}

/** The list of shortcuts, while `open`. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    open && (
      <Suspense>
        <ShortcutSheet onClose={onClose} />
      </Suspense>
    )
  )
}
