import { useMemo } from 'react'
import { locateQuote } from '../../../../domain/text/search/find-quote.ts'
import type { DocumentPageText } from '../api/document-pages.ts'
import type { Highlight } from '../pdf/use-highlight.ts'
import type { ReaderTarget } from '../types.ts'

/** The passage of a target on its page; null without a passage, no ranges if it is not there. */
export function usePassage(
  pages: readonly DocumentPageText[],
  target: ReaderTarget | null,
): Highlight | null {
  return useMemo(() => {
    // A truncated quote ends in an ellipsis that is not on the page.
    const quote = target?.quote?.replace(/\s*(…|\.\.\.)\s*$/, '').trim()
    if (!target || !quote) return null
    const page = Math.min(pages.length, target.page)
    const found = locateQuote(quote, pages[page - 1]?.text ?? '')
    return { target, page, ranges: found ? [found] : [] }
  }, [pages, target])
}
