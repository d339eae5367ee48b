import { QueryClientProvider } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { Button } from '../components/controls/button.tsx'
import { useAuthOverlay } from '../features/auth/overlay.tsx'
import { hasDrafts } from '../lib/browser/drafts.ts'
import { useMessages } from '../lib/i18n/messages.tsx'
import { queryClient } from '../lib/backend/query-client.ts'
import { useSession } from '../lib/auth/session.tsx'
import { useTitle } from '../lib/title.ts'
import { RouteFallback } from './route-fallback.tsx'

/**
 * Shows a screen to signed-in users and a sign-in prompt to others; after sign-in the screen
 * appears.
 */
export function Guard() {
  const { loading, isAuthenticated } = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(isAuthenticated)
  if (isAuthenticated && !wasSignedIn) setWasSignedIn(true)
  if (loading) return <RouteFallback />
  if (!isAuthenticated) return <SignInPrompt hasEnded={wasSignedIn} />
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

/** `hasEnded`: whether a session ended while a screen was open. */
function SignInPrompt({ hasEnded }: { hasEnded: boolean }) {
  const { guard, nav } = useMessages().common
  const { open } = useAuthOverlay()
  useTitle(guard.pageTitle)
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-20 sm:px-6 sm:py-28">
      <KeyRound aria-hidden size={36} strokeWidth={1.4} className="text-accent" />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {hasEnded ? guard.ended.title : guard.title}
      </h1>
      <p className="text-muted">
        {hasEnded ? guard.ended.body : guard.body}
        {hasEnded && hasDrafts() && ` ${guard.ended.kept}`}
      </p>
      <div className="actions justify-start pt-2">
        <Button variant="primary" onClick={() => open('sign-in')}>
          {nav.logIn}
        </Button>
        {!hasEnded && <Button onClick={() => open('sign-up')}>{nav.signUp}</Button>}
      </div>
    </div>
  )
}
