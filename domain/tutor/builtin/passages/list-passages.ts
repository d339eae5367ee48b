import type { Block } from '../../../text/blocks/blocks.ts'
import {
  isBefore,
  isIn,
  isMarked,
  isProse,
  itemsOf,
  itemSpans,
  lengthOf,
  parentsOf,
} from './items.ts'
import { isItemNumber, withoutItemNumber } from './list-numbers.ts'
import {
  indentOf,
  isRow,
  merge,
  quote,
  quoteList,
  type PageSpan,
  type Quotation,
} from '../quotation.ts'
import { innerListOf, isOutline, partAround } from './outline-parts.ts'
import { spansOf, type Passage, type Reading } from '../reading/reading.ts'

/** Number of items of a list that is an answer. */
export const MIN_ITEMS = 2
export const MAX_ITEMS = 12

/**
 * Number of sentences shown before the items of a list; all of a paragraph up to this length if one
 * of them is asked for.
 */
const LEAD_SENTENCES = 2
const LEAD_CHARS = 600

/** Maximum characters of a list that is shown for what one of its items says. */
const LIST_CHARS = 1200

type ListScope = {
  readonly maxItems?: number
  /** The sentence that is asked for, if the list as a whole is not. */
  readonly asked?: number | undefined
}

/**
 * The items of a passage's list as bullets with its lead, or the rows of a table. Null if it has
 * none.
 */
export function listOf(
  reading: Reading,
  passage: Passage,
  { maxItems = MAX_ITEMS, asked }: ListScope = {},
): Quotation | null {
  const all = itemsOf(passage)
  const items = asked === undefined ? all : itemsFrom(reading, passage, asked)
  // The last item of a list that is cut off must not announce the next one.
  const end = items.findLastIndex((item, i) => i < maxItems && !isLead(reading, item))
  const shown = items.length <= maxItems ? items : items.slice(0, end + 1)
  if (shown.length === 0) return null
  const { pages } = reading.index
  const lead = spansOf(reading, leadOf(reading, passage, asked))
  const list = quoteList(
    pages,
    lead.map((span) => withoutItemNumber(reading, span)),
    shown,
  )
  const below = isLead(reading, shown.at(-1)) ? proseBelow(passage) : []
  return merge([list, ...below.map((block) => quote(pages, [block]))], '\n\n')
}

/** The paragraphs below the list of a passage, which its last item announces. */
function proseBelow({ blocks }: Passage): readonly Block[] {
  const last = blocks.findLastIndex(({ kind }) => kind === 'list')
  return last < 0 ? [] : blocks.slice(last + 1).filter(isProse)
}

/** The sentences of a passage that are shown of its list: the lead, and those of shown items. */
export function sentencesShown(
  reading: Reading,
  passage: Passage,
  asked: number | undefined,
): readonly number[] {
  const all = itemsOf(passage)
  const items = asked === undefined ? all : itemsFrom(reading, passage, asked)
  if (items.length === all.length) return passage.sentences
  const lead = new Set(leadOf(reading, passage, asked))
  return passage.sentences.filter((i) => lead.has(i) || isIn(reading, items, i))
}

/**
 * The items of a passage that have one of some sentences, with the item before them or the head of
 * their table, below the sentences before the list. Null if there are none.
 */
export function itemsWith(
  reading: Reading,
  passage: Passage,
  sentences: readonly number[],
): Quotation | null {
  const all = itemsOf(passage)
  const [first] = all
  const isShown = (item: PageSpan): boolean => sentences.some((i) => isIn(reading, [item], i))
  const before = Math.max(0, all.findIndex(isShown) - 1)
  const from = first && isRow(reading.index.pages, first) ? 0 : before
  const shown = all.filter((item, at) => at === from || isShown(item))
  if (!first || shown.length < MIN_ITEMS || !isMarked(passage)) return null
  const lead = sentences.filter((i) => isBefore(reading, i, first) && !isItemNumber(reading, i))
  const leadSpans = spansOf(reading, lead).map((span) => withoutItemNumber(reading, span))
  return quoteList(reading.index.pages, leadSpans, shown)
}

/** Up to this length, a list or a table is shown as a whole. */
const SHORT_LIST_CHARS = 300
const SHORT_TABLE_CHARS = 600

/**
 * The item of a list or the row of a table that a sentence is in, below the lead or the head; null
 * for other sentences and for short lists.
 */
export function itemAlone(reading: Reading, passage: Passage, at: number): Quotation | null {
  const items = itemsOf(passage)
  const item = items.find((one) => isIn(reading, [one], at))
  const [head] = items
  const { pages } = reading.index
  if (!item || !head || !isMarked(passage)) return null
  const isTable = isRow(pages, head)
  if (lengthOf(items) <= (isTable ? SHORT_TABLE_CHARS : SHORT_LIST_CHARS)) return null
  const lead = spansOf(reading, leadOf(reading, passage).slice(-1))
  const above = isTable ? [head].filter((one) => one !== item) : parentsOf(pages, items, item)
  return quoteList(
    pages,
    lead.map((span) => withoutItemNumber(reading, span)),
    [...above, item],
  )
}

