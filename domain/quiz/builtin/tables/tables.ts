import type { Block } from '../../../text/blocks/blocks.ts'
import { isTableRow } from '../../../text/blocks/page-structure.ts'
import { headingWithoutNumber } from '../siblings/sibling-sections.ts'
import { wordsIn, type Wording } from '../wording/wording.ts'
import { kindOfColumn, type ColumnKind } from './column-kinds.ts'
import { rowsOfTable, type WrittenRow } from './table-rows.ts'

/** A row of a table: the thing that it is about, and what the other columns say of it. */
export type TableRow = WrittenRow & {
  readonly name: string
  /** 1-based. */
  readonly page: number
  /** Position in the document, 0–1. */
  readonly position: number
}

/** A column that says something of each thing. */
export type TableColumn = {
  readonly at: number
  readonly header: string
  readonly kind: Exclude<ColumnKind, 'other'>
}

/** A table that says the same of several things, in columns with names. */
export type Table = {
  /** The heading above it; empty if it has none that says what it is about. */
  readonly title: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
}

const ROWS = { min: 4, max: 60 } as const
const MAX_COLUMNS = 12
const HEADER = { words: 4, chars: 40 } as const
const NAME = { words: 6, chars: 60 } as const
const TITLE = { min: 1, max: 8 } as const
/** A name that a program gives to a sheet: "Sheet1", "Tabelle 2". */
const DEFAULT_TITLE = /^\p{L}+\s?\d+$/u
/** Maximum share of names that only a number tells apart. */
const MAX_NUMBERED = 0.2
/** More columns of numbers are measured data, which nobody learns by heart. */
const MAX_NUMBER_COLUMNS = 3
/** How much longer than its header a column of words is at least, if no column has numbers. */
const LONGER_THAN_HEADER = 1.5

/** A table as it is written: a header and rows with as many cells. */
type Written = {
  readonly header: readonly string[]
  readonly heading: string
  readonly rows: Omit<TableRow, 'name'>[]
}

const meanLength = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length)

/** The table of a block; null if its first row does not name as many columns as the others have. */
function writtenTable(block: Block, page: string, position: number): Written | null {
  const [head, ...body] = rowsOfTable(block, page)
  if (head === undefined || !isTableRow(head.quote)) return null
  const { length } = head.cells
  if (length < 2 || length > MAX_COLUMNS) return null
  if (body.some(({ cells }) => cells.length !== length)) return null
  return {
    header: head.cells,
    heading: block.heading,
    rows: body.map((row) => ({ ...row, page: block.page, position })),
  }
}

/** The tables of a document; one that continues on the next page, with its header, is one table. */
function writtenTables(blocks: readonly Block[], pages: readonly string[]): Written[] {
  const tables: Written[] = []
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'table') continue
    const table = writtenTable(block, pages[block.page - 1] ?? '', at / blocks.length)
    if (table === null) continue
    const last = tables.at(-1)
    const continues =
      last?.rows.at(-1)?.page === block.page - 1 &&
      last.heading === table.heading &&
      last.header.join('\n') === table.header.join('\n')
    if (continues) last.rows.push(...table.rows)
    else tables.push(table)
  }
  return tables
}

const isHeader = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) &&
  !/[#$\\`]|[.?!;]$/u.test(cell) &&
  cell.length <= HEADER.chars &&
  wordsIn(cell).length <= HEADER.words

const isName = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) &&
  !/[?!;=$\\`]|\.$/u.test(cell) &&
  cell.length <= NAME.chars &&
  wordsIn(cell).length <= NAME.words

/** Whether a name is one of many that a number tells apart: "Sample 3". */
const isNumbered = (name: string): boolean => /^\P{N}+\s?\d+$/u.test(name)

/** Whether a column only numbers the rows, or has a code for each. */
const isOfCodes = (cells: readonly string[]): boolean =>
  cells.every((cell) => !/\p{L}{3}/u.test(cell))

/** The column whose cells name the things of the rows; null without one. */
function nameColumnOf({ header, rows }: Written): number | null {
  const column = (at: number): string[] => rows.map(({ cells }) => cells[at] ?? '')
  const at = header.length > 2 && isOfCodes(column(0)) ? 1 : 0
  const names = column(at)
  const areDifferent = new Set(names.map((name) => name.toLowerCase())).size === names.length
  const numbered = names.filter(isNumbered).length
  const areNames = names.every(isName) && numbered <= names.length * MAX_NUMBERED
  return areDifferent && areNames ? at : null
}

/** Whether the first row names columns instead of being about a thing itself. */
const hasHeader = (columns: readonly TableColumn[], rows: readonly TableRow[]): boolean =>
  columns.some(
    ({ at, header, kind }) =>
      kind === 'number' ||
      meanLength(rows.map(({ cells }) => cells[at] ?? '')) > header.length * LONGER_THAN_HEADER,
  )

/** The columns that can be asked about; none of a table of measured data. */
function columnsOf({ header, rows }: Written, nameAt: number, wording: Wording): TableColumn[] {
  const columns = header.flatMap((text, at): TableColumn[] => {
    const kind = kindOfColumn(rows.map(({ cells }) => cells[at] ?? ''))
    const { numberingColumn, valueColumn } = wording.siblings
    const isValue = kind === 'number' ? !numberingColumn.test(text) : valueColumn.test(text)
    return at === nameAt || kind === 'other' || !isValue ? [] : [{ at, header: text, kind }]
  })
  const numbers = columns.filter(({ kind }) => kind === 'number')
  return numbers.length > MAX_NUMBER_COLUMNS ? [] : columns
}

/** A heading that says what a table is about, else nothing. */
function titleOf(heading: string): string {
  const title = headingWithoutNumber(heading)
  const words = wordsIn(title).length
  return words >= TITLE.min && words <= TITLE.max && !DEFAULT_TITLE.test(title) ? title : ''
}

function readTable(written: Written, wording: Wording): Table | null {
  const { header, heading, rows } = written
  if (rows.length < ROWS.min || rows.length > ROWS.max) return null
  if (!header.every(isHeader) || new Set(header).size !== header.length) return null
  if (header.some((cell) => wording.siblings.courseColumn.test(cell))) return null
  const nameAt = nameColumnOf(written)
  if (nameAt === null || wording.siblings.aspectColumn.test(header[nameAt] ?? '')) return null
  const columns = columnsOf(written, nameAt, wording)
  const named = rows.map((row) => ({ ...row, name: row.cells[nameAt] ?? '' }))
  return hasHeader(columns, named) ? { title: titleOf(heading), columns, rows: named } : null
}

/**
 * The tables of a document that can be asked about: those whose rows are about things with a name
 * and whose columns say one kind of thing. Tables about the course or persons, and of measured
 * data, are left out.
 */
export const tablesOf = (
  blocks: readonly Block[],
  pages: readonly string[],
  wording: Wording,
): Table[] => writtenTables(blocks, pages).flatMap((written) => readTable(written, wording) ?? [])
