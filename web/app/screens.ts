import type { Feature } from '../lib/i18n/i18n.ts'

/**
 * A screen behind the sign-in: its path, its file in `routes/`, the features whose messages it
 * uses, and the lazy parts to preload because the screen nearly always needs them.
 */
export type Screen = {
  readonly path: string
  readonly file: string
  readonly words: readonly Feature[]
  readonly parts?: readonly string[]
}

/**
 * Also read by the build, which adds preload links for each screen's files
 * (scripts/route-preload-manifest.ts).
 */
export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', file: 'dashboard', words: ['dashboard', 'quiz', 'bases'] },
  { path: '/my-account', file: 'my-account', words: ['account'] },
  { path: '/new-base', file: 'new-base', words: ['bases'] },
  { path: '/my-bases', file: 'my-bases', words: ['bases'] },
  {
    path: '/base/:baseId',
    file: 'base',
    words: ['bases', 'reader', 'tutor'],
    parts: [
      'web/features/reader/components/pdf-reader.tsx',
      'web/features/tutor/components/tutor.tsx',
    ],
  },
  { path: '/edit-base/:baseId', file: 'edit-base', words: ['bases'] },
  { path: '/quiz', file: 'quiz', words: ['quiz', 'bases'] },
  { path: '/quiz/take/:quizId', file: 'quiz-take', words: ['quiz'] },
  { path: '/quiz/results/:quizId', file: 'quiz-results', words: ['quiz'] },
]
