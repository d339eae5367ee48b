import { MailOpen } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Notice } from '../../../components/status/states.tsx'
import type { MailDelivery } from '../../../lib/backend/config.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { mailDelivery } from '../api/mail-delivery.ts'

/**
 * States that a mail was sent, and links to the local inbox if it arrives there. Where no mail can
 * be sent, states who can help instead (`withoutMail`).
 */
export function MailSent({
  message,
  withoutMail,
  children,
}: {
  message: string
  withoutMail: string
  children?: ReactNode
}) {
  const { auth } = useMessages()
  const [delivery, setDelivery] = useState<MailDelivery | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The form that it replaces had the focus.
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    let unmounted = false
    mailDelivery().then(
      (found) => {
        if (!unmounted) setDelivery(found)
      },
      () => {
        if (!unmounted) setDelivery('smtp')
      },
    )
    return () => {
      unmounted = true
    }
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 outline-none">
      {delivery === 'none' && <Notice tone="warning">{withoutMail}</Notice>}
      {(delivery === 'smtp' || delivery === 'inbox') && <Notice tone="success">{message}</Notice>}
      {delivery === 'inbox' && (
        <a
          href="/inbox"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-md bg-accent px-4 font-semibold text-on-accent hover:bg-accent-hover"
        >
          <MailOpen aria-hidden size={18} />
          {auth.openInbox}
        </a>
      )}
      {children}
    </div>
  )
}
