import { useRef, type RefObject } from 'react'
import { anchorAt, leftOf, PAGE_GAP, passageScale, type PageSize } from '../../page-layout.ts'
import type { PageHighlight } from '../highlights.ts'
import type { Arranged, Frame, ScrollAnchor, Zoom } from './use-scroll-position.ts'
import type { Point } from './use-zoom-gestures.ts'

/** The position of a highlight on its page: first line and extent, in page heights and widths. */
export type PlacedPassage = {
  readonly kind: PageHighlight['kind']
  readonly top: number
  readonly left: number
  readonly width: number
}

/** Changes the zoom so that a point or a passage stays in view. */
export function useZoom(
  frameRef: Frame,
  { layout, availableWidth }: Arranged,
  {
    zoom,
    setZoom,
    pendingRef,
    sizeOf,
    scaleOf,
  }: {
    readonly zoom: Zoom
    readonly setZoom: (zoom: Zoom) => void
    /** Where the next layout scrolls to. */
    readonly pendingRef: RefObject<ScrollAnchor | null>
    readonly sizeOf: (page: number) => PageSize
    readonly scaleOf: (page: number) => number
  },
) {
  // The zoom set for a passage; the learner's own zoom is retained.
  const passageZoom = useRef<number | null>(null)

  /** Zooms so that the content at `from` moves to `to`. */
  const zoomTo = (zoomOf: (scale: number) => Zoom, from: Point, to: Point) => {
    const box = frameRef.current
    if (!box || availableWidth === 0) return
    const place = anchorAt(layout, box.scrollTop + from.y)
    const width = layout.widths[place.index] ?? 1
    // The next zoom starts from one that is not rendered yet.
    const requested = pendingRef.current?.zoom
    const next = zoomOf(typeof requested === 'number' ? requested : scaleOf(place.index + 1))
    if (next === zoom) return
    const across = (box.scrollLeft + from.x - leftOf(layout, place.index, box.clientWidth)) / width
    pendingRef.current = { anchor: place, across, to, zoom: next }
    setZoom(next)
  }

  /** Zooms to a passage in a narrow frame; false if its page keeps its size. */
  const enlarge = (page: number, passage: PlacedPassage, box: HTMLElement): boolean => {
    const isChosen = zoom !== 'fit' && zoom !== passageZoom.current
    if (isChosen || passage.kind !== 'passage') return false
    const enlarged = passageScale(sizeOf(page), passage.width, availableWidth)
    if (enlarged === null || enlarged === zoom) return false
    const to = { x: PAGE_GAP / 2, y: box.clientHeight / 4 }
    const anchor = { index: page - 1, fraction: passage.top }
    pendingRef.current = { anchor, across: passage.left, to, zoom: enlarged }
    passageZoom.current = enlarged
    setZoom(enlarged)
    return true
  }

  return { zoomTo, enlarge }
}
