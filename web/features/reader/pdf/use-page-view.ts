import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import {
  anchorAt,
  columnWidth,
  layOut,
  offsetOf,
  PAGE_GAP,
  passageScale,
  pageAt,
  rowEnd,
  rowStart,
  scaleFor,
  stepZoom,
  withinZoom,
  type Anchor,
  type PageLayout,
  type PageSize,
} from '../page-layout.ts'
import type { PageHighlight } from './highlights.ts'
import type { OpenPdf } from './open-pdf.ts'
import type { Point, ZoomGestures } from './use-zoom-gestures.ts'

/** Pages up to this distance outside the viewport (in frame heights) are drawn ahead. */
const OVERSCAN = 0.75

/** The position of a highlight on its page: first line and extent, in page heights and widths. */
export type PlacedPassage = {
  readonly kind: PageHighlight['kind']
  readonly top: number
  readonly left: number
  readonly width: number
}

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

/**
 * The position to place at `to` after a change of size: vertical (`anchor`) and horizontal (in page
 * widths).
 */
type ScrollAnchor = {
  readonly anchor: Anchor
  readonly across: number
  readonly to: Point
  readonly zoom: number | 'fit'
}

/** Zoom factor of a double tap on fitted pages. */
const DOUBLE_TAP_ZOOM = 2

type VisibleRange = { page: number; first: number; last: number }

/**
 * The left edge of a page: its row is centred, or starts at the left edge if it is wider than the
 * frame (`pdf-page.tsx`).
 */
const leftOf = (layout: PageLayout, index: number, availableWidth: number): number =>
  Math.max(PAGE_GAP, (availableWidth - (layout.rowWidths[index] ?? 0)) / 2) +
  (layout.lefts[index] ?? 0)

function visibleRange(layout: PageLayout, top: number, height: number): VisibleRange {
  return {
    page: pageAt(layout, top + height / 3) + 1,
    first: pageAt(layout, top - height * OVERSCAN) + 1,
    last: rowEnd(layout, pageAt(layout, top + height * (1 + OVERSCAN))) + 1,
  }
}

/** Frames narrower than this (CSS pixels) show one page in a row. */
const TWO_COLUMNS_FROM = 720
const NO_SIZES: ReadonlyMap<number, PageSize> = new Map()

/**
 * A continuous scroll of pages, in rows of one or, in a wide frame, of `wantedColumns`; only those
 * near the viewport are rendered. The position is preserved when zooming, resizing and turning.
 */
