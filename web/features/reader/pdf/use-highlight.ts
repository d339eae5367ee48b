import { useEffect, useState } from 'react'
import { locateQuote } from '../../../../domain/text/find-quote.ts'
import { piecesIn, type PageText, type Stretch } from '../page-text.ts'
import type { ReaderTarget } from '../types.ts'
import type { OpenPdf } from './open-pdf.ts'

/** The target's passage: its ranges on the page; empty if the page does not contain it. */
export type Highlight = {
  readonly target: ReaderTarget
  readonly page: number
  readonly places: readonly Stretch[]
}

function placesOf(quote: string, page: PageText): readonly Stretch[] {
  const found = locateQuote(quote, page.text)
  return found ? [found] : (piecesIn(page, quote) ?? [])
}

/**
 * Looks up a target's passage on its page. Null while searching, and if the target has no passage.
 */
export function useHighlight(pdf: OpenPdf, target: ReaderTarget | null): Highlight | null {
  const [lit, setLit] = useState<Highlight | null>(null)

  useEffect(() => {
    // A truncated quote ends in an ellipsis that is not on the page.
    const quote = target?.quote?.replace(/\s*(…|\.\.\.)\s*$/, '').trim()
    if (!target || !quote) return
    let ended = false
    const page = Math.min(pdf.pages, target.page)
    const settle = (places: Highlight['places']) => {
      if (!ended) setLit({ target, page, places })
    }
    pdf.text(page).then(
      (text) => settle(placesOf(quote, text)),
      () => settle([]),
    )
    return () => {
      ended = true
    }
  }, [pdf, target])

  return lit !== null && lit.target === target ? lit : null
}
