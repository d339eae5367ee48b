import type { Block } from '../../../text/blocks/blocks.ts'
import { counts } from '../document/last-item-from-heading.ts'
import {
  isBefore,
  isIn,
  isMarked,
  isProse,
  itemsOf,
  itemSpans,
  lengthOf,
  parentsOf,
  withInner,
} from './items.ts'
import { isItemNumber, withoutItemNumber } from './list-numbers.ts'
import { indentOf } from '../indent.ts'
import { isRow, merge, quote, quoteList, type PageSpan, type Quotation } from '../quotation.ts'
import { innerListOf, isOutline, partAround } from './outline-parts.ts'
import { spansOf, type Paragraph, type AnalysedDocument } from '../document/analysed-document.ts'

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

type ListOptions = {
  readonly maxItems?: number
  /** The sentence that is asked for, if the list as a whole is not. */
  readonly asked?: number | undefined
  /** The items that are shown, where they are known. */
  readonly entry?: readonly PageSpan[] | undefined
}

/**
 * The items of a paragraph's list as bullets with its lead, or the rows of a table. Null if it has
 * none.
 */
export function listOf(
  document: AnalysedDocument,
  paragraph: Paragraph,
  { maxItems = MAX_ITEMS, asked, entry }: ListOptions = {},
): Quotation | null {
  const all = itemsOf(paragraph)
  const items = entry ?? (asked === undefined ? all : itemsFrom(document, paragraph, asked))
  // The last item of a list that is cut off must not announce the next one.
  const end = items.findLastIndex((item, i) => i < maxItems && !isLead(document, item))
  const shown = items.length <= maxItems ? items : items.slice(0, end + 1)
  if (shown.length === 0) return null
  const { pages } = document.index
  const lead = spansOf(document, leadOf(document, paragraph, asked))
  const list = quoteList(
    pages,
    lead.map((span) => withoutItemNumber(document, span)),
    shown,
  )
  const below = isLead(document, shown.at(-1)) ? proseBelow(paragraph) : []
  return merge([list, ...below.map((block) => quote(pages, [block]))], '\n\n')
}

/** The paragraphs below the list of a paragraph, which its last item announces. */
function proseBelow({ blocks }: Paragraph): readonly Block[] {
  const last = blocks.findLastIndex(({ kind }) => kind === 'list')
  return last < 0 ? [] : blocks.slice(last + 1).filter(isProse)
}

/** The sentences of a paragraph that are shown of its list: the lead, and those of shown items. */
export function sentencesShown(
  document: AnalysedDocument,
  paragraph: Paragraph,
  { asked, entry }: Pick<ListOptions, 'asked' | 'entry'>,
): readonly number[] {
  const all = itemsOf(paragraph)
  const items = entry ?? (asked === undefined ? all : itemsFrom(document, paragraph, asked))
  if (items.length === all.length) return paragraph.sentences
  const lead = new Set(leadOf(document, paragraph, asked))
  return paragraph.sentences.filter((i) => lead.has(i) || isIn(document, items, i))
}

/**
 * The items of a paragraph that have one of some sentences, with the item before them or the head
 * of their table, below the sentences before the list. Null if there are none.
 */
export function itemsWith(
  document: AnalysedDocument,
  paragraph: Paragraph,
  sentences: readonly number[],
): Quotation | null {
  const all = itemsOf(paragraph)
  const [first] = all
  const isShown = (item: PageSpan): boolean => sentences.some((i) => isIn(document, [item], i))
  const before = Math.max(0, all.findIndex(isShown) - 1)
  const from = first && isRow(document.index.pages, first) ? 0 : before
  const shown = all.filter((item, at) => at === from || isShown(item))
  if (!first || shown.length < MIN_ITEMS || !isMarked(paragraph)) return null
  const lead = sentences.filter((i) => isBefore(document, i, first) && !isItemNumber(document, i))
  const leadSpans = spansOf(document, lead).map((span) => withoutItemNumber(document, span))
  return quoteList(document.index.pages, leadSpans, shown)
}

/** Up to this length, a list or a table is shown as a whole. */
const SHORT_LIST_CHARS = 300
const SHORT_TABLE_CHARS = 600
/** Up to this length, an item is shown with those inside it, which it often only announces. */
const WITH_INNER_CHARS = 600

/**
 * The item of a list or the row of a table that a sentence is in, below the lead or the head; null
 * for other sentences and for short lists.
 */
export function itemAlone(
  document: AnalysedDocument,
  paragraph: Paragraph,
  at: number,
): Quotation | null {
  const items = itemsOf(paragraph)
  const item = items.find((span) => isIn(document, [span], at))
  const [head] = items
  const { pages } = document.index
  if (!item || !head || !isMarked(paragraph) || isLead(document, item)) return null
  const isTable = isRow(pages, head)
  if (lengthOf(items) <= (isTable ? SHORT_TABLE_CHARS : SHORT_LIST_CHARS)) return null
  const lead = spansOf(document, leadOf(document, paragraph).slice(-1))
  const above = isTable ? [head].filter((span) => span !== item) : parentsOf(pages, items, item)
  const inner = isTable ? [item] : withInner(document, items, item)
  return quoteList(
    pages,
    lead.map((span) => withoutItemNumber(document, span)),
    [...above, ...(lengthOf(inner) <= WITH_INNER_CHARS ? inner : [item])],
  )
}

/** Whether the items of a list are unrelated: no text announces them, and none has inner items. */
export function hasUnlikeItems(document: AnalysedDocument, paragraph: Paragraph): boolean {
  const { pages } = document.index
  const items = itemsOf(paragraph)
  const indents = new Set(items.map((item) => indentOf(pages, item)))
  return (
    indents.size <= 1 &&
    leadOf(document, paragraph).length === 0 &&
    !items.some((item) => isRow(pages, item))
  )
}

