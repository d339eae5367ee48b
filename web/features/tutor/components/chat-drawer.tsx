import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A list over the start side of the conversation. Takes the focus; Escape and a click beside it
 * close it.
 */
export function ChatDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    drawer.current?.querySelector<HTMLElement>('[aria-current], button:enabled')?.focus()
  }, [])
  return (
    <div className="absolute inset-0 z-2 flex">
      <aside
        ref={drawer}
        className="animate-arrive relative flex min-h-0 w-88 max-w-full flex-col border-e border-line bg-raised floating"
        onKeyDown={(event) => {
          // In the field for a name, Escape cancels that field.
          if (event.key !== 'Escape' || event.target instanceof HTMLInputElement) return
          event.stopPropagation()
          onClose()
        }}
      >
        {children}
      </aside>
      <div aria-hidden className="min-w-0 flex-1 bg-scrim" onPointerDown={onClose} />
    </div>
  )
}
