import { lazy, type ComponentProps, type ComponentType } from 'react'
import type { ExamButton as LoadedButton } from '../../features/plan/components/exam-button.tsx'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'

type LazyButton = ComponentType<ComponentProps<typeof LoadedButton>>

/** The exam and progress of a base: loads after its screen; missing where it cannot be loaded. */
export const ExamButton = lazy(async (): Promise<{ default: LazyButton }> => {
  try {
    const [part] = await Promise.all([
      loadChunk(() => import('../../features/plan/components/exam-button.tsx')),
      loadMessages('plan'),
    ])
    return { default: part.ExamButton }
  } catch {
    return { default: () => null }
  }
})
