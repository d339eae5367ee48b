import { onOneLine } from '../../text/normalise.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { Citation } from '../wire.ts'

/**
 * Document text as Markdown that reads letter for letter: nothing in it passes for a citation, a
 * link or a formula. Brackets become character references, since "\[" would open a formula.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\[(\s*p\.\s*\d+\s*)\]/giu, '($1)')
    .replace(/(?:https?:\/\/|www\.)[^\s`]+/giu, (address) => `\`${address}\``)
    .split(/(`[^`]*`)/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .replace(/&(?=#?\w{1,32};)/g, '&amp;')
            .replace(/[\\*_`<>~|$!#]/g, '\\$&')
            .replace(/\[/g, '&#91;')
            .replace(/\]/g, '&#93;'),
    )
    .join('')
    .replace(/^(\s*\d*)([-+.)])(?=\s)/, '$1\\$2')

/** A stretch of one page. `page` is 1-based; `start` and `end` are UTF-16 indices into its text. */
export type PageSpan = { readonly page: number; readonly start: number; readonly end: number }

/** Text quoted from the document: a citation for each `[p. N]` of the Markdown, in order. */
export type Quotation = { readonly markdown: string; readonly citations: readonly Citation[] }

const STOP = /[.!?:;。！？।]["'”’»)]*$/u
const BULLET = /^[•◦▪●○■□‣⁃·–—-]\s+/u

/** One stretch as it reads on its page, with its citation before the full stop. */
function cite(pages: readonly string[], { page, start, end }: PageSpan, body?: string): Quotation {
  const raw = (pages[page - 1] ?? '').slice(start, end)
  const quote = raw.trim()
  if (quote === '') return { markdown: '', citations: [] }
  const text = onOneLine(quote).replace(BULLET, '')
  const stop = STOP.exec(text)?.[0] ?? ''
  const markdown = body ?? escapeMarkdown(text.slice(0, text.length - stop.length))
  return { markdown: `${markdown} [p. ${page}]${stop}`, citations: [{ page, quote }] }
}

/** Stretches that follow one another, as one paragraph. */
export const quote = (pages: readonly string[], spans: readonly PageSpan[]): Quotation =>
  merge(
    spans.map((span) => cite(pages, span)),
    ' ',
  )

/** A list: its lead, if any, and each item on a line of its own. One citation covers a page. */
export function quoteList(
  pages: readonly string[],
  lead: readonly PageSpan[],
  items: readonly PageSpan[],
): Quotation {
  const lines = items.map((item, i): Quotation => {
    const last = items[i + 1]?.page !== item.page
    if (last) {
      const first = items.find(({ page }) => page === item.page) ?? item
      return cite(pages, { ...item, start: first.start }, bulletText(pages, item))
    }
    return { markdown: bulletText(pages, item), citations: [] }
  })
  const bullets = merge(
    lines.map(({ markdown, citations }) => ({ markdown: `- ${markdown}`, citations })),
    '\n',
  )
  return lead.length === 0 ? bullets : merge([quote(pages, lead), bullets], '\n')
}

const bulletText = (pages: readonly string[], { page, start, end }: PageSpan): string =>
  escapeMarkdown(
    onOneLine((pages[page - 1] ?? '').slice(start, end))
      .replace(BULLET, '')
      .replace(/[.;,]$/u, ''),
  )

/** Quotations one after another. */
export const merge = (parts: readonly Quotation[], between: string): Quotation => {
  const full = parts.filter(({ markdown }) => markdown !== '')
  return {
    markdown: full.map(({ markdown }) => markdown).join(between),
    citations: full.flatMap(({ citations }) => citations),
  }
}

/** Words of the tutor's own, which cite nothing. */
export const own = (markdown: string): Quotation => ({ markdown, citations: [] })

/** An answer made of paragraphs. */
export const answer = (
  parts: readonly Quotation[],
  outcome: Pick<CheckedAnswer, 'refused' | 'closest' | 'action'> = { refused: false },
): CheckedAnswer => {
  const { markdown, citations } = merge(parts, '\n\n')
  return { content: markdown, citations: [...citations], unsupported: [], ...outcome }
}
