import type { Feature } from '../lib/speech.ts'

/** A screen behind the sign-in: its path, its file in `routes/`, and the features whose words it says. */
export type Screen = {
  readonly path: string
  readonly file: string
  readonly words: readonly Feature[]
}

/** Also read by the build, which has each page name the files its screen starts with (scripts/name-starts.ts). */
export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', file: 'dashboard', words: ['dashboard', 'quiz', 'bases'] },
  { path: '/my-account', file: 'my-account', words: ['account'] },
  { path: '/new-base', file: 'new-base', words: ['bases'] },
  { path: '/my-bases', file: 'my-bases', words: ['bases'] },
  { path: '/base/:baseId', file: 'base', words: ['bases', 'reader', 'tutor'] },
  { path: '/edit-base/:baseId', file: 'edit-base', words: ['bases'] },
  { path: '/quiz', file: 'quiz', words: ['quiz', 'bases'] },
  { path: '/quiz/take/:quizId', file: 'quiz-take', words: ['quiz'] },
  { path: '/quiz/results/:quizId', file: 'quiz-results', words: ['quiz'] },
]
