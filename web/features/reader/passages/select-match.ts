import { findIn } from '../find-in-page.ts'
import { pageTextOf } from '../page-text.ts'
import type { Match } from '../pdf/use-find.ts'
import { readDomText, setEdge } from './dom-text.ts'
import { PAGE_SELECTOR, pageNumberOf } from './selected-passage.ts'

type Find = {
  readonly query: string | null
  readonly matches: readonly Match[]
  readonly currentMatch: Match | undefined
}

/** The match number `nth`, from 0, on a page; null if the page shows other text than find read. */
function rangeOfMatch(page: Element, query: string, nth: number): Range | null {
  const { text, pieces } = readDomText(page)
  // Read as find reads the page, so that its matches are in the same order.
  const shown = pageTextOf(
    pieces.map((piece) => ({
      str: piece.text,
      hasEOL: text[piece.at + piece.text.length] === '\n',
      dir: 'ltr',
      transform: [],
    })),
  )
  const place = findIn(shown, query)[nth]
  const ranges = place ? shown.rangesOf(place.start, place.end) : []
  const [first, last] = [ranges[0], ranges.at(-1)]
  const [start, end] = [pieces[first?.run ?? -1], pieces[last?.run ?? -1]]
  if (!first || !last || !start || !end) return null
  const range = document.createRange()
  setEdge(range, 'start', { host: start.host, offset: first.from })
  setEdge(range, 'end', { host: end.host, offset: last.to })
  return range
}

/**
 * Selects the current match of find in `body`, as browsers do when their own find is closed: text
 * can so be selected by keyboard, and more of it with Shift and the arrow keys.
 */
export function selectMatch(body: Element, { query, matches, currentMatch }: Find): void {
  const page = [...body.querySelectorAll(PAGE_SELECTOR)].find(
    (each) => pageNumberOf(each) === currentMatch?.page,
  )
  if (!currentMatch || !page) return
  const onPage = matches.filter((match) => match.page === currentMatch.page)
  const range = rangeOfMatch(page, query ?? '', onPage.indexOf(currentMatch))
  if (!range) return
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
