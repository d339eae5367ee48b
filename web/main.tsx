import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { DEFAULT_LANGUAGE } from '../messages/language.ts'
import { App } from './app/app.tsx'
import { initialized } from './app/router-ready.ts'
import { siteRoutes } from './app/router.tsx'
import { whenIdle } from './lib/browser/when-idle.ts'
import { rememberLanding } from './lib/backend/auth-redirect.ts'
import { preferredLanguage } from './lib/i18n/language-choice.ts'
import { getI18n, subscribe, setLanguage } from './lib/i18n/i18n.ts'
import './styles.css'

/** As long as a picture may stand for a screen whose code is late. */
const SKELETON_TIMEOUT_MS = 2000

function nameLanguage(): void {
  document.documentElement.lang = getI18n().language
}

async function start(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no #root')
  // Before the auth client reads the address and clears it.
  rememberLanding(location.hash)
  subscribe(nameLanguage)
  // The words of the language and the screen's code are on their way together. English is better than nothing where the
  // words of another language do not arrive.
  const messagesLoaded = setLanguage(preferredLanguage()).catch(reportError)
  const router = createBrowserRouter(siteRoutes)
  await messagesLoaded
  // The server went by the browser: English, spoken from the start, is no change where it was chosen here.
  nameLanguage()
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  // What is prerendered stays on screen until the screen's own code is here. The front page can be read and its links followed
  // meanwhile; in the picture of another screen nothing can be pressed, the bar included, so it does not stand for long.
  const isPrerendered = container.querySelector('[data-painted]') !== null
  const isHome = container.hasChildNodes() && !isPrerendered
  if (isHome) await initialized(router)
  if (isPrerendered)
    await Promise.race([
      initialized(router),
      new Promise((end) => setTimeout(end, SKELETON_TIMEOUT_MS)),
    ])
  if (isHome && getI18n().language === DEFAULT_LANGUAGE) hydrateRoot(container, app)
  else createRoot(container).render(app)
}

// Without it the site works as long as there is a network.
if (import.meta.env.PROD)
  whenIdle(async () =>
    (await import('./lib/browser/register-service-worker.ts')).registerServiceWorker(),
  )

/** Settles once React has the page. */
export const started = start()