/** Whether the items of a list say many things: nothing announces them, and none has a part. */
export function isLoose(reading: Reading, passage: Passage): boolean {
  const { pages } = reading.index
  const items = itemsOf(passage)
  const indents = new Set(items.map((item) => indentOf(pages, item)))
  return (
    indents.size <= 1 &&
    leadOf(reading, passage).length === 0 &&
    !items.some((item) => isRow(pages, item))
  )
}

/** Whether the items of a passage are numbered, as steps are. */
export function isNumbered({ index }: Reading, passage: Passage): boolean {
  const [first] = itemsOf(passage)
  const text = index.pages[(first?.page ?? 0) - 1] ?? ''
  const line = text.slice(text.lastIndexOf('\n', (first?.start ?? 0) - 1) + 1, first?.end)
  return /^ *\d{1,3}[.)]/u.test(line)
}

/** The sentences of the list item that has sentence `at`; none outside a list. */
export function sentencesOfItem(
  reading: Reading,
  { blocks, sentences }: Passage,
  at: number,
): number[] {
  const items = blocks.filter(({ kind }) => kind === 'list').flatMap(itemSpans)
  const item = items.find((one) => isIn(reading, [one], at))
  return item ? sentences.filter((i) => isIn(reading, [item], i)) : []
}

/** Whether a passage is a list of which only items around the one asked for are shown. */
export const isLongList = (passage: Passage): boolean =>
  isMarked(passage) && lengthOf(itemsOf(passage)) > LIST_CHARS

/**
 * The items of a long list from the one with a sentence on, below the head of a table; of an
 * outline its part; all of a short one.
 */
function itemsFrom(reading: Reading, passage: Passage, at: number): readonly PageSpan[] {
  const items = itemsOf(passage)
  const from = items.findLastIndex((item) => !isBefore(reading, at, item))
  const item = items[from]
  const part = item && isOutline(passage) ? partAround(reading, items, item) : null
  if (part) return part
  if (lengthOf(items) <= LIST_CHARS || from < 0) return items
  const first = from > 0 && isLead(reading, items[from - 1]) ? from - 1 : from
  let length = 0
  const end = items.findIndex((item, i) => {
    if (i >= first) length += item.end - item.start
    return i > from && length > LIST_CHARS / 2
  })
  const shown = items.slice(first, end < 0 ? undefined : end)
  const [head] = items
  return head && first > 0 && isRow(reading.index.pages, head) ? [head, ...shown] : shown
}

/** Whether an item announces others: "Thermal:". */
const isLead = ({ index }: Reading, item: PageSpan | undefined): boolean =>
  item !== undefined &&
  (index.pages[item.page - 1] ?? '').slice(item.start, item.end).trimEnd().endsWith(':')

/** The last sentences before the items of a passage, or all if they have the one asked for. */
function leadOf(reading: Reading, passage: Passage, asked?: number): number[] {
  const [first] = itemsOf(passage)
  if (!first) return []
  const before = passage.sentences.filter(
    (i) => isBefore(reading, i, first) && !isItemNumber(reading, i),
  )
  const length = before.reduce((sum, i) => sum + (reading.index.sentences[i]?.text.length ?? 0), 0)
  const isAsked = asked !== undefined && before.includes(asked)
  return isAsked && length <= LEAD_CHARS ? before : before.slice(-LEAD_SENTENCES)
}

/** Whether a sentence is before the list of a passage, but not shown with it. */
export function isAboveLead(reading: Reading, passage: Passage, at: number): boolean {
  const [first] = itemsOf(passage)
  return (
    first !== undefined &&
    isBefore(reading, at, first) &&
    !isItemNumber(reading, at) &&
    !leadOf(reading, passage, at).includes(at)
  )
}

/**
 * The sentences that announce the items of a passage, even if the first one looks like an item; of
 * an outline those that announce the part with sentence `at`.
 */
export function announcementOf(reading: Reading, passage: Passage, at: number): number[] {
  const { index } = reading
  const lead = leadOf(reading, passage, at)
  if (isOutline(passage)) {
    const items = itemsOf(passage)
    const item = items.find((one) => isIn(reading, [one], at))
    const above = item ? parentsOf(index.pages, items, item) : []
    const announcing = item && innerListOf(reading, passage, at) ? [...above, item] : above
    return [...lead, ...passage.sentences.filter((i) => isIn(reading, announcing, i))]
  }
  const opening = passage.sentences.slice(0, 1)
  const announces = opening.some((i) => /[:：]$/u.test(index.sentences[i]?.text ?? ''))
  return lead.length === 0 && announces ? opening : lead
}
