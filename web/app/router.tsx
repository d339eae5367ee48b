import type { RouteObject } from 'react-router'
import { loadChunk } from '../lib/load-chunk.ts'
import { learn, type Feature } from '../lib/speech.ts'
import { Crash, CrashPage } from './crash.tsx'
import { Shell } from './shell.tsx'
import { Waiting } from './waiting.tsx'

/** A screen, its code, and the features whose words it says: they come beside the code, not after it. */
const screen = (path: string, words: Feature[], load: () => Promise<object>): RouteObject => ({
  path,
  lazy: async () => {
    const [code] = await Promise.all([loadChunk(load), learn(...words)])
    return code
  },
})

const forLearners: RouteObject[] = [
  screen('/dashboard', ['dashboard', 'quiz', 'bases'], () => import('./routes/dashboard.tsx')),
  screen('/my-account', ['account'], () => import('./routes/my-account.tsx')),
  screen('/new-base', ['bases'], () => import('./routes/new-base.tsx')),
  screen('/my-bases', ['bases'], () => import('./routes/my-bases.tsx')),
  screen('/base/:baseId', ['bases', 'reader', 'tutor'], () => import('./routes/base.tsx')),
  screen('/edit-base/:baseId', ['bases'], () => import('./routes/edit-base.tsx')),
  screen('/quiz', ['quiz'], () => import('./routes/quiz.tsx')),
  screen('/quiz/take/:quizId', ['quiz'], () => import('./routes/quiz-take.tsx')),
  screen('/quiz/results/:quizId', ['quiz'], () => import('./routes/quiz-results.tsx')),
]

const forEveryone: RouteObject[] = [
  screen('/', ['home'], () => import('./routes/home.tsx')),
  ...(import.meta.env.DEV ? [screen('/styleguide', [], () => import('./routes/styleguide.tsx'))] : []),
  screen('*', [], () => import('./routes/not-found.tsx')),
]

/**
 * Every screen (spec §2). The boundary stands on a route of its own, because react-router draws none for a route whose
 * own code could not be loaded.
 */
export const siteRoutes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: CrashPage,
    children: [
      {
        ErrorBoundary: Crash,
        // The bar stands while the first screen's code is on its way.
        HydrateFallback: Waiting,
        children: [
          ...forEveryone,
          { lazy: () => loadChunk(() => import('./guard.tsx')), children: forLearners },
        ],
      },
    ],
  },
]
