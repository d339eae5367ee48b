import { useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router'
import { useUndoableDelete } from '../components/status/undoable-delete.tsx'
import { AuthOverlayProvider } from '../features/auth/overlay.tsx'
import { isNoControlFocused } from '../lib/browser/focus.ts'
import { useMessages } from '../lib/i18n/messages.tsx'
import { useSession } from '../lib/auth/session.tsx'
import { onTitleReady } from '../lib/title.ts'
import { Navigation } from './navigation/navigation.tsx'
import { OfflineNotice } from './offline.tsx'
import { Shortcuts } from './shortcuts/shortcuts.tsx'

/** The layout of all screens: navigation bar, the single `<main>`, and the sign-in overlays. */
export function Shell() {
  const { common } = useMessages()
  const announced = useRouteAnnouncement()
  const { pathname } = useLocation()
  const { commitAll: settle } = useUndoableDelete()
  // Undo is offered only on the screen where the item was deleted.
  useEffect(() => () => void settle(), [pathname, settle])
  return (
    <AuthOverlayProvider>
      <a href="#main" className="skip-link">
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
      <ScrollRestoration getKey={positionKey} />
    </AuthOverlayProvider>
  )
}

/**
 * Under what the scroll position of a screen is kept. All screens that are opened by their address
 * have the key "default", so that each would begin where another one was left.
 */
const positionKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/**
 * Calls `onFound` with the heading of the screen, or with the one that it marks, now or once it is
 * rendered. Returns a function that stops waiting.
 */
function onHeadingRendered(onFound: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('main')
  const findHeading = () => {
    const marked = main?.querySelector<HTMLElement>('[data-arrival]')
    const heading = marked ?? main?.querySelector('h1')
    if (!heading) return
    watch.disconnect()
    onFound(heading)
  }
  const watch = new MutationObserver(findHeading)
  if (main) watch.observe(main, { childList: true, subtree: true })
  findHeading()
  return () => watch.disconnect()
}

/**
 * After a change of screen: focuses the heading and announces the title once, when the data have
 * loaded; until then `<main>` has the focus. The same applies when signing in or out replaces the
 * screen at the same address and removes the focused element.
 */
function useRouteAnnouncement(): string {
  const { pathname } = useLocation()
  const { loading, isAuthenticated } = useSession()
  const last = useRef<{ pathname: string; isAuthenticated: boolean | null }>(null)
  const [announced, setAnnounced] = useState('')
  // The next announcement cancels this one: the auth state may become known in between.
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])
  useEffect(() => {
    const before = last.current
    last.current = { pathname, isAuthenticated: loading ? null : isAuthenticated }
    if (!before) return
    const pathChanged = before.pathname !== pathname
    const authChanged =
      before.isAuthenticated !== null && before.isAuthenticated !== isAuthenticated
    if (!pathChanged && !authChanged) return
    cancel.current()
    if (pathChanged) document.getElementById('main')?.focus({ preventScroll: true })
    let frame = 0
    let stopLooking = () => {}
    const stopWaiting = onTitleReady((title) => {
      frame = requestAnimationFrame(() => {
        if (pathChanged || isNoControlFocused()) setAnnounced(title)
        stopLooking = onHeadingRendered((heading) => {
          if (!isNoControlFocused()) return
          if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
          heading.focus({ preventScroll: true })
        })
      })
    })
    cancel.current = () => {
      stopWaiting()
      stopLooking()
      cancelAnimationFrame(frame)
    }
  }, [pathname, loading, isAuthenticated])
  return announced
}
