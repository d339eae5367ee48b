import { placeOnPage } from '../../../../domain/highlights/place.ts'
import { rangeOf, readDomText } from './dom-text.ts'
import { PAGE_SELECTOR, pageNumberOf } from './selected-passage.ts'
import type { PlacedHighlight } from './use-file-highlights.ts'

/** The names of the highlights in `passages.css`. */
const ALL = 'stoa-passage'
const CURRENT = 'stoa-passage-current'

/** Firefox paints ranges from version 140 on; before that highlights are only listed. */
const canPaint = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

/** The ranges of the highlights on the pages that `body` shows now, by their ids. */
export function highlightRanges(
  body: Element,
  highlights: readonly PlacedHighlight[],
): ReadonlyMap<string, Range> {
  const byPage = Map.groupBy(highlights, ({ foundOn }) => foundOn)
  const ranges = new Map<string, Range>()
  for (const page of body.querySelectorAll(PAGE_SELECTOR)) {
    const here = byPage.get(pageNumberOf(page))
    if (!here) continue
    const content = readDomText(page)
    for (const highlight of here) {
      const place = placeOnPage(highlight, content.text)
      const range = place && rangeOf(content, place.start, place.end)
      if (range) ranges.set(highlight.id, range)
    }
  }
  return ranges
}

/** Paints the ranges, one of them as the current one. */
export function paint(ranges: ReadonlyMap<string, Range>, currentId: string | null): void {
  if (!canPaint()) return
  const current = currentId === null ? undefined : ranges.get(currentId)
  CSS.highlights.set(ALL, new Highlight(...ranges.values()))
  CSS.highlights.set(CURRENT, new Highlight(...(current ? [current] : [])))
}

export function clearPaint(): void {
  if (!canPaint()) return
  CSS.highlights.delete(ALL)
  CSS.highlights.delete(CURRENT)
}

/** The highlight at a point of the window; null if there is none. */
export function highlightAt(
  ranges: ReadonlyMap<string, Range>,
  { x, y }: { x: number; y: number },
): string | null {
  for (const [id, range] of ranges)
    for (const box of range.getClientRects())
      if (box.left <= x && x <= box.right && box.top <= y && y <= box.bottom) return id
  return null
}
