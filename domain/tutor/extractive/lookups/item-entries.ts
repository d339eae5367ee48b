import { termKey } from '../question/term-in-text.ts'
import { indentOf, quoteList, type PageSpan, type Quotation } from '../quotation.ts'
import type { Reading } from '../reading/reading.ts'

/** Maximum items below a term that are shown with it. */
const MAX_BELOW = 8
const MAX_LABEL_CHARS = 80

/** What an item is about: all of it, or the words before a colon or dash; without brackets. */
const labelOf = (text: string): string =>
  (/^[^:]{2,80}?(?=:\s|\s[–—-]\s|:?$)/u.exec(text)?.[0] ?? '').replace(/\s*\([^()]*\)/gu, '')

type Entries = { readonly items: readonly PageSpan[]; readonly places: ReadonlyMap<string, number> }

/** All items of lists, and the place of the first one about each thing that has items below it. */
function read({ index, blocks }: Reading): Entries {
  const items = blocks.flatMap(({ kind, items: own, page }) =>
    kind === 'list' ? own.map((item): PageSpan => ({ ...item, page })) : [],
  )
  const places = new Map<string, number>()
  for (const [at, item] of items.entries()) {
    const below = items[at + 1]
    if (!below || indentOf(index.pages, below) <= indentOf(index.pages, item)) continue
    const text = (index.pages[item.page - 1] ?? '').slice(item.start, item.end).trim()
    const label = labelOf(text)
    const key = label.length > MAX_LABEL_CHARS ? '' : termKey(label, index.language)
    if (key !== '' && !places.has(key)) places.set(key, at)
  }
  return { items, places }
}

const entries = new WeakMap<Reading, Entries>()

/**
 * The item of a list that is about `term`, with the items below it: "Half cadence" above "any
 * phrase that ends on a V chord". Null if there is none, or none below it.
 */
export function itemEntry(reading: Reading, term: string): Quotation | null {
  const { items, places } = entries.get(reading) ?? read(reading)
  entries.set(reading, { items, places })
  const { pages, language } = reading.index
  const at = places.get(termKey(term, language)) ?? -1
  const item = items[at]
  if (!item) return null
  const after = items.slice(at + 1)
  const next = after.findIndex((other) => indentOf(pages, other) <= indentOf(pages, item))
  const below = after.slice(0, next < 0 ? undefined : next).slice(0, MAX_BELOW)
  return quoteList(pages, [], [item, ...below])
}
