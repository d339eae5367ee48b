import { ROUTES, type RouteName } from '../../domain/routes.ts'
import type { Feature } from '../lib/i18n/i18n.ts'

/**
 * A screen behind the sign-in: its path, its file in `routes/`, the features whose messages it
 * uses, and the lazy parts to preload because the screen nearly always needs them.
 */
type Screen = {
  readonly path: string
  readonly file: string
  readonly messages: readonly Feature[]
  readonly parts?: readonly string[]
}

const PRIVATE_SCREENS: Record<Exclude<RouteName, 'home'>, Omit<Screen, 'path'>> = {
  dashboard: { file: 'dashboard', messages: ['dashboard', 'quiz', 'bases'] },
  myAccount: { file: 'my-account', messages: ['account'] },
  newBase: { file: 'new-base', messages: ['bases'] },
  myBases: { file: 'my-bases', messages: ['bases'] },
  base: {
    file: 'base',
    messages: ['bases', 'reader'],
    parts: [
      'web/features/reader/components/pdf/pdf-reader.tsx',
      'web/features/tutor/components/tutor.tsx',
    ],
  },
  editBase: { file: 'edit-base', messages: ['bases'] },
  quiz: { file: 'quiz', messages: ['quiz', 'creation', 'bases'] },
  quizTake: { file: 'quiz-take', messages: ['quiz', 'taking', 'confidence'] },
  quizResults: { file: 'quiz-results', messages: ['quiz'] },
  questions: { file: 'questions', messages: ['bank', 'quiz'] },
}

/**
 * The screens behind the sign-in, in the order of the routes. Also read by the build, which adds
 * preload links for each screen's files (scripts/build/route-preload-manifest.ts).
 */
export const SCREENS: readonly Screen[] = (
  Object.keys(PRIVATE_SCREENS) as (keyof typeof PRIVATE_SCREENS)[]
).map((name) => ({ path: ROUTES[name], ...PRIVATE_SCREENS[name] }))
