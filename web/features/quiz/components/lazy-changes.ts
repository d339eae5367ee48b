import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import type * as Changes from './question-changes.tsx'

/** An addition to a question: loads after it, and is missing where it cannot be loaded. */
const addition = <Props>(choose: (changes: typeof Changes) => ComponentType<Props>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [changes] = await Promise.all([
        loadChunk(() => import('./question-changes.tsx')),
        loadMessages('changes', 'bank'),
      ])
      return { default: choose(changes) }
    } catch {
      return { default: () => null }
    }
  })

export const QuestionMenu = addition((changes) => changes.QuestionMenu)
export const WithdrawnNotice = addition((changes) => changes.WithdrawnNotice)
export const EarlierVersion = addition((changes) => changes.EarlierVersion)
export const QuizOrigin = addition((changes) => changes.QuizOrigin)
