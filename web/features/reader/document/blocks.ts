import { CELL_SEPARATOR, type PageBlock } from '../../../../domain/text/blocks/page-structure.ts'
import type { TextRange } from '../page-text.ts'

/** A list item or another block; items that follow each other are one list. */
type BlockGroup =
  | { readonly kind: 'list'; readonly items: readonly PageBlock[] }
  | { readonly kind: 'block'; readonly block: PageBlock }

export function groupItems(blocks: readonly PageBlock[]): BlockGroup[] {
  const groups: { kind: 'list' | 'block'; items: PageBlock[] }[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'item' && last?.kind === 'list') last.items.push(block)
    else groups.push({ kind: block.kind === 'item' ? 'list' : 'block', items: [block] })
  }
  return groups.flatMap(({ kind, items }): BlockGroup[] => {
    const [block] = items
    if (kind === 'list') return [{ kind, items }]
    return block ? [{ kind: 'block', block }] : []
  })
}

/** The mark of a list item and the range of its text; a dash or star is shown as a bullet. */
export function itemParts(page: string, { start, end }: TextRange) {
  const text = page.slice(start, end)
  const found = /^\s*([•◦▪]|[-–*+]|\S{1,12}[.)])\s+/u.exec(text)
  const mark = found?.[1] ?? '•'
  return {
    mark: /^[-–*+]$/u.test(mark) ? '•' : mark,
    text: { start: start + (found?.[0].length ?? 0), end },
  }
}

/** The ranges of the cells of a table, row by row. */
export function cellsOf(page: string, { start, end }: TextRange): TextRange[][] {
  let at = start
  return page
    .slice(start, end)
    .split('\n')
    .map((line) => {
      let from = at
      at += line.length + 1
      return line.split(CELL_SEPARATOR).map((cell) => {
        const range = { start: from, end: from + cell.length }
        from += cell.length + CELL_SEPARATOR.length
        return range
      })
    })
}

/** Whether every cell of the first row has text and none is a number, as in a row of titles. */
export const hasHeader = (page: string, rows: readonly (readonly TextRange[])[]): boolean =>
  rows.length > 1 &&
  (rows[0]?.every(({ start, end }) => /^(?=.*\p{L})[^\n]{1,60}$/u.test(page.slice(start, end))) ??
    false)
