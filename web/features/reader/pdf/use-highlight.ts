import { useEffect, useState } from 'react'
import { locatePassage, withoutEllipsis } from '../../../../domain/text/search/find-quote.ts'
import { piecesIn } from '../find-in-page.ts'
import type { PageText, TextRange } from '../page-text.ts'
import type { ReaderTarget } from '../types.ts'
import type { OpenPdf } from './open-pdf.ts'

/** The target's passage: its ranges on the page; empty if the page does not contain it. */
export type Highlight = {
  readonly target: ReaderTarget
  readonly page: number
  readonly ranges: readonly TextRange[]
}

function passageRanges(quote: string, page: PageText): readonly TextRange[] {
  const found = locatePassage(quote, page.text)
  return found ? [found] : (piecesIn(page, withoutEllipsis(quote)) ?? [])
}

/**
 * Looks up a target's passage on its page. Null while searching, and if the target has no passage.
 */
export function useHighlight(pdf: OpenPdf, target: ReaderTarget | null): Highlight | null {
  const [highlight, setHighlight] = useState<Highlight | null>(null)

  useEffect(() => {
    const quote = target?.quote
    if (!target || !quote) return
    let isCancelled = false
    const page = Math.min(pdf.pages, target.page)
    const settle = (ranges: Highlight['ranges']) => {
      if (!isCancelled) setHighlight({ target, page, ranges: ranges })
    }
    pdf.text(page).then(
      (text) => settle(passageRanges(quote, text)),
      () => settle([]),
    )
    return () => {
      isCancelled = true
    }
  }, [pdf, target])

  return highlight !== null && highlight.target === target ? highlight : null
}
