import { CELL_SEPARATOR, isTableRow } from '../../../../text/blocks/page-structure.ts'
import { coverage, termSet } from '../../question/coverage.ts'
import { quoteList, type Quotation } from '../../quotation.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'
import { firstRows } from '../figures.ts'
import type { Side } from './sides.ts'

/** Maximum rows: they are shown beside the sides of the comparison. */
const MAX_ROWS = 12

/** The table that has each of the compared things as the head of a column; null if none has. */
export function comparedTable(
  { index, blocks }: AnalysedDocument,
  sides: readonly Side[],
): Quotation | null {
  const { pages, language } = index
  const table = blocks.find(({ kind, items: [head, row], page }) => {
    const text = (pages[page - 1] ?? '').slice(head?.start, head?.end)
    if (kind !== 'table' || !row || !isTableRow(text)) return false
    const cells = text.split(CELL_SEPARATOR).map((cell) => termSet(cell, language))
    const places = sides.map(({ asked }) => cells.findIndex((cell) => coverage(asked, cell) === 1))
    return !places.includes(-1) && new Set(places).size === sides.length
  })
  return table ? quoteList(pages, [], firstRows([table]).slice(0, MAX_ROWS)) : null
}
