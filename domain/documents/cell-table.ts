import { tableOf, type SourceBlock } from './source-block.ts'
import { joinOnOneLine } from './styled-text.ts'

/** A table with a longer cell is used for layout; it is read as paragraphs. */
const MAX_CELL_CHARS = 800

/** A cell: its blocks, and the same on one line. */
export type Cell = { readonly blocks: readonly SourceBlock[]; readonly text: string }

/** The text of a block in a row, where pictures are signs: "Flag of Orrin" beside "Orrin". */
const lineOf = (block: SourceBlock): string => {
  switch (block.kind) {
    case 'break':
    case 'picture':
      return ''
    case 'table':
      return joinOnOneLine(block.rows.map(joinOnOneLine))
    case 'code':
      return block.text
    case 'item':
      return `${block.mark} ${block.text.text}`
    default:
      return block.text.text
  }
}

export const cellOf = (blocks: readonly SourceBlock[]): Cell => ({
  blocks,
  text: joinOnOneLine(blocks.map(lineOf)),
})

/** Whether a table is used for layout: one column, or cells as long as paragraphs. */
const isLayoutTable = (rows: readonly (readonly Cell[])[]): boolean =>
  rows.every((row) => row.length <= 1) ||
  rows.some((row) => row.some(({ text }) => text.length > MAX_CELL_CHARS))

/** A table as a block of rows, or, if it is used for layout, the blocks inside it. */
export function blocksOfTable(rows: readonly (readonly Cell[])[]): SourceBlock[] {
  if (isLayoutTable(rows)) return rows.flatMap((row) => row.flatMap(({ blocks }) => blocks))
  const table = tableOf(rows.map((row) => row.map(({ text }) => text)))
  return table ? [table] : []
}
