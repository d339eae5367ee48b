import type { Block } from '../../../../text/blocks/blocks.ts'
import { CELL_SEPARATOR, isTableRow } from '../../../../text/blocks/page-structure.ts'
import { termKey } from '../../question/term-in-text.ts'
import { quoteTerm, type Quotation } from '../../quotation.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'
import { countWords, namesOfEntry } from './labels.ts'

/** The rows of a table below its head. */
const rowsOf = (block: Block): readonly { readonly start: number; readonly end: number }[] =>
  block.kind === 'table' ? block.items.slice(1) : []

/** Minimum words of a cell that is the meaning of the previous one. */
const MIN_MEANING_WORDS = 4

/**
 * The meaning of `term` in a table of two columns that its file marks up, in the cell after the
 * term's; null if no table has it.
 */
export function tableEntry({ index, blocks }: AnalysedDocument, term: string): Quotation | null {
  const { pages, language } = index
  const asked = termKey(term, language)
  for (const block of blocks) {
    const { page } = block
    for (const { start, end } of rowsOf(block)) {
      const row = (pages[page - 1] ?? '').slice(start, end)
      const [name = '', meaning = '', ...others] = isTableRow(row) ? row.split(CELL_SEPARATOR) : []
      const isMeaning = others.length === 0 && countWords(meaning) >= MIN_MEANING_WORDS
      if (
        !isMeaning ||
        !namesOfEntry(name).some((entryName) => termKey(entryName, language) === asked)
      )
        continue
      const from = start + name.length + CELL_SEPARATOR.length
      return quoteTerm(pages, name.trim(), { page, start: from, end: from + meaning.length })
    }
  }
  return null
}
