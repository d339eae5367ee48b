import { loadMessages } from './i18n.ts'

// Before the tests of components (vitest.config.ts): a component is tried without the screen that brings its words.
await loadMessages('home', 'auth', 'account', 'bases', 'reader', 'tutor', 'quiz', 'dashboard')
