import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PassageHost } from './host.ts'
import { clearPaint, highlightAt, highlightRanges, paint } from './paint.ts'
import './passages.css'
import type { PageSource } from './places.ts'
import { SelectionToolbar } from './selection-toolbar.tsx'
import { takePending, type ShownHighlight } from './shown-highlight.ts'
import { useFileHighlights, type PlacedHighlight } from './use-file-highlights.ts'

/** Pages are drawn in several steps: highlights are painted after the last (ms). */
const SETTLE_MS = 80

export type LayerProps = {
  fileId: string
  /** The element with the pages. */
  body: RefObject<HTMLElement | null>
  host: PassageHost
  /** The text of the pages. Keep the identity while the file is open. */
  source: PageSource
  /** The highlight to scroll to. */
  shown: ShownHighlight | null
  /** Opens a highlight in the list, to edit its note; without it there is no list. */
  onOpen?: (id: string) => void
}

/** The highlights of a file on its pages, and the actions of a selected passage. */
export function PassageLayer({ fileId, body, host, source, shown, onOpen }: LayerProps) {
  const { own } = useFileHighlights(host.baseId, fileId, source)
  const [pending] = useState(() => takePending(fileId))
  usePaint(body, own, { shown: shown ?? pending, onOpen })
  return (
    <SelectionToolbar fileId={fileId} body={body} host={host} {...(onOpen && { onNote: onOpen })} />
  )
}

type PaintOptions = { shown: ShownHighlight | null; onOpen: ((id: string) => void) | undefined }

/** Paints highlights again whenever pages are drawn, and scrolls to the shown one once. */
function usePaint(
  body: RefObject<HTMLElement | null>,
  highlights: readonly PlacedHighlight[],
  { shown, onOpen }: PaintOptions,
): void {
  const reached = useRef<ShownHighlight | null>(null)
  // What is painted until the next update: a click meets it also after a highlight has changed.
  const painted = useRef<ReadonlyMap<string, Range>>(new Map())
  useEffect(() => {
    const element = body.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const ranges = highlightRanges(element, highlights)
      painted.current = ranges
      paint(ranges, shown?.id ?? null)
      const range = shown && ranges.get(shown.id)
      if (!range || reached.current === shown) return
      reached.current = shown
      range.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
    }
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(update, SETTLE_MS)
    }
    const onClick = (event: MouseEvent) => {
      const isOther = event.target instanceof Element && event.target.closest('a, button')
      if (isOther || !(document.getSelection()?.isCollapsed ?? true)) return
      const id = highlightAt(painted.current, event)
      if (id !== null) onOpen?.(id)
    }
    schedule()
    const observer = new MutationObserver(schedule)
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('click', onClick)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      element.removeEventListener('click', onClick)
    }
  }, [body, highlights, shown, onOpen])
  useEffect(() => clearPaint, [])
}
