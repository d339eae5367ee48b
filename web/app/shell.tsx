import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { AuthOverlayProvider } from '../features/auth/overlay.tsx'
import { useMessages } from '../lib/messages.tsx'
import { useSession } from '../lib/session.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineNotice } from './offline.tsx'
import { Shortcuts } from './shortcuts.tsx'

/** What stays while screens change: the navigation bar, the one `<main>`, and the sign-in overlays. */
export function Shell() {
  const { common } = useMessages()
  const announced = useArrival()
  return (
    <AuthOverlayProvider>
      <a
        href="#main"
        className="sr-only z-20 rounded-md bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:px-4 focus:py-2 focus:start-3 focus:top-3"
      >
        {common.skipToContent}
      </a>
      <div className="flex min-h-dvh flex-col">
        <Navigation />
        <OfflineNotice />
        <main id="main" tabIndex={-1} className="flex min-w-0 grow flex-col">
          <Outlet />
        </main>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <Shortcuts />
      <ScrollRestoration />
    </AuthOverlayProvider>
  )
}

/**
 * After a change of screen: focus on its heading (a screen that is still loading: on `<main>`), and its title said aloud.
 * The same where signing in or out put another screen at the same address and took what had the focus with it.
 */
function useArrival(): string {
  const { pathname } = useLocation()
  const { loading, isAuthenticated } = useSession()
  const last = useRef<{ pathname: string; isAuthenticated: boolean | null }>(null)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const before = last.current
    last.current = { pathname, isAuthenticated: loading ? null : isAuthenticated }
    if (!before) return
    const moved = before.pathname !== pathname
    const changedHands = before.isAuthenticated !== null && before.isAuthenticated !== isAuthenticated
    if (!moved && !changedHands) return
    const frame = requestAnimationFrame(() => {
      if (!moved && document.activeElement !== document.body) return
      const main = document.getElementById('main')
      const heading = main?.querySelector('h1')
      if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
      const target = heading ?? main
      target?.focus({ preventScroll: true })
      setAnnounced(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, loading, isAuthenticated])
  return announced
}
