import { CircleAlert, Home, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { useMessages } from '../lib/i18n/messages.tsx'
import { routes } from '../lib/routes.ts'
import { useTitle } from '../lib/title.ts'
import { useOnline } from '../lib/browser/use-online.ts'

const describe = (error: unknown): string =>
  isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error)

const SETTLED_MS = 1000

/** Error page of a route, inside the shell: the error and two ways back. */
export function Crash() {
  const { crash, offline } = useMessages().common
  // Offline, a screen that was never opened cannot load: this is not an application error.
  const isOnline = useOnline()
  const { title, body } = isOnline ? crash : offline
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    if (!wasOffline || !isOnline) return
    // A network that has just come back often fails once more.
    const timer = setTimeout(() => location.reload(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [wasOffline, isOnline])
  const error = useRouteError()
  useTitle(title)
  return (
    <div role="alert" className="mx-auto grid max-w-xl gap-4 px-4 py-20 sm:px-6 sm:py-28">
      <CircleAlert aria-hidden size={36} strokeWidth={1.4} className="text-wrong" />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {title}
      </h1>
      <p className="text-muted">{body}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="primary" icon={RotateCw} onClick={() => location.reload()}>
          {crash.reload}
        </Button>
        <ButtonLink to={routes.home} icon={Home} reloadDocument>
          {crash.home}
        </ButtonLink>
      </div>
      <details className="pt-4 text-sm text-muted">
        <summary className="text-target w-fit py-1">{crash.details}</summary>
        <p className="pt-2 font-mono wrap-anywhere">{describe(error)}</p>
      </details>
    </div>
  )
}

/** The same for an error of the shell itself. */
export function CrashPage() {
  return (
    <main>
      <Crash />
    </main>
  )
}
