import { lazy, type ComponentProps, type ComponentType } from 'react'
import type { ExportButton as LoadedButton } from '../../features/exports/components/export-button.tsx'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'

type LazyButton = ComponentType<ComponentProps<typeof LoadedButton>>

/** An addition to a screen: loads after it, and is missing where it cannot be loaded. */
export const ExportButton = lazy(async (): Promise<{ default: LazyButton }> => {
  try {
    const [button] = await Promise.all([
      loadChunk(() => import('../../features/exports/components/export-button.tsx')),
      loadMessages('exporting'),
    ])
    return { default: button.ExportButton }
  } catch {
    return { default: () => null }
  }
})