export function usePageView(pdf: OpenPdf, startPage: number, wantedColumns: 1 | 2 = 1): PageView {
  const frame = useRef<HTMLDivElement | null>(null)
  const anchor = useRef<Anchor>({ index: startPage - 1, fraction: -0.01 })
  const hold = useRef<ScrollAnchor | null>(null)
  const [availableWidth, setAvailableWidth] = useState(0)
  const [zoom, setZoomValue] = useState<number | 'fit'>('fit')
  // The zoom set for a passage; the learner's own zoom is retained.
  const passageZoom = useRef<number | null>(null)
  const [measured, setMeasured] = useState({ pdf, sizes: NO_SIZES })
  const known = measured.pdf === pdf ? measured.sizes : NO_SIZES
  const [seen, setSeen] = useState<VisibleRange>({
    page: startPage,
    first: startPage,
    last: startPage,
  })

  const sizes = useMemo(
    () => Array.from({ length: pdf.pages }, (_, index) => known.get(index + 1) ?? pdf.firstSize),
    [pdf, known],
  )
  const canPair = availableWidth >= TWO_COLUMNS_FROM && pdf.pages > 1
  const columns = canPair ? wantedColumns : 1
  const layout = useMemo(
    () => layOut(sizes, { zoom, availableWidth: Math.max(120, availableWidth), columns }),
    [sizes, zoom, availableWidth, columns],
  )

  const update = useCallback(() => {
    const box = frame.current
    if (!box || box.clientHeight === 0) return
    const next = visibleRange(layout, box.scrollTop, box.clientHeight)
    setSeen((before) =>
      before.page === next.page && before.first === next.first && before.last === next.last
        ? before
        : next,
    )
  }, [layout])

  useEffect(() => {
    const box = frame.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      setAvailableWidth(Math.max(0, box.clientWidth - 2 * PAGE_GAP)),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const box = frame.current
    if (!box || availableWidth === 0) return
    const held = hold.current
    hold.current = null
    if (held) {
      const { index } = held.anchor
      const width = layout.widths[index] ?? 0
      box.scrollTop = offsetOf(layout, held.anchor) - held.to.y
      box.scrollLeft = leftOf(layout, index, box.clientWidth) + held.across * width - held.to.x
      anchor.current = anchorAt(layout, box.scrollTop)
    } else box.scrollTop = offsetOf(layout, anchor.current)
    update()
  }, [layout, availableWidth, update])

  const goTo = useCallback(
    (page: number, fraction = -0.01, belowTop = false) => {
      const box = frame.current
      const index = Math.min(pdf.pages, Math.max(1, page)) - 1
      anchor.current = { index, fraction }
      if (!box || availableWidth === 0) return
      const top = offsetOf(layout, anchor.current) - (belowTop ? box.clientHeight / 3 : 0)
      anchor.current = anchorAt(layout, Math.max(0, top))
      box.scrollTop = top
      update()
    },
    [pdf, layout, availableWidth, update],
  )

  const scaleOf = (page: number) =>
    scaleFor(
      sizes[page - 1] ?? pdf.firstSize,
      zoom,
      columnWidth(Math.max(120, availableWidth), columns),
    )
  const scale = scaleOf(seen.page)

  /** Zooms so that the content at `from` moves to `to`. */
  const zoomTo = (zoomOf: (scale: number) => number | 'fit', from: Point, to: Point) => {
    const box = frame.current
    if (!box || availableWidth === 0) return
    const place = anchorAt(layout, box.scrollTop + from.y)
    const width = layout.widths[place.index] ?? 1
    // A zoom that is not rendered yet is the base of the next one.
    const requestedZoom = hold.current?.zoom
    const next = zoomOf(
      typeof requestedZoom === 'number' ? requestedZoom : scaleOf(place.index + 1),
    )
    if (next === zoom) return
    const across = (box.scrollLeft + from.x - leftOf(layout, place.index, box.clientWidth)) / width
    hold.current = { anchor: place, across, to, zoom: next }
    setZoomValue(next)
  }

  /** Zooms to a passage in a narrow frame; false if its page keeps its size. */
  const enlarge = (page: number, passage: PlacedPassage, box: HTMLElement): boolean => {
    const isChosen = zoom !== 'fit' && zoom !== passageZoom.current
    if (isChosen || passage.kind !== 'passage') return false
    const size = sizes[page - 1] ?? pdf.firstSize
    const enlarged = passageScale(size, passage.width, availableWidth)
    if (enlarged === null || enlarged === zoom) return false
    const to = { x: PAGE_GAP / 2, y: box.clientHeight / 4 }
    const anchor = { index: page - 1, fraction: passage.top }
    hold.current = { anchor, across: passage.left, to, zoom: enlarged }
    passageZoom.current = enlarged
    setZoomValue(enlarged)
    return true
  }

  return {
    frame,
    measured: availableWidth > 0,
    layout,
    ...seen,
    columns,
    canPair,
    pageBeside: (step) => {
      const row = rowStart(layout, seen.page - 1)
      return 1 + (step === 1 ? Math.min(pdf.pages - 1, row + columns) : Math.max(0, row - columns))
    },
    zoom,
    scale,
    scaleOf,
    goTo,
    reveal: (page, passage) => {
      const box = frame.current
      if (!box) return
      const { top, left } = passage
      if (enlarge(page, passage, box)) return
      const y = offsetOf(layout, { index: page - 1, fraction: top })
      if (y < box.scrollTop + 24 || y > box.scrollTop + 0.7 * box.clientHeight)
        goTo(page, top, true)
      const width = layout.widths[page - 1] ?? 0
      const x = leftOf(layout, page - 1, box.clientWidth) + left * width
      const wide = (layout.rowWidths[page - 1] ?? 0) + 2 * PAGE_GAP > box.clientWidth
      if (wide && (x < box.scrollLeft || x > box.scrollLeft + 0.7 * box.clientWidth))
        box.scrollLeft = x - 2 * PAGE_GAP
    },
    zoomBy: (factor, from, to) => zoomTo((before) => withinZoom(before * factor), from, to),
    toggleFit: (point) =>
      zoomTo(
        (before) => (zoom === 'fit' ? withinZoom(before * DOUBLE_TAP_ZOOM) : 'fit'),
        point,
        point,
      ),
    setZoom: (step) =>
      setZoomValue(step === 'fit' ? 'fit' : stepZoom(scale, step === 'in' ? 1 : -1)),
    setSize: useCallback(
      (page, size) =>
        setMeasured((before) => {
          const known = before.pdf === pdf ? before.sizes : NO_SIZES
          const now = known.get(page) ?? pdf.firstSize
          return now.width === size.width && now.height === size.height
            ? before
            : { pdf, sizes: new Map(known).set(page, size) }
        }),
      [pdf],
    ),
    onScroll: useCallback(() => {
      const box = frame.current
      if (!box || availableWidth === 0) return
      anchor.current = anchorAt(layout, box.scrollTop)
      update()
    }, [layout, availableWidth, update]),
  }
}
