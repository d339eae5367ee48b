import { captionLabelOf, type CaptionLabel } from '../../../text/blocks/shapes.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { coverage, termSet } from '../question/coverage.ts'
import { briefExcerpt, type Place } from '../passages/excerpt.ts'
import type { Search } from '../passages/passages.ts'
import { merge, quote, quoteList, type PageSpan, type Quotation } from '../quotation.ts'
import type { Passage, Reading } from '../reading/reading.ts'

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

/** Questions for several things, which a table may list. */
const LISTED: ReadonlySet<Search['type']> = new Set(['list', 'example'])
const MIN_SUBJECTS = 2

/** The table whose caption names all that a question for several things asks for; null if none. */
export function tableFor(reading: Reading, { asked, type, page }: Search): Quotation | null {
  const subject = asked.filter(({ isWeak }) => !isWeak)
  if (!LISTED.has(type) || page !== undefined || subject.length < MIN_SUBJECTS) return null
  const { blocks, index } = reading
  for (const [at, block] of blocks.entries()) {
    const isAbout =
      block.label?.of === 'table' && coverage(subject, termSet(block.text, index.language)) === 1
    const rows = isAbout ? rowsOf(rowsBeside(blocks, at)) : []
    if (rows.length > 0)
      return merge([quote(index.pages, [block]), quoteList(index.pages, [], rows)], '\n\n')
  }
  return null
}

const rowsOf = (table: Block | undefined): PageSpan[] =>
  table?.items.slice(0, MAX_ROWS).map((row) => ({ ...row, page: table.page })) ?? []

/**
 * The caption of the named figure or table, its rows, and the paragraphs that mention it; null if
 * the question names none.
 */
export function figureFor(reading: Reading, question: string): Quotation | null {
  const [namedLabel] = labelsIn(question)
  if (!namedLabel) return null
  const { blocks, index, passages, passageOf } = reading
  const isMeant = (label: CaptionLabel): boolean =>
    label.of === namedLabel.of && label.number === namedLabel.number
  const at = blocks.findIndex(({ label }) => label !== undefined && isMeant(label))
  const caption = blocks[at]
  if (!caption) return null
  const table = namedLabel.of === 'table' ? rowsBeside(blocks, at) : undefined
  const rows = rowsOf(table)
  const seen = new Set<Passage>()
  const explanations = index.sentences.flatMap(({ text }, sentence): Place[] => {
    const passage = passages[passageOf[sentence] ?? -1]
    if (!passage || seen.has(passage) || !labelsIn(text).some(isMeant)) return []
    seen.add(passage)
    return [{ passage, sentence }]
  })
  return merge(
    [
      quote(index.pages, [caption]),
      ...(rows.length > 0 ? [quoteList(index.pages, [], rows)] : []),
      ...explanations.slice(0, MAX_MENTIONS).map((place) => briefExcerpt(reading, place)),
    ],
    '\n\n',
  )
}
