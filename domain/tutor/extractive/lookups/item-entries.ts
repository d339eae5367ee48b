import { termKey } from '../question/term-in-text.ts'
import { indentOf, quoteList, type PageSpan, type Quotation } from '../quotation.ts'
import type { Reading } from '../reading/reading.ts'

/** Maximum items below a term that are shown with it. */
const MAX_BELOW = 8
const MAX_LABEL_CHARS = 80

/** What an item is about: all of it, or the words before a colon or dash; without brackets. */
const labelOf = (text: string): string =>
  (/^[^:]{2,80}?(?=:\s|\s[–—-]\s|:?$)/u.exec(text)?.[0] ?? '').replace(/\s*\([^()]*\)/gu, '')

/**
 * The item of a list that is about `term`, with the items below it: "Half cadence" above "any
 * phrase that ends on a V chord". Null if there is none, or none below it.
 */
export function itemEntry({ index, blocks }: Reading, term: string): Quotation | null {
  const asked = termKey(term, index.language)
  const items = blocks.flatMap(({ kind, items: own, page }) =>
    kind === 'list' ? own.map((item): PageSpan => ({ ...item, page })) : [],
  )
  for (const [at, { page, start, end }] of items.entries()) {
    const text = (index.pages[page - 1] ?? '').slice(start, end).trim()
    const label = labelOf(text)
    if (label === '' || label.length > MAX_LABEL_CHARS) continue
    if (termKey(label, index.language) !== asked) continue
    const depth = indentOf(index.pages, { page, start, end })
    const after = items.slice(at + 1)
    const next = after.findIndex((other) => indentOf(index.pages, other) <= depth)
    const below = after.slice(0, next < 0 ? undefined : next).slice(0, MAX_BELOW)
    if (below.length > 0) return quoteList(index.pages, [], [{ page, start, end }, ...below])
  }
  return null
}
