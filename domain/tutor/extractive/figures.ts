import { captionLabelOf, type CaptionLabel } from '../../text/blocks/shapes.ts'
import type { Block } from '../../text/blocks/blocks.ts'
import { merge, quote, quoteList, type Quotation } from './quotation.ts'
import { spansOf, type Reading } from './reading.ts'

const MAX_ROWS = 20
const MAX_MENTIONS = 2
const LABEL =
  /(?<!\p{L})(?<label>\p{L}+\.?\s*(?:\p{Lu}[.-])?\d{1,3}(?:[.-]\d{1,3}){0,2}[a-z]?)(?![\p{L}\d])/giu

/** A named figure or table: "figure 8.2", "Tabelle 3". */
const labelsIn = (text: string): CaptionLabel[] =>
  [...text.matchAll(LABEL)].flatMap(({ groups }) => captionLabelOf(groups?.['label'] ?? '') ?? [])

/** The rows of the table next to a caption. */
function rowsBeside(blocks: readonly Block[], at: number): Block | undefined {
  const [before, after] = [blocks[at - 1], blocks[at + 1]]
  return [after, before].find((block) => block?.kind === 'table' && block.items.length > 0)
}

/**
 * The caption of the named figure or table, its rows, and the sentences that mention it; null if
 * the question names none.
 */
export function figureFor(reading: Reading, question: string): Quotation | null {
  const [namedLabel] = labelsIn(question)
  if (!namedLabel) return null
  const { blocks, index, passageOf } = reading
  const isMeant = (label: CaptionLabel): boolean =>
    label.of === namedLabel.of && label.number === namedLabel.number
  const at = blocks.findIndex(({ label }) => label !== undefined && isMeant(label))
  const caption = blocks[at]
  if (!caption) return null
  const table = namedLabel.of === 'table' ? rowsBeside(blocks, at) : undefined
  const rows = table?.items.slice(0, MAX_ROWS).map((row) => ({ ...row, page: table.page })) ?? []
  const mentions = index.sentences.flatMap(({ text }, i) =>
    (passageOf[i] ?? -1) >= 0 && labelsIn(text).some(isMeant) ? [i] : [],
  )
  return merge(
    [
      quote(index.pages, [caption]),
      ...(rows.length > 0 ? [quoteList(index.pages, [], rows)] : []),
      ...mentions.slice(0, MAX_MENTIONS).map((i) => quote(index.pages, spansOf(reading, [i]))),
    ],
    '\n\n',
  )
}