/** Whether the items of a paragraph are numbered, as steps are. */
export function isNumbered({ index }: AnalysedDocument, paragraph: Paragraph): boolean {
  const [first] = itemsOf(paragraph)
  const text = index.pages[(first?.page ?? 0) - 1] ?? ''
  const line = text.slice(text.lastIndexOf('\n', (first?.start ?? 0) - 1) + 1, first?.end)
  return /^ *\d{1,3}[.)]/u.test(line)
}

/** The sentences of the list item that has sentence `at`; none outside a list. */
export function sentencesOfItem(
  document: AnalysedDocument,
  { blocks, sentences }: Paragraph,
  at: number,
): number[] {
  const items = blocks.filter(({ kind }) => kind === 'list').flatMap(itemSpans)
  const item = items.find((span) => isIn(document, [span], at))
  return item ? sentences.filter((i) => isIn(document, [item], i)) : []
}

/** Whether a paragraph is a list of which only items around the one asked for are shown. */
export const isLongList = (paragraph: Paragraph): boolean =>
  isMarked(paragraph) && lengthOf(itemsOf(paragraph)) > LIST_CHARS

/** Whether the sentence above a list counts its items: "four advantages:". */
function isCounted(document: AnalysedDocument, paragraph: Paragraph, items: number): boolean {
  const [lead = -1] = leadOf(document, paragraph).slice(-1)
  return counts(document.index.sentences[lead]?.text ?? '', items)
}

/** An item up to its first sentence. */
function beginningOf(document: AnalysedDocument, { sentences }: Paragraph, item: PageSpan) {
  const first = sentences.find((i) => isIn(document, [item], i) && !isItemNumber(document, i))
  const { page, end = item.end } = document.index.sentences[first ?? -1] ?? {}
  return page === item.page ? { ...item, end: Math.min(end, item.end) } : item
}

/**
 * The items of a long list from the one with a sentence on, below the head of a table; of an
 * outline its part; all of a short one, and of one that is counted, the others then without what
 * follows their first sentences.
 */
function itemsFrom(
  document: AnalysedDocument,
  paragraph: Paragraph,
  at: number,
): readonly PageSpan[] {
  const items = itemsOf(paragraph)
  const from = items.findLastIndex((item) => !isBefore(document, at, item))
  const item = items[from]
  const part = item && isOutline(paragraph) ? partAround(document, items, item) : null
  if (part) return part
  if (lengthOf(items) <= LIST_CHARS || from < 0) return items
  if (isCounted(document, paragraph, items.length)) {
    const brief = items.map((one) => (one === item ? one : beginningOf(document, paragraph, one)))
    if (lengthOf(brief) <= LIST_CHARS) return brief
  }
  const first = from > 0 && isLead(document, items[from - 1]) ? from - 1 : from
  let length = 0
  const end = items.findIndex((item, i) => {
    if (i >= first) length += item.end - item.start
    return i > from && length > LIST_CHARS / 2
  })
  const shown = items.slice(first, end < 0 ? undefined : end)
  const [head] = items
  return head && first > 0 && isRow(document.index.pages, head) ? [head, ...shown] : shown
}

/** Whether an item announces others: "Thermal:". */
const isLead = ({ index }: AnalysedDocument, item: PageSpan | undefined): boolean =>
  item !== undefined &&
  (index.pages[item.page - 1] ?? '').slice(item.start, item.end).trimEnd().endsWith(':')

/** The last sentences before the items of a paragraph, or all if they have the one asked for. */
function leadOf(document: AnalysedDocument, paragraph: Paragraph, asked?: number): number[] {
  const [first] = itemsOf(paragraph)
  if (!first) return []
  const before = paragraph.sentences.filter(
    (i) => isBefore(document, i, first) && !isItemNumber(document, i),
  )
  const length = before.reduce((sum, i) => sum + (document.index.sentences[i]?.text.length ?? 0), 0)
  const isAsked = asked !== undefined && before.includes(asked)
  return isAsked && length <= LEAD_CHARS ? before : before.slice(-LEAD_SENTENCES)
}

/** Whether a sentence is before the list of a paragraph, but not shown with it. */
export function isAboveLead(document: AnalysedDocument, paragraph: Paragraph, at: number): boolean {
  const [first] = itemsOf(paragraph)
  return (
    first !== undefined &&
    isBefore(document, at, first) &&
    !isItemNumber(document, at) &&
    !leadOf(document, paragraph, at).includes(at)
  )
}

/**
 * The sentences that announce the items of a paragraph, even if the first one looks like an item;
 * of an outline those that announce the part with sentence `at`.
 */
export function announcingSentences(
  document: AnalysedDocument,
  paragraph: Paragraph,
  at: number,
): number[] {
  const { index } = document
  const lead = leadOf(document, paragraph, at)
  if (isOutline(paragraph)) {
    const items = itemsOf(paragraph)
    const item = items.find((span) => isIn(document, [span], at))
    const above = item ? parentsOf(index.pages, items, item) : []
    const announcing = item && innerListOf(document, paragraph, at) ? [...above, item] : above
    return [...lead, ...paragraph.sentences.filter((i) => isIn(document, announcing, i))]
  }
  const opening = paragraph.sentences.slice(0, 1)
  const announces = opening.some((i) => /[:：]$/u.test(index.sentences[i]?.text ?? ''))
  return lead.length === 0 && announces ? opening : lead
}
