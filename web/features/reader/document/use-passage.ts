import { useMemo } from 'react'
import { locatePassage } from '../../../../domain/text/search/find-quote.ts'
import type { DocumentPageText } from '../api/document-pages.ts'
import type { Highlight } from '../pdf/use-highlight.ts'
import type { ReaderTarget } from '../types.ts'

/** The passage of a target on its page; null without a passage, no ranges if it is not there. */
export function usePassage(
  pages: readonly DocumentPageText[],
  target: ReaderTarget | null,
): Highlight | null {
  return useMemo(() => {
    if (!target?.quote) return null
    const page = Math.min(pages.length, target.page)
    const found = locatePassage(target.quote, pages[page - 1]?.text ?? '')
    return { target, page, ranges: found ? [found] : [] }
  }, [pages, target])
}
