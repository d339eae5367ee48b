import type { RouteObject } from 'react-router'
import { ROUTES } from '../../domain/routes.ts'
import { loadChunk } from '../lib/browser/load-chunk.ts'
import { loadMessages, type Feature } from '../lib/i18n/i18n.ts'
import { Crash, CrashPage } from './crash.tsx'
import { Guard } from './guard.tsx'
import { SCREENS } from './screens.ts'
import { Shell } from './shell.tsx'
import { RouteFallback } from './route-fallback.tsx'

/** A route, its code, and the message catalogues it uses: both load in parallel. */
const screen = (
  path: string,
  messages: readonly Feature[],
  load: () => Promise<object>,
): RouteObject => ({
  path,
  lazy: async () => {
    const [code] = await Promise.all([loadChunk(load), loadMessages(...messages)])
    return code
  },
})

const FILES = import.meta.glob<object>([
  './routes/*.tsx',
  '!./routes/{home,not-found,styleguide}.tsx',
])

const privateRoutes = SCREENS.map(({ path, file, messages }) => {
  const load = FILES[`./routes/${file}.tsx`]
  if (!load) throw new Error(`there is no screen in ${file}`)
  return screen(path, messages, load)
})

const publicRoutes: RouteObject[] = [
  screen(ROUTES.home, ['home'], () => import('./routes/home.tsx')),
  ...(import.meta.env.DEV
    ? [screen('/styleguide', [], () => import('./routes/styleguide.tsx'))]
    : []),
  screen('*', [], () => import('./routes/not-found.tsx')),
]

/**
 * All screens. The error boundary has a route of its own, because react-router renders none for a
 * route whose own code failed to load.
 */
export const siteRoutes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: CrashPage,
    children: [
      {
        ErrorBoundary: Crash,
        // The navigation bar is rendered while the first screen's code loads.
        HydrateFallback: RouteFallback,
        children: [...publicRoutes, { Component: Guard, children: privateRoutes }],
      },
    ],
  },
]
