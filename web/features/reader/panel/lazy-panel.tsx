import { lazy } from 'react'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'

/** The panel beside the pages; its code and messages load when it is opened. */
export const ViewerPanel = lazy(async () => {
  const [panel] = await Promise.all([
    loadChunk(() => import('./viewer-panel.tsx')),
    loadMessages('viewing'),
  ])
  return { default: panel.ViewerPanel }
})
