/**
 * A block of a page as its file marks it up; offsets are UTF-16 indices into the page. `level` is
 * 1 to 6 for a heading, the depth from 0 for a list item, and 0 for the others. A picture has the
 * text that describes it, or is an empty range where it is; other ranges are not empty.
 */
export type PageBlock = {
  readonly start: number
  readonly end: number
  readonly kind: 'heading' | 'paragraph' | 'item' | 'table' | 'code' | 'note' | 'picture'
  readonly level: number
}

/** The blocks of each page in order; the i-th belongs to page i + 1. */
export type PageStructure = readonly (readonly PageBlock[])[]

/**
 * Separates the cells of a table row. The tabs distinguish it from a bar in a text; on one line
 * it reads as " | ".
 */
export const CELL_SEPARATOR = '\t|\t'

/** Whether a line of a page, with or without its outer white space, is a row of several cells. */
export const isTableRow = (line: string): boolean => line.includes('\t|') || line.includes('|\t')
