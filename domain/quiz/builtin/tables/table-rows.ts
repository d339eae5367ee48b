import type { Block } from '../../../text/blocks/blocks.ts'
import { onOneLine } from '../../../text/normalise.ts'

const CELL = /\t\|\t?|\|\t/u

/** A row as the page has it, and its cells. */
export type WrittenRow = { readonly quote: string; readonly cells: readonly string[] }

/** The rows of a table on `page`, which its block is on; the first one may name the columns. */
export const rowsOfTable = (block: Block, page: string): WrittenRow[] =>
  block.items.map(({ start, end }) => {
    const quote = page.slice(start, end).trim()
    return { quote, cells: quote.split(CELL).map((cell) => onOneLine(cell)) }
  })
