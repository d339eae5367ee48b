import { termKey } from '../../question/term-in-text.ts'
import { indentOf } from '../../indent.ts'
import { quoteList, type PageSpan, type Quotation } from '../../quotation.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'

/** Maximum items below a term that are shown with it. */
const MAX_BELOW = 8
const MAX_LABEL_CHARS = 80

/** The subject of an item: all of it, or the words before a colon or dash; without brackets. */
const labelOf = (text: string): string =>
  (/^[^:]{2,80}?(?=:\s|\s[–—-]\s|:?$)/u.exec(text)?.[0] ?? '').replace(/\s*\([^()]*\)/gu, '')

/** A term before a comma and its meaning: "Bagging, se dividen los datos en …". */
const BEFORE_COMMA = /^\W*(?<label>\p{L}[^,.:;()]{1,40}), \p{Ll}/u
/** Minimum share of such items of a list, and their minimum number. */
const COMMA_ITEMS = { share: 0.5, least: 2 } as const

/** The ranges of the terms before commas if the items of a list are written like that. */
function commaLabels(texts: readonly string[]): Map<number, string> {
  const labels = new Map(
    texts.flatMap((text, at) => {
      const label = BEFORE_COMMA.exec(text)?.groups?.['label']
      return label === undefined ? [] : [[at, label] as const]
    }),
  )
  const areUsual =
    labels.size >= COMMA_ITEMS.least && labels.size >= COMMA_ITEMS.share * texts.length
  return areUsual ? labels : new Map<number, string>()
}

type Entries = { readonly items: readonly PageSpan[]; readonly places: ReadonlyMap<string, number> }

/**
 * All items of lists, and the index of the first one about each thing that has items below it, or
 * that stands before its meaning.
 */
function read({ index, blocks }: AnalysedDocument): Entries {
  const lists = blocks.flatMap(({ kind, items: own, page }) =>
    kind === 'list' ? [own.map((item): PageSpan => ({ ...item, page }))] : [],
  )
  const items = lists.flat()
  const textOf = ({ page, start, end }: PageSpan): string =>
    (index.pages[page - 1] ?? '').slice(start, end).trim()
  const places = new Map<string, number>()
  const add = (label: string, at: number): void => {
    const key = label.length > MAX_LABEL_CHARS ? '' : termKey(label, index.language)
    if (key !== '' && !places.has(key)) places.set(key, at)
  }
  for (const [at, item] of items.entries()) {
    const below = items[at + 1]
    const hasBelow = below && indentOf(index.pages, below) > indentOf(index.pages, item)
    if (hasBelow) add(labelOf(textOf(item)), at)
  }
  let before = 0
  for (const list of lists) {
    for (const [at, label] of commaLabels(list.map(textOf))) add(label, before + at)
    before += list.length
  }
  return { items, places }
}

const entries = new WeakMap<AnalysedDocument, Entries>()

/**
 * The item of a list that is about `term`, with the items below it: "Half cadence" above "any
 * phrase that ends on a V chord", or "Half cadence, any phrase that …". Null if there is none.
 */
export function itemEntry(document: AnalysedDocument, term: string): Quotation | null {
  const { items, places } = entries.get(document) ?? read(document)
  entries.set(document, { items, places })
  const { pages, language } = document.index
  const at = places.get(termKey(term, language)) ?? -1
  const item = items[at]
  if (!item) return null
  const after = items.slice(at + 1)
  const next = after.findIndex((other) => indentOf(pages, other) <= indentOf(pages, item))
  const below = after.slice(0, next < 0 ? undefined : next).slice(0, MAX_BELOW)
  return quoteList(pages, [], [item, ...below])
}
