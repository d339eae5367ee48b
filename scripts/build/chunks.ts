import type { Rolldown } from 'vite'
import { isIn, type ModuleList } from './chunk-modules.ts'

/** What never is part of `site`. */
const NOT_SITE: readonly ModuleList[] = [
  'uploads',
  'exports',
  'extraction',
  'readers',
  'someScreens',
  'bank',
  'bases',
  'lists',
  'quizRows',
  'quizScreens',
  'reviewStart',
  'answers',
  'afterScreen',
]

/** The part of messages that only the screens of visitors and some dialogs load. */
const OWN_MESSAGES = ['home', 'auth', 'exporting', 'files/recognition']

/** The language of a text of signed-in screens, except English, which is part of the screens. */
function messagesLanguage(id: string): string | null {
  const [, language, path] = /\/messages\/(\w+)\/(.*)/.exec(id) ?? []
  if (language === undefined || path === undefined || language === 'en') return null
  return OWN_MESSAGES.some((own) => path.startsWith(own)) ? null : language
}

/**
 * Few files for what is always needed: one for every screen, one for every screen behind the guard.
 * Of groups with equal priority the first that holds a module has it.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'pdf-assets', test: /\/web\/lib\/browser\/pdf-assets/, priority: 3 },
  { name: 'start', test: (id) => isIn(id, 'start'), priority: 3 },
  { name: 'react', test: (id) => isIn(id, 'react'), priority: 2 },
  { name: 'vendor', test: (id) => isIn(id, 'vendor'), priority: 2 },
  // The messages of signed-in screens, in one chunk per language
  {
    name: (id) => `messages-${messagesLanguage(id)}`,
    debugName: 'messages',
    test: (id) => messagesLanguage(id) !== null,
  },
  { name: 'review-start', minShareCount: 2, test: (id) => isIn(id, 'reviewStart') },
  { name: 'quiz-mode', test: (id) => isIn(id, 'quizMode') },
  // Of the form, and of the questions
  { name: 'choice-style', test: /\/web\/components\/controls\/choice\.css/, priority: 3 },
  {
    // Shared by the screens of one quiz, which the others do not need
    name: 'quiz',
    minShareCount: 2,
    test: (id) => (isIn(id, 'quizScreens') && !isIn(id, 'bank')) || isIn(id, 'quizRows'),
  },
  {
    name: (id, build) =>
      isIn(id, ...NOT_SITE) || build.getModuleInfo(id)?.importers.length === 0 ? null : 'site',
    debugName: 'site',
    minShareCount: 2,
    priority: 1,
    test: (id) => isIn(id, 'site'),
  },
  { name: 'answers', minShareCount: 2, test: (id) => isIn(id, 'answers') },
  { name: 'bases', minShareCount: 2, test: (id) => isIn(id, 'bases') },
  { name: 'lists', minShareCount: 2, test: (id) => isIn(id, 'lists') },
  { name: 'uploads', test: (id) => isIn(id, 'uploads') },
  { name: 'extraction', test: (id) => isIn(id, 'extraction') },
]
