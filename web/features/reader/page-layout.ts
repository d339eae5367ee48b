/** A page's size in CSS pixels at scale 1. */
export type PageSize = { readonly width: number; readonly height: number }

/** The positions of the pages in a continuous scroll, in CSS pixels from its top. */
export type PageLayout = {
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  readonly widths: readonly number[]
  /** The distance of each page from the left edge of its row, and the width of that row. */
  readonly lefts: readonly number[]
  readonly rowWidths: readonly number[]
  readonly total: number
}

/** How pages are arranged: the chosen zoom, the width of the frame (CSS pixels), pages in a row. */
type Arrangement = {
  readonly zoom: number | 'fit'
  readonly availableWidth: number
  readonly columns?: number
}

/**
 * A position in the document that is independent of the zoom: a page's index and the offset in page
 * heights.
 */
export type Anchor = { readonly index: number; readonly fraction: number }

export const PAGE_GAP = 16
/** Frames narrower than this (CSS pixels) show one page in a row. */
export const TWO_COLUMNS_FROM = 720
export const ZOOM_MIN = 0.25
export const ZOOM_MAX = 5
const FIT_MAX = 2.5
const ZOOM_STEP = 1.2

/** The scale limited to the allowed range. */
export const withinZoom = (scale: number): number => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, scale))

/** The scale of a page: the chosen zoom, or the scale that fits `width` (CSS pixels). */
export function scaleFor(page: PageSize, zoom: number | 'fit', availableWidth: number): number {
  const scale = zoom === 'fit' ? Math.min(FIT_MAX, availableWidth / page.width) : zoom
  return withinZoom(scale)
}

/** A frame narrower than this (CSS pixels) shows a fitted page in letters too small to read. */
const LEGIBLE_FROM = 600
/** A passage is enlarged at most by this factor over the fitted page. */
const PASSAGE_ZOOM_MAX = 2
/** Space on each side of a passage, in CSS pixels. */
const PASSAGE_MARGIN = 8

/**
 * The scale at which a passage of the given width (in page widths) fills a narrow frame of
 * `availableWidth`; null if the frame is wide enough for the fitted page.
 */
export function passageScale(
  page: PageSize,
  passageWidth: number,
  availableWidth: number,
): number | null {
  if (availableWidth >= LEGIBLE_FROM || passageWidth <= 0) return null
  const fitted = scaleFor(page, 'fit', availableWidth)
  const filling = (availableWidth - 2 * PASSAGE_MARGIN) / (passageWidth * page.width)
  return withinZoom(Math.min(PASSAGE_ZOOM_MAX * fitted, Math.max(fitted, filling)))
}

/** The next zoom in (`direction` 1) or out (-1) from `scale`, within the limits. */
export const stepZoom = (scale: number, direction: 1 | -1): number =>
  withinZoom(scale * ZOOM_STEP ** direction)

/** The width for each page (CSS pixels) if rows have `columns` pages. */
export const columnWidth = (availableWidth: number, columns: number): number =>
  (availableWidth - PAGE_GAP * (columns - 1)) / columns

/**
 * Arranges pages of the given sizes in rows, each page at its scale, with a gap between and around
 * them. A last row with fewer pages is as wide as if it were complete.
 */
export function layOut(
  sizes: readonly PageSize[],
  { zoom, availableWidth, columns = 1 }: Arrangement,
): PageLayout {
  const width = columnWidth(availableWidth, columns)
  const layout = {
    tops: [] as number[],
    heights: [] as number[],
    widths: [] as number[],
    lefts: [] as number[],
    rowWidths: [] as number[],
  }
  let top = PAGE_GAP
  for (let first = 0; first < sizes.length; first += columns) {
    const row = sizes.slice(first, first + columns)
    let left = 0
    let height = 0
    for (const size of row) {
      const scale = scaleFor(size, zoom, width)
      layout.tops.push(top)
      layout.heights.push(size.height * scale)
      layout.widths.push(size.width * scale)
      layout.lefts.push(left)
      left += size.width * scale + PAGE_GAP
      height = Math.max(height, size.height * scale)
    }
    const missing = (columns - row.length) * ((layout.widths.at(-1) ?? 0) + PAGE_GAP)
    for (const _ of row) layout.rowWidths.push(left + missing - PAGE_GAP)
    top += height + PAGE_GAP
  }
  return { ...layout, total: top }
}

/** Index of the first page of the row at `y`; the gap above a row belongs to it. */
export function pageAt(layout: PageLayout, y: number): number {
  let low = 0
  let high = layout.tops.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((layout.tops[middle] ?? 0) - PAGE_GAP <= y) low = middle
    else high = middle - 1
  }
  return rowStart(layout, low)
}

/** Index of the first page of the row of the page with `index`. */
export function rowStart({ tops }: PageLayout, index: number): number {
  let first = index
  while (first > 0 && tops[first - 1] === tops[index]) first -= 1
  return first
}

/** Index of the last page of the row of the page with `index`. */
export function rowEnd({ tops }: PageLayout, index: number): number {
  let last = index
  while (last < tops.length - 1 && tops[last + 1] === tops[index]) last += 1
  return last
}

/** The first page of the next row (1) or the previous one (-1), within the document; from 1. */
export function pageBeside(
  layout: PageLayout,
  { page, columns }: { page: number; columns: number },
  step: 1 | -1,
): number {
  const row = rowStart(layout, page - 1)
  const last = layout.tops.length - 1
  return 1 + (step === 1 ? Math.min(last, row + columns) : Math.max(0, row - columns))
}

/** The position at `y`, and the inverse: `offsetOf(layout, anchorAt(layout, y))` is `y`. */
export function anchorAt(layout: PageLayout, y: number): Anchor {
  const index = pageAt(layout, y)
  return { index, fraction: (y - (layout.tops[index] ?? 0)) / (layout.heights[index] ?? 1) }
}

export const offsetOf = (layout: PageLayout, { index, fraction }: Anchor): number =>
  (layout.tops[index] ?? 0) + fraction * (layout.heights[index] ?? 0)

/**
 * The left edge of a page: its row is centred, or starts at the left edge if it is wider than the
 * frame (`pdf-page.tsx`).
 */
export const leftOf = (layout: PageLayout, index: number, availableWidth: number): number =>
  Math.max(PAGE_GAP, (availableWidth - (layout.rowWidths[index] ?? 0)) / 2) +
  (layout.lefts[index] ?? 0)
