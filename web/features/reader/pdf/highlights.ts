import type { Highlight } from './use-highlight.ts'
import type { Match } from './use-find.ts'
import type { PageText } from '../page-text.ts'

/** A highlighted range of a page's text: the cited passage, a find match, or the current match. */
export type PageHighlight = {
  readonly page: number
  readonly start: number
  readonly end: number
  readonly kind: 'passage' | 'match' | 'current'
}

/** A rectangle in percent of its page, so that it is independent of the zoom. */
export type HighlightBox = {
  readonly kind: PageHighlight['kind']
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The boxes of a highlight on the drawn page, one per line. `sheet` is the page's bounding box on
 * screen.
 */
export function boxesOf(
  mark: PageHighlight,
  text: PageText,
  spans: readonly HTMLElement[],
  sheet: DOMRect,
): HighlightBox[] {
  if (sheet.width === 0 || sheet.height === 0) return []
  return text.rangesOf(mark.start, mark.end).flatMap(({ run, from, to }) => {
    const node = spans[run]?.firstChild
    if (!(node instanceof Text)) return []
    const range = document.createRange()
    range.setStart(node, Math.min(from, node.length))
    range.setEnd(node, Math.min(to, node.length))
    return Array.from(range.getClientRects(), (rect) => ({
      kind: mark.kind,
      left: (100 * (rect.left - sheet.left)) / sheet.width,
      top: (100 * (rect.top - sheet.top)) / sheet.height,
      width: (100 * rect.width) / sheet.width,
      height: (100 * rect.height) / sheet.height,
    }))
  })
}

export const NO_MARKS: readonly PageHighlight[] = []

/** The highlights of each page: the cited passage and the find matches, one of which is current. */
export function highlightsByPage(
  lit: Highlight | null,
  matches: readonly Match[],
  here: Match | undefined,
): ReadonlyMap<number, readonly PageHighlight[]> {
  const marks: PageHighlight[] = matches.map((match) => ({
    ...match,
    kind: match === here ? 'current' : 'match',
  }))
  for (const { start, end } of lit?.places ?? [])
    marks.push({ page: lit?.page ?? 0, start, end, kind: 'passage' })
  return Map.groupBy(marks, (mark) => mark.page)
}
