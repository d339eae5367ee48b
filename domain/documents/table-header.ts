import { CELL_SEPARATOR } from '../text/blocks/page-structure.ts'
import { PAGE_CHARS } from './limits.ts'

type Row = readonly string[]

/** A longer header is not repeated, because it would leave too little of a page. */
const MAX_CHARS = PAGE_CHARS.target / 4
/** Titles above the names of the columns. */
const MAX_TITLES = 2

/** A number, also with a currency or percent, or a date. */
const NUMBER =
  /^[-+−(]?\p{Sc}?\s?\d[\d.,'’ \u00a0\u202f]*\s?(?:%|\p{Sc})?\)?$|^\d{4}-\d\d-\d\d(?:\s|$)/u
/** A year as the name of a column. */
const YEAR = /^(?:1[5-9]|20|21)\d\d$/u

const filled = (row: Row): string[] => row.filter((cell) => cell !== '')

const isText = (row: Row): boolean => filled(row).every((cell) => !NUMBER.test(cell))

/** Whether the cells name columns: texts, or a text or an empty cell before years. */
const areNames = ([first = '', ...rest]: Row): boolean =>
  isText([first, ...rest]) ||
  (isText([first]) && filled(rest).length > 1 && filled(rest).every((cell) => YEAR.test(cell)))

/**
 * Whether the row below the names belongs to them too: it names the columns within groups, or has
 * the units of the columns.
 */
const isDivided = (names: Row, below: Row): boolean =>
  filled(below).length > 1 &&
  (names.includes('') ? areNames(below) : below[0] === '' && isText(below))

/** The rows of a table that name its columns, with a title above them; empty if it has none. */
export function headerOf(rows: readonly Row[]): readonly Row[] {
  let at = 0
  while (at < MAX_TITLES && filled(rows[at] ?? []).length === 1) at += 1
  const names = rows[at] ?? []
  if (filled(names).length < 2 || !areNames(names)) return []
  const header = rows.slice(0, isDivided(names, rows[at + 1] ?? []) ? at + 2 : at + 1)
  return header.length < rows.length && sizeOfRows(header) <= MAX_CHARS ? header : []
}

/** The length of a row as it is written. */
export const sizeOfRow = (row: Row): number => row.join(CELL_SEPARATOR).length

/** The length of rows as they are written, with the ends of their lines. */
export const sizeOfRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + sizeOfRow(row) + 1, 0)
