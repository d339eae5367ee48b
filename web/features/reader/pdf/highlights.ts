import type { Highlight } from './use-highlight.ts'
import type { Match } from './use-find.ts'
import type { PageText } from '../page-text.ts'

/** A stretch of a page's text to be marked: the lit passage, a match of "find", or the match the learner is at. */
export type PageHighlight = {
  readonly page: number
  readonly start: number
  readonly end: number
  readonly kind: 'lit' | 'match' | 'here'
}

/** A rectangle in percent of its page, so that it stays in place at every zoom. */
export type HighlightBox = {
  readonly kind: PageHighlight['kind']
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a mark lies on the drawn page: one box for each line. `sheet` is the page's own box on screen. */
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

/** The marks of each page: the lit passage and the matches of "find", of which one is where the learner is. */
export function highlightsByPage(
  lit: Highlight | null,
  matches: readonly Match[],
  here: Match | undefined,
): ReadonlyMap<number, readonly PageHighlight[]> {
  const marks: PageHighlight[] = matches.map((match) => ({
    ...match,
    kind: match === here ? 'here' : 'match',
  }))
  for (const { start, end } of lit?.places ?? [])
    marks.push({ page: lit?.page ?? 0, start, end, kind: 'lit' })
  return Map.groupBy(marks, (mark) => mark.page)
}
