import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import { loadChunk } from '../lib/browser/load-chunk.ts'
import { useMessages } from '../lib/i18n/messages.tsx'
import { characterShortcuts } from '../lib/browser/character-shortcuts.ts'

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
        : event.key === '?' && characterShortcuts() && !isTyping(event.target)
      if (!isOpen) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return <Sheet open={open} onClose={() => setOpen(false)} />
}

/** A button for the same list, for users who do not know its shortcuts or turned them off. */
export function ShortcutSettings() {
  const { title, actions } = useMessages().common.shortcuts
  const [open, setOpen] = useState(false)
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{title}</h2>
      <Button icon={Keyboard} onClick={() => setOpen(true)}>
        {actions.sheet}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} />
    </section>
  )
}

function Sheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    open && (
      <Suspense>
        <ShortcutSheet onClose={onClose} />
      </Suspense>
    )
  )
}
