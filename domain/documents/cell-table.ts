import { tableOf, type SourceBlock } from './source-block.ts'
import { onOneLine } from './styled-text.ts'

/** A table with a longer cell arranges text; it is read as paragraphs. */
const MAX_CELL_CHARS = 800

/** A cell: its blocks, and the same on one line. */
export type Cell = { readonly blocks: readonly SourceBlock[]; readonly text: string }

const lineOf = (block: SourceBlock): string => {
  switch (block.kind) {
    case 'break':
      return ''
    case 'table':
      return onOneLine(block.rows.map(onOneLine))
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
  text: onOneLine(blocks.map(lineOf)),
})

/** Whether a table only arranges text: one column, or cells as long as paragraphs. */
export const isFrame = (rows: readonly (readonly Cell[])[]): boolean =>
  rows.every((row) => row.length <= 1) ||
  rows.some((row) => row.some(({ text }) => text.length > MAX_CELL_CHARS))

/** A table as a block of rows, or, where it only arranges text, the blocks inside it. */
export function blocksOfTable(rows: readonly (readonly Cell[])[]): SourceBlock[] {
  if (isFrame(rows)) return rows.flatMap((row) => row.flatMap(({ blocks }) => blocks))
  const table = tableOf(rows.map((row) => row.map(({ text }) => text)))
  return table ? [table] : []
}
