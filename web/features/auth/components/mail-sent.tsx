import { MailOpen } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Notice } from '../../../components/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { hasLocalInbox } from '../api/local-inbox.ts'

/** Says that a mail was sent and, if there is a local inbox, links to it. */
export function MailSent({ message, children }: { message: string; children?: ReactNode }) {
  const { auth } = useMessages()
  const [local, setLocal] = useState(false)
  useEffect(() => {
    let gone = false
    void hasLocalInbox().then((here) => {
      if (!gone) setLocal(here)
    })
    return () => {
      gone = true
    }
  }, [])
  return (
    <div className="grid gap-4">
      <Notice tone="success">{message}</Notice>
      {local && (
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
