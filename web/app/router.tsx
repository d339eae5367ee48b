import type { RouteObject } from 'react-router'
import { loadChunk } from '../lib/load-chunk.ts'
import { Crash, CrashPage } from './crash.tsx'
import { Shell } from './shell.tsx'

const screen = (path: string, load: () => Promise<object>): RouteObject => ({
  path,
  lazy: () => loadChunk(load),
})

const forLearners: RouteObject[] = [
  screen('/dashboard', () => import('./routes/dashboard.tsx')),
  screen('/my-account', () => import('./routes/my-account.tsx')),
  screen('/new-base', () => import('./routes/new-base.tsx')),
  screen('/my-bases', () => import('./routes/my-bases.tsx')),
  screen('/base/:baseId', () => import('./routes/base.tsx')),
  screen('/edit-base/:baseId', () => import('./routes/edit-base.tsx')),
  screen('/quiz', () => import('./routes/quiz.tsx')),
  screen('/quiz/take/:quizId', () => import('./routes/quiz-take.tsx')),
  screen('/quiz/results/:quizId', () => import('./routes/quiz-results.tsx')),
]

const forEveryone: RouteObject[] = [
  screen('/', () => import('./routes/home.tsx')),
  ...(import.meta.env.DEV ? [screen('/styleguide', () => import('./routes/styleguide.tsx'))] : []),
  screen('*', () => import('./routes/not-found.tsx')),
]

/**
 * Every screen (spec §2). The boundary stands on a route of its own, because react-router draws none for a route whose
 * own code could not be loaded.
 */
export const siteRoutes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: Crash,
        children: [
          ...forEveryone,
          { lazy: () => loadChunk(() => import('./guard.tsx')), children: forLearners },
        ],
      },
    ],
  },
]
