import { lazy } from 'react'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'

/** The menu of a question: loads after the list. */
export const QuestionMenu = lazy(async () => {
  const [changes] = await Promise.all([
    loadChunk(() => import('../components/changes/question-changes.tsx')),
    loadMessages('changes'),
  ])
  return { default: changes.QuestionMenu }
})
