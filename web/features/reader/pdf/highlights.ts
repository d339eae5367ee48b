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
  each: PageHighlight,
  text: PageText,
  spans: readonly HTMLElement[],
  pageBox: DOMRect,
): HighlightBox[] {
  if (pageBox.width === 0 || pageBox.height === 0) return []
  return text.rangesOf(each.start, each.end).flatMap(({ run, from, to }) => {
    const node = spans[run]?.firstChild
    if (!(node instanceof Text)) return []
    const range = document.createRange()
    range.setStart(node, Math.min(from, node.length))
    range.setEnd(node, Math.min(to, node.length))
    return Array.from(range.getClientRects(), (rect) => ({
      kind: each.kind,
      left: (100 * (rect.left - pageBox.left)) / pageBox.width,
      top: (100 * (rect.top - pageBox.top)) / pageBox.height,
      width: (100 * rect.width) / pageBox.width,
      height: (100 * rect.height) / pageBox.height,
    }))
  })
}

export const NO_HIGHLIGHTS: readonly PageHighlight[] = []

/** The highlights of each page: the cited passage and the find matches, one of which is current. */
export function highlightsByPage(
  passage: Highlight | null,
  matches: readonly Match[],
  current: Match | undefined,
): ReadonlyMap<number, readonly PageHighlight[]> {
  const highlights: PageHighlight[] = matches.map((match) => ({
    ...match,
    kind: match === current ? 'current' : 'match',
  }))
  for (const { start, end } of passage?.ranges ?? [])
    highlights.push({ page: passage?.page ?? 0, start, end, kind: 'passage' })
  return Map.groupBy(highlights, (each) => each.page)
}
