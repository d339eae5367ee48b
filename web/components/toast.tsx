import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { TONE_TEXT, type Tone } from './badge.tsx'
import { Button, IconButton } from './button.tsx'

type Options = {
  tone?: Tone
  action?: { label: string; onSelect: () => void }
}
type Toast = Options & { id: number; message: string }

const SHOWN_MS = 6000
const SHOWN_WITH_ACTION_MS = 10_000
const MOST = 3
const ICON = { neutral: Info, accent: Info, right: CircleCheck, wrong: CircleAlert, warn: TriangleAlert }

const ToastContext = createContext<(message: string, options?: Options) => void>(() => {})

/** Says something in passing: `toast('Base deleted', { action: { label: 'Undo', onSelect } })`. */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const { common } = useMessages()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const next = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const show = useCallback((message: string, options: Options = {}) => {
    const id = next.current
    next.current += 1
    setToasts((before) => [...before, { ...options, id, message }].slice(-MOST))
  }, [])
  const drop = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  )
  const any = toasts.length > 0
  useEffect(() => {
    // In the top layer, so that an open dialog does not cover it.
    if (any) region.current?.showPopover()
    else region.current?.hidePopover()
  }, [any])
  return (
    <ToastContext value={show}>
      {children}
      <div
        ref={region}
        popover="manual"
        role="region"
        aria-label={common.notifications}
        className="fixed inset-auto inset-x-0 bottom-0 m-0 w-full justify-items-center gap-2 bg-transparent p-4 text-text open:grid pointer-events-none sm:justify-items-end"
      >
        <div role="status" aria-live="polite" className="contents">
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onGone={drop} />
          ))}
        </div>
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast, onGone }: { toast: Toast; onGone: (id: number) => void }) {
  const { common } = useMessages()
  const [held, setHeld] = useState(false)
  const { id, message, action, tone = 'neutral' } = toast
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onGone(id), action ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, id, action, onGone])
  const Icon = ICON[tone]
  return (
    <div
      className="panel pointer-events-auto flex max-w-md animate-arrive items-center gap-3 py-1.5 ps-4 pe-1.5"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden size={18} className={`shrink-0 ${TONE_TEXT[tone]}`} />
      <p className="min-w-0 py-1.5 text-[0.9375rem]">{message}</p>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          className="text-accent"
          onClick={() => {
            onGone(id)
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="sm" label={common.dismiss} icon={X} onClick={() => onGone(id)} />
    </div>
  )
}
