import { lazy, type ComponentProps, type ComponentType } from 'react'
import type { ExamPlans as LoadedPlans } from '../../features/plan/components/exam-plans.tsx'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'

type LazyPlans = ComponentType<ComponentProps<typeof LoadedPlans>>

/** The plans for exams: loads after the screen; missing where it cannot be loaded. */
export const ExamPlans = lazy(async (): Promise<{ default: LazyPlans }> => {
  try {
    const [part] = await Promise.all([
      loadChunk(() => import('../../features/plan/components/exam-plans.tsx')),
      loadMessages('plan'),
    ])
    return { default: part.ExamPlans }
  } catch {
    return { default: () => null }
  }
})
