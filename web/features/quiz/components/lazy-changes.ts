import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { loadMessages, type Feature } from '../../../lib/i18n/i18n.ts'

/** An addition to a screen: loads after it, and is missing where it cannot be loaded. */
const addition = <Props, Module>(
  load: () => Promise<Module>,
  features: Feature[],
  choose: (module: Module) => ComponentType<Props>,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [module] = await Promise.all([loadChunk(load), loadMessages(...features)])
      return { default: choose(module) }
    } catch {
      return { default: () => null }
    }
  })

const loadChanges = () => import('./changes/question-changes.tsx')
const CHANGES: Feature[] = ['changes', 'bank']

export const QuestionMenu = addition(loadChanges, CHANGES, (changes) => changes.QuestionMenu)
export const WithdrawnNotice = addition(loadChanges, CHANGES, (changes) => changes.WithdrawnNotice)
export const EarlierVersion = addition(loadChanges, CHANGES, (changes) => changes.EarlierVersion)
export const EarlierMarks = addition(loadChanges, CHANGES, (changes) => changes.EarlierMarks)
export const QuizOrigin = addition(loadChanges, CHANGES, (changes) => changes.QuizOrigin)
export const TimeUsed = addition(
  () => import('./results/time-used.tsx'),
  ['timed'],
  (module) => module.TimeUsed,
)
