import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { ShortcutList } from './shortcuts.tsx'

/**
 * A button for the list of shortcuts, for users who do not know its keys or turned them off.
 */
export function ShortcutSettings() {
  const { title, sheet } = useMessages().common.shortcuts
  const [open, setOpen] = useState(false)
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{title}</h2>
      <Button icon={Keyboard} onClick={() => setOpen(true)}>
        {sheet}
      </Button>
      <ShortcutList open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
