import { useMemo, useRef, useState, type RefObject } from 'react'
import {
  columnWidth,
  layOut,
  leftOf,
  offsetOf,
  PAGE_GAP,
  pageBeside,
  scaleFor,
  stepZoom,
  TWO_COLUMNS_FROM,
  withinZoom,
  type PageLayout,
  type PageSize,
} from '../../page-layout.ts'
import type { OpenPdf } from '../open-pdf.ts'
import { usePageSizes } from './use-page-sizes.ts'
import { useAvailableWidth, useScrollPosition, type Zoom } from './use-scroll-position.ts'
import { useZoom, type PlacedPassage } from './use-zoom.ts'
import { DOUBLE_TAP_ZOOM, type ZoomGestures } from './use-zoom-gestures.ts'

export type PageView = ZoomGestures & {
  readonly frame: RefObject<HTMLDivElement | null>
  /** False until the frame's width is known: nothing is drawn before. */
  readonly measured: boolean
  readonly layout: PageLayout
  /** 1-based, the page in the upper third of the frame. */
  readonly page: number
  /** Pages in a row, and whether the frame is wide enough for two. */
  readonly columns: 1 | 2
  readonly canPair: boolean
  /** The first page of the next row (1) or the previous one (-1), within the document. */
  readonly pageBeside: (step: 1 | -1) => number
  /** 1-based, inclusive: the pages to draw. */
  readonly first: number
  readonly last: number
  readonly zoom: number | 'fit'
  /** Scale of the current page. */
  readonly scale: number
  readonly scaleOf: (page: number) => number
  /**
   * Scrolls a position of a page (0 its top, 1 its bottom) to the top of the frame, or a third down
   * if `belowTop`.
   */
  readonly goTo: (page: number, fraction?: number, belowTop?: boolean) => void
  /**
   * Scrolls a highlight into view if it is not visible. In a narrow frame, a passage is enlarged to
   * the width of the frame unless the learner chose a zoom.
   */
  readonly reveal: (page: number, passage: PlacedPassage) => void
  readonly setZoom: (zoom: 'fit' | 'in' | 'out') => void
  readonly setSize: (page: number, size: PageSize) => void
  readonly onScroll: () => void
}

/** Pages are laid out for at least this width (CSS pixels), also in a frame that is hidden. */
const MIN_WIDTH = 120
/** Share of the frame in which what is revealed is visible enough, from the top and left edge. */
const VISIBLE_SHARE = 0.7
/** Distance of what is visible from the top of the frame, in CSS pixels. */
const VISIBLE_FROM = 24

/**
 * A continuous scroll of pages, in rows of one or, in a wide frame, of `wantedColumns`; only those
 * near the viewport are rendered. The position is preserved when zooming, resizing and turning.
 */
export function usePageView(pdf: OpenPdf, startPage: number, wantedColumns: 1 | 2 = 1): PageView {
  const frameRef = useRef<HTMLDivElement | null>(null)
  const availableWidth = useAvailableWidth(frameRef)
  const { sizes, setSize } = usePageSizes(pdf)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const canPair = availableWidth >= TWO_COLUMNS_FROM && pdf.pages > 1
  const columns = canPair ? wantedColumns : 1
  const width = Math.max(MIN_WIDTH, availableWidth)
  const layout = useMemo(
    () => layOut(sizes, { zoom, availableWidth: width, columns }),
    [sizes, zoom, width, columns],
  )
  const arranged = { layout, availableWidth }
  const { visible, pendingRef, goTo, onScroll } = useScrollPosition(frameRef, startPage, arranged)
  const sizeOf = (page: number) => sizes[page - 1] ?? pdf.firstSize
  const scaleOf = (page: number) => scaleFor(sizeOf(page), zoom, columnWidth(width, columns))
  const scale = scaleOf(visible.page)
  const zooming = { zoom, setZoom, pendingRef, sizeOf, scaleOf }
  const { zoomTo, enlarge } = useZoom(frameRef, arranged, zooming)

  const reveal = (page: number, passage: PlacedPassage) => {
    const box = frameRef.current
    if (!box || enlarge(page, passage, box)) return
    const y = offsetOf(layout, { index: page - 1, fraction: passage.top })
    if (y < box.scrollTop + VISIBLE_FROM || y > box.scrollTop + VISIBLE_SHARE * box.clientHeight)
      goTo(page, passage.top, true)
    const pageWidth = layout.widths[page - 1] ?? 0
    const x = leftOf(layout, page - 1, box.clientWidth) + passage.left * pageWidth
    const isWide = (layout.rowWidths[page - 1] ?? 0) + 2 * PAGE_GAP > box.clientWidth
    if (isWide && (x < box.scrollLeft || x > box.scrollLeft + VISIBLE_SHARE * box.clientWidth))
      box.scrollLeft = x - 2 * PAGE_GAP
  }

  return {
    frame: frameRef,
    measured: availableWidth > 0,
    layout,
    ...visible,
    columns,
    canPair,
    pageBeside: (step) => pageBeside(layout, { page: visible.page, columns }, step),
    zoom,
    scale,
    scaleOf,
    goTo,
    reveal,
    zoomBy: (factor, from, to) => zoomTo((before) => withinZoom(before * factor), from, to),
    toggleFit: (point) =>
      zoomTo(
        (before) => (zoom === 'fit' ? withinZoom(before * DOUBLE_TAP_ZOOM) : 'fit'),
        point,
        point,
      ),
    setZoom: (step) => setZoom(step === 'fit' ? 'fit' : stepZoom(scale, step === 'in' ? 1 : -1)),
    setSize,
    onScroll,
  }
}
