import { lazy, Suspense, useEffect, useState, type RefObject } from 'react'
import { IsolatedPart } from '../../../components/status/isolated-part.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../../lib/i18n/i18n.ts'
import { usePassageHost } from './host.ts'
import type { LayerProps } from './passage-layer.tsx'

const PassageLayer = lazy(async () => {
  const [layer] = await Promise.all([
    loadChunk(() => import('./passage-layer.tsx')),
    loadMessages('viewing'),
  ])
  return { default: layer.PassageLayer }
})

/** Highlights load this long (ms) after the pages, so that they never delay them. */
const DELAY_MS = 600

/** Whether the pages have been open for a moment, or something in `body` was selected. */
function useIsNeeded(body: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!isWanted || isNeeded) return
    const onChange = () => {
      const selection = document.getSelection()
      if (selection && !selection.isCollapsed && body.current?.contains(selection.anchorNode))
        setNeeded(true)
    }
    const timer = setTimeout(() => setNeeded(true), DELAY_MS)
    document.addEventListener('selectionchange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', onChange)
    }
  }, [body, isWanted, isNeeded])
  return isNeeded
}

/** The tools for passages of the pages in `body`; their code loads after the pages. */
export function PassageTools(props: Omit<LayerProps, 'host'>) {
  const host = usePassageHost()
  const isNeeded = useIsNeeded(props.body, host !== null)
  return (
    host &&
    isNeeded && (
      <IsolatedPart>
        <Suspense>
          <PassageLayer {...props} host={host} />
        </Suspense>
      </IsolatedPart>
    )
  )
}
