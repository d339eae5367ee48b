import { QueryClientProvider } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Outlet } from 'react-router'
import { Button } from '../components/button.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { Spinner } from '../components/spinner.tsx'
import { useAuthOverlay } from '../features/auth/overlay.tsx'
import { useMessages } from '../lib/messages.tsx'
import { queryClient } from '../lib/query-client.ts'
import { useSession } from '../lib/session.tsx'
import { useTitle } from '../lib/title.ts'

/** Shows a screen to someone who is signed in, and to anyone else a way in: once through it, the screen is there. */
export function Component() {
  const { loading, isAuthenticated } = useSession()
  if (loading) return <Waiting />
  if (!isAuthenticated) return <SignInPrompt />
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

function Waiting() {
  const { common } = useMessages()
  return (
    <div className="mx-auto grid max-w-6xl gap-4 px-4 py-8 sm:px-6 sm:py-12">
      <span className="sr-only">
        <Spinner label={common.loading} />
      </span>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="mt-6 h-64" />
    </div>
  )
}

function SignInPrompt() {
  const { guard, nav } = useMessages().common
  const { open } = useAuthOverlay()
  useTitle(guard.pageTitle)
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-20 sm:px-6 sm:py-28">
      <KeyRound aria-hidden size={36} strokeWidth={1.4} className="text-accent" />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {guard.title}
      </h1>
      <p className="text-muted">{guard.body}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="primary" onClick={() => open('sign-in')}>
          {nav.logIn}
        </Button>
        <Button onClick={() => open('sign-up')}>{nav.signUp}</Button>
      </div>
    </div>
  )
}
