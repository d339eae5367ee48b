import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { TONE_TEXT, type Tone } from '../content/badge.tsx'
import { Button, IconButton } from '../controls/button.tsx'

type Options = {
  tone?: Tone
  action?: { label: string; onSelect: () => void }
  /** Moves the focus to the action, for keyboard users; the toast stays while it has the focus. */
  focusAction?: boolean
  /** Called when the toast ends without its action having been chosen. */
  onEnd?: () => void
}
type Toast = Options & { id: number; message: string }

const SHOWN_MS = 6000
const SHOWN_WITH_ACTION_MS = 8000
const MAX_TOASTS = 3
const ICON = {
  neutral: Info,
  accent: Info,
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
}

/** Shows a toast and returns a function that removes it without calling `onEnd`. */
type ShowToast = (message: string, options?: Options) => () => void

const ToastContext = createContext<ShowToast>(() => () => undefined)

/** Shows a temporary message: `toast('Base deleted', { action: { label: 'Undo', onSelect } })`. */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const { common } = useMessages()
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const next = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const shown = useRef<readonly Toast[]>([])
  const update = useCallback((next: readonly Toast[]) => {
    shown.current = next
    setToasts(next)
  }, [])
  const dismiss = useCallback(
    (id: number) => update(shown.current.filter((toast) => toast.id !== id)),
    [update],
  )
  const show = useCallback<ShowToast>(
    (message, options = {}) => {
      const id = next.current
      next.current += 1
      const all = [...shown.current, { ...options, id, message }]
      update(all.slice(-MAX_TOASTS))
      for (const evicted of all.slice(0, -MAX_TOASTS)) evicted.onEnd?.()
      return () => dismiss(id)
    },
    [update, dismiss],
  )
  const any = toasts.length > 0
  // Runs before the effects of the children, one of which may request the focus.
  useLayoutEffect(() => {
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
        // Over the navigation bar, never over what is being read or used. It leaves the menu of a
        // phone free, and between the links and the buttons of a wide window there is space for it.
        className="w-full justify-items-end bg-transparent p-1 pe-16 text-text open:grid pointer-events-none xl:pe-100"
        // Does not clip the shadows.
        style={{ overflow: 'visible' }}
      >
        <div role="status" aria-live="polite" className="contents">
          {toasts.map((toast, index) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              isCovered={index < toasts.length - 1}
              onRemove={dismiss}
            />
          ))}
        </div>
      </div>
    </ToastContext>
  )
}

type CardProps = { toast: Toast; isCovered: boolean; onRemove: (id: number) => void }

/** A toast. The latest covers the others; one with an action waits below it. */
function ToastCard({ toast, isCovered, onRemove }: CardProps) {
  const { common } = useMessages()
  const { id, message, action, focusAction = false, onEnd, tone = 'neutral' } = toast
  const [pointed, setPointed] = useState(false)
  const [within, setWithin] = useState(focusAction)
  const isPaused = pointed || within || (isCovered && action !== undefined)
  const announced = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusAction) button.current?.focus()
  }, [focusAction])
  const end = useCallback(() => {
    onRemove(id)
    onEnd?.()
  }, [id, onRemove, onEnd])
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(end, action ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isPaused, action, end])
  const Icon = ICON[tone]
  return (
    <div
      className="panel pointer-events-auto flex max-w-md animate-arrive items-center gap-3 py-1 ps-4 pe-1"
      style={{ gridArea: '1 / 1', zIndex: within ? 1 : 0 }}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setWithin(true)}
      onBlur={() => setWithin(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') end()
      }}
    >
      <Icon aria-hidden size={18} className={`shrink-0 ${TONE_TEXT[tone]}`} />
      <p id={announced} className="min-w-0 text-sm leading-snug wrap-anywhere">
        {message}
      </p>
      {action && (
        <Button
          ref={button}
          aria-describedby={announced}
          variant="ghost"
          size="sm"
          className="shrink-0 text-accent"
          onClick={() => {
            onRemove(id)
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="sm" label={common.dismiss} icon={X} onClick={end} />
    </div>
  )
}
