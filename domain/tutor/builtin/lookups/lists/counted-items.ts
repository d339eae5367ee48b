import type { Block } from '../../../../text/blocks/blocks.ts'
import { MAX_ITEMS, MIN_ITEMS } from '../../passages/list-in-paragraph.ts'
import { isBefore } from '../../passages/items.ts'
import { indentOf } from '../../indent.ts'
import { quoteList, type PageSpan, type Quotation } from '../../quotation.ts'
import { spansOf, type AnalysedDocument } from '../../document/analysed-document.ts'

/** The outermost items of a list. */
function outermost({ items, page }: Block, pages: readonly string[]): readonly PageSpan[] {
  const spans = items.map(({ start, end }) => ({ page, start, end }))
  const indents = spans.map((span) => indentOf(pages, span))
  const least = Math.min(...indents)
  return spans.filter((_, i) => indents[i] === least)
}

/** Kinds of blocks between a sentence that counts things and the lists of these things. */
const BETWEEN: ReadonlySet<Block['kind']> = new Set(['heading', 'caption'])

/**
 * The items of the lists that follow the sentence `at`, below headings or without, if they are as
 * many as it counts: "nine qualities, grouped by what they do" before three lists of three.
 */
export function countedItems(
  document: AnalysedDocument,
  at: number,
  number: number,
): Quotation | null {
  const { index, blocks } = document
  if (number < MIN_ITEMS || number > MAX_ITEMS) return null
  const items: PageSpan[] = []
  for (const block of blocks) {
    if (!isBefore(document, at, block)) continue
    if (block.kind === 'list') items.push(...outermost(block, index.pages))
    else if (!BETWEEN.has(block.kind)) break
    if (items.length >= number) break
  }
  return items.length === number ? quoteList(index.pages, spansOf(document, [at]), items) : null
}
