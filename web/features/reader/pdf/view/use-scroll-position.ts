import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import {
  anchorAt,
  leftOf,
  offsetOf,
  PAGE_GAP,
  pageAt,
  rowEnd,
  type Anchor,
  type PageLayout,
} from '../../page-layout.ts'
import type { Point } from './use-zoom-gestures.ts'

/** Pages up to this distance outside the viewport (in frame heights) are drawn ahead. */
const OVERSCAN = 0.75

/** Just above the top of a page, so that the gap above it is visible. */
const PAGE_TOP = -0.01
export type Zoom = number | 'fit'

/**
 * The position to place at `to` after a change of size: vertical (`anchor`) and horizontal (in page
 * widths).
 */
export type ScrollAnchor = {
  readonly anchor: Anchor
  readonly across: number
  readonly to: Point
  readonly zoom: Zoom
}

export type Frame = RefObject<HTMLDivElement | null>

type VisibleRange = { page: number; first: number; last: number }

function visibleRange(layout: PageLayout, top: number, height: number): VisibleRange {
  return {
    page: pageAt(layout, top + height / 3) + 1,
    first: pageAt(layout, top - height * OVERSCAN) + 1,
    last: rowEnd(layout, pageAt(layout, top + height * (1 + OVERSCAN))) + 1,
  }
}

/** The width for pages in a frame (CSS pixels), 0 until it is known. */
export function useAvailableWidth(frameRef: Frame): number {
  const [availableWidth, setAvailableWidth] = useState(0)
  useEffect(() => {
    const box = frameRef.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      setAvailableWidth(Math.max(0, box.clientWidth - 2 * PAGE_GAP)),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [frameRef])
  return availableWidth
}

export type Arranged = { readonly layout: PageLayout; readonly availableWidth: number }

/** Scrolls pages, and preserves the position when their sizes change. */
export function useScrollPosition(
  frameRef: Frame,
  startPage: number,
  { layout, availableWidth }: Arranged,
) {
  const anchor = useRef<Anchor>({ index: startPage - 1, fraction: PAGE_TOP })
  const pendingRef = useRef<ScrollAnchor | null>(null)
  const [visible, setVisible] = useState<VisibleRange>({
    page: startPage,
    first: startPage,
    last: startPage,
  })

  const update = useCallback(() => {
    const box = frameRef.current
    if (!box || box.clientHeight === 0) return
    const next = visibleRange(layout, box.scrollTop, box.clientHeight)
    setVisible((before) =>
      before.page === next.page && before.first === next.first && before.last === next.last
        ? before
        : next,
    )
  }, [frameRef, layout])

  useLayoutEffect(() => {
    const box = frameRef.current
    if (!box || availableWidth === 0) return
    const held = pendingRef.current
    pendingRef.current = null
    if (held) {
      const { index } = held.anchor
      const width = layout.widths[index] ?? 0
      box.scrollTop = offsetOf(layout, held.anchor) - held.to.y
      box.scrollLeft = leftOf(layout, index, box.clientWidth) + held.across * width - held.to.x
      anchor.current = anchorAt(layout, box.scrollTop)
    } else box.scrollTop = offsetOf(layout, anchor.current)
    update()
  }, [frameRef, layout, availableWidth, update])

  const goTo = useCallback(
    (page: number, fraction = PAGE_TOP, belowTop = false) => {
      const box = frameRef.current
      const index = Math.min(layout.tops.length, Math.max(1, page)) - 1
      anchor.current = { index, fraction }
      if (!box || availableWidth === 0) return
      const top = offsetOf(layout, anchor.current) - (belowTop ? box.clientHeight / 3 : 0)
      anchor.current = anchorAt(layout, Math.max(0, top))
      box.scrollTop = top
      update()
    },
    [frameRef, layout, availableWidth, update],
  )

  const onScroll = useCallback(() => {
    const box = frameRef.current
    if (!box || availableWidth === 0) return
    anchor.current = anchorAt(layout, box.scrollTop)
    update()
  }, [frameRef, layout, availableWidth, update])

  return { visible, pendingRef, goTo, onScroll }
}
