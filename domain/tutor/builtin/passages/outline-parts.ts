import type { PageSpan } from '../quotation.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import { isIn, itemsOf, lengthOf, parentsOf, withInner } from './items.ts'

/** Maximum characters of a part that is shown. */
const MAX_CHARS = 1200
/** Whether a paragraph is a part of an outline, whose items may be lists of their own. */
export const isOutline = ({ blocks }: Paragraph): boolean =>
  blocks.some(({ isPart }) => isPart === true)

/** From this length, only the part of an outline is shown that is asked for. */
const PART_CHARS = 400

/** The item of an outline with sentence `at` and those inside it; null if none are. */
export function innerListOf(
  document: AnalysedDocument,
  paragraph: Paragraph,
  at: number,
): readonly PageSpan[] | null {
  const items = itemsOf(paragraph)
  const item = items.find((span) => isIn(document, [span], at))
  const list = item && isOutline(paragraph) ? withInner(document, items, item) : []
  return list.length > 1 && lengthOf(list) <= MAX_CHARS ? list : null
}

/**
 * The items of an outline around one: those inside it, or else beside it, and those that it is
 * inside of. Null if these are too many, and if the outline is short.
 */
export function partAround(document: AnalysedDocument, items: readonly PageSpan[], item: PageSpan) {
  const parents = parentsOf(document.index.pages, items, item)
  const parent = parents.at(-1)
  const own = withInner(document, items, item)
  const part =
    own.length > 1 || !parent
      ? [...parents, ...own]
      : [...parents.slice(0, -1), ...withInner(document, items, parent)]
  return lengthOf(items) > PART_CHARS && lengthOf(part) <= MAX_CHARS ? part : null
}
