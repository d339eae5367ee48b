import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../components/button.tsx'
import { loadChunk } from '../lib/load-chunk.ts'
import { useMessages } from '../lib/messages.tsx'
import { singleKeys } from '../lib/single-keys.ts'

const ShortcutSheet = lazy(() => loadChunk(() => import('./shortcut-sheet.tsx')))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=radio], [type=checkbox]), textarea, select') || target.isContentEditable)

/** Shows the keys on Ctrl + /, and on `?` while nothing is typed; not where another dialog asks. */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || document.querySelector('dialog[open]')) return
      const command = event.ctrlKey || event.metaKey
      const asked = command ? event.key === '/' : event.key === '?' && singleKeys() && !isTyping(event.target)
      if (!asked) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return <Sheet open={open} onClose={() => setOpen(false)} />
}

/** The way to the same list for whoever does not know its keys, or turned them off. */
export function ShortcutsButton() {
  const { title } = useMessages().common.shortcuts
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Keyboard} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} />
    </>
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
