import { loadMessages } from './i18n.ts'

// Setup for component tests (vitest.config.ts): loads all messages, since no screen loads them.
await loadMessages(
  'home',
  'auth',
  'account',
  'bases',
  'reader',
  'viewing',
  'tutor',
  'quiz',
  'creation',
  'practice',
  'timed',
  'taking',
  'confidence',
  'changes',
  'dashboard',
  'exporting',
)
