import type { Block } from '../../../text/blocks/blocks.ts'
import { indentOf } from '../indent.ts'
import type { PageSpan } from '../quotation.ts'
import { announces } from '../document/group-blocks.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'

/** Maximum characters of all items of a list without marks. */
const UNMARKED_CHARS = 1400

/** Paragraphs that a sentence announces, each of which announces a list, with the items of all. */
function nestedItems(blocks: readonly Block[]): PageSpan[] {
  const [lead, first, ...rest] = blocks
  const isNested =
    lead && first?.kind === 'prose' && [lead, first].every(announces) && rest.some(isProse)
  return isNested
    ? blocks.slice(1).flatMap((block) => (isProse(block) ? [block] : itemSpans(block)))
    : []
}

export const isProse = ({ kind }: Block): boolean => kind === 'prose'

export const itemSpans = ({ items, page }: Block): PageSpan[] =>
  items.map((item) => ({ ...item, page }))

/** The first list or table with several items; of a list, the end of a page may divide them. */
const listIn = (blocks: readonly Block[]): Block | undefined =>
  blocks.find(
    ({ kind, items, page }, i) =>
      items.length > 1 ||
      (kind === 'list' && blocks[i + 1]?.kind === 'list' && blocks[i + 1]?.page === page + 1),
  )

/**
 * The items of a paragraph: of its list or table, or the paragraphs that its first one announces.
 * An equation that it announces is not an item.
 */
export function itemsOf({ blocks }: Paragraph): PageSpan[] {
  const nested = nestedItems(blocks)
  if (nested.length > 0) return nested
  const list = listIn(blocks)
  if (list) {
    const all = list.kind === 'list' ? blocks.filter(({ kind }) => kind === 'list') : [list]
    return all.flatMap(itemSpans)
  }
  const [, ...below] = blocks.slice(blocks.findIndex(announces))
  const isList =
    below.length > 1 &&
    below.every(({ kind, text }) => kind === 'prose' && !text.startsWith('$$')) &&
    below.reduce((sum, { text }) => sum + text.length, 0) <= UNMARKED_CHARS
  return isList ? below : []
}

/** Whether the items of a paragraph have marks in its text. */
export const isMarked = ({ blocks }: Paragraph): boolean => listIn(blocks) !== undefined

/** Whether a sentence overlaps one of some items. */
export const isIn = (
  { index }: AnalysedDocument,
  items: readonly PageSpan[],
  at: number,
): boolean => {
  const sentence = index.sentences[at]
  return (
    sentence !== undefined &&
    items.some(
      ({ page, start, end }) =>
        sentence.page === page && sentence.start < end && sentence.end > start,
    )
  )
}

/** Whether sentence `at` is before a range. */
export const isBefore = (
  { index }: AnalysedDocument,
  at: number,
  { page, start }: PageSpan,
): boolean => {
  const sentence = index.sentences[at]
  return (
    sentence !== undefined &&
    (sentence.page < page || (sentence.page === page && sentence.end <= start))
  )
}

/** The length of some items. */
export const lengthOf = (items: readonly PageSpan[]): number =>
  items.reduce((sum, { start, end }) => sum + end - start, 0)

/** The items that an item is inside of, outermost first. */
export function parentsOf(
  pages: readonly string[],
  all: readonly PageSpan[],
  span: PageSpan,
): PageSpan[] {
  const parents: PageSpan[] = []
  let depth = indentOf(pages, span)
  for (const other of all.slice(0, all.indexOf(span)).toReversed()) {
    const indent = indentOf(pages, other)
    if (indent >= depth) continue
    parents.unshift(other)
    depth = indent
  }
  return parents
}

/** An item with those inside it. */
export function withInner(
  { index: { pages } }: AnalysedDocument,
  items: readonly PageSpan[],
  item: PageSpan,
): readonly PageSpan[] {
  const from = items.indexOf(item)
  const indent = indentOf(pages, item)
  const inner = items.slice(from + 1).findIndex((span) => indentOf(pages, span) <= indent)
  return items.slice(from, inner < 0 ? undefined : from + 1 + inner)
}
