import {
  CircleAlert,
  CircleCheck,
  Info,
  RotateCw,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { moveFocusToMain } from '../../lib/browser/focus.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { TONE_TEXT, type Tone } from '../content/badge.tsx'
import { Button } from '../controls/button.tsx'

/** Empty state: nothing here yet, and the next step. */
export function EmptyState({
  icon: Icon,
  title,
  body,
  action,
}: {
  icon: LucideIcon
  title: string
  body?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-14 text-center">
      <Icon aria-hidden size={32} strokeWidth={1.4} className="text-accent" />
      <h2 className="text-xl">{title}</h2>
      {body !== undefined && <div className="text-muted">{body}</div>}
      {action !== undefined && <div className="actions mt-3 w-full justify-center">{action}</div>}
    </div>
  )
}

/**
 * Error state: the catalogue's message (or the server's) and a way to continue. Where a network is
 * all that is missing, it says so and retries once there is one.
 */
export function ErrorState({
  title,
  failure,
  onRetry,
  action,
}: {
  title?: string
  failure: unknown
  /** "Try again" is busy until its promise is settled. */
  onRetry?: () => unknown
  action?: ReactNode
}) {
  const messages = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const [isRetrying, setRetrying] = useState(false)
  const [retries, setRetries] = useState(0)
  const retry = async () => {
    setRetrying(true)
    try {
      await onRetry?.()
    } finally {
      setRetrying(false)
      setRetries((count) => count + 1)
    }
  }
  // "Try again" disappears with the failure.
  useLayoutEffect(() => {
    const leaving = box.current
    return () => moveFocusToMain(leaving)
  }, [])
  useEffect(() => {
    if (!onRetry) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  if (onRetry && !navigator.onLine)
    return (
      <div ref={box} role="status" className="px-4 py-14 text-center text-muted">
        {messages.common.offline.waits}
      </div>
    )
  return (
    <div
      ref={box}
      role="alert"
      className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-14 text-center"
    >
      <CircleAlert aria-hidden size={32} strokeWidth={1.4} className="text-wrong" />
      <h2 className="text-xl wrap-anywhere">{title ?? messages.common.states.errorTitle}</h2>
      {/* The key announces the same message again after another attempt. */}
      <p key={retries} className="text-muted">
        {failureMessage(failure, messages)}
      </p>
      {(onRetry !== undefined || action !== undefined) && (
        <div className="actions mt-3 w-full justify-center">
          {onRetry && (
            <Button icon={RotateCw} busy={isRetrying} onClick={() => void retry()}>
              {messages.common.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}

const NOTICE_ICON: Record<Tone, LucideIcon> = {
  neutral: Info,
  accent: Info,
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
}

/** A message next to its subject. Errors are announced assertively, others politely. */
export function Notice({
  tone = 'neutral',
  title,
  children,
}: {
  tone?: Tone
  title?: string
  children?: ReactNode
}) {
  const Icon = NOTICE_ICON[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-md border border-line border-s-current border-s-3 bg-surface px-4 py-3 ${TONE_TEXT[tone]}`}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 gap-1 text-text">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        <div className="text-[0.9375rem] leading-relaxed">{children}</div>
      </div>
    </div>
  )
}
