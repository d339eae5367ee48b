import { StrictMode, startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { DEFAULT_LANGUAGE } from '../messages/registry.ts'
import { App } from './app/app.tsx'
import { routerReady } from './app/router-ready.ts'
import { siteRoutes } from './app/router.tsx'
import { whenIdle } from './lib/browser/when-idle.ts'
import { rememberAuthRedirect } from './lib/auth/auth-redirect.ts'
import { knownSession } from './lib/auth/session.tsx'
import { preferredLanguage } from './lib/i18n/language-choice.ts'
import { getI18n, subscribe, setLanguage } from './lib/i18n/i18n.ts'
import './styles.css'

/** Maximum time a prerendered skeleton stays for a screen whose code is late. */
const SKELETON_TIMEOUT_MS = 2000

function nameLanguage(): void {
  document.documentElement.lang = getI18n().language
}

/** Calls `onRendered` once its children are in the page and respond. */
function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered])
  return children
}

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no #root')
  // Before the auth client reads and clears the address.
  rememberAuthRedirect(location.hash)
  subscribe(nameLanguage)
  // Messages and the screen's code load in parallel. English is the fallback if another language
  // does not load.
  const messagesLoaded = setLanguage(preferredLanguage()).catch(reportError)
  const router = createBrowserRouter(siteRoutes)
  await messagesLoaded
  // The server chose the language from the browser; a stored choice of English needs no switch
  // here.
  nameLanguage()
  // The prerendered HTML stays until the screen's code has loaded. The front page can be used
  // meanwhile; the skeleton of another screen is inert, including its navigation bar, so it is
  // limited in time.
  const isPrerendered = container.querySelector('[data-prerendered]') !== null
  const isHome = container.hasChildNodes() && !isPrerendered
  if (isHome) await routerReady(router)
  // With a known session the first render shows the screen.
  const session = isPrerendered
    ? await Promise.race([
        routerReady(router).then(() => knownSession().catch(() => undefined)),
        new Promise<undefined>((end) => setTimeout(end, SKELETON_TIMEOUT_MS)),
      ])
    : undefined
  await new Promise<void>((onRendered) => {
    const app = (
      <StrictMode>
        <Rendered onRendered={onRendered}>
          <App router={router} {...(session && { session })} />
        </Rendered>
      </StrictMode>
    )
    if (isHome && getI18n().language === DEFAULT_LANGUAGE) hydrateRoot(container, app)
    // React divides the render into short tasks.
    else startTransition(() => createRoot(container).render(app))
  })
}

// Without it the site works as long as there is a network.
if (import.meta.env.PROD)
  whenIdle(async () =>
    (await import('./lib/browser/register-service-worker.ts')).registerServiceWorker(),
  )

/** Settles once React has rendered the page. */
export const started = start()
