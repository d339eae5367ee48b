import { wordsIn } from '../wording/wording.ts'

/** What the cells of a column are; other ones cannot be asked for. */
export type ColumnKind = 'number' | 'words' | 'other'

const NUMBER = /^[<>≈~±≤≥]?\s?[-–−+]?\d[\d.,\s]*(?:\s?[-–]\s?\d[\d.,]*)?\s?[%°\p{L}/³²·]{0,6}$/u
const MAX_DIGITS = 5
const WORDS = { max: 10, chars: 80 } as const
const UNCLEAR = /https?:|www\.|[\\$`{}]|…|\.{3}|[?!]/u
/** Minimum share of the cells that have one kind. */
const MIN_SHARE = 0.9

const isNumber = (cell: string): boolean =>
  NUMBER.test(cell) && (cell.match(/\d/gu)?.length ?? 0) <= MAX_DIGITS

const isWords = (cell: string): boolean =>
  /\p{L}/u.test(cell) &&
  !NUMBER.test(cell) &&
  !UNCLEAR.test(cell) &&
  cell.length <= WORDS.chars &&
  wordsIn(cell).length <= WORDS.max

/** Whether a cell can be asked for in a column of a kind. */
export const isOfKind = (cell: string, kind: ColumnKind): boolean =>
  kind === 'number' ? isNumber(cell) : kind === 'words' && isWords(cell)

/** The kind of the cells of a column. */
export const kindOfColumn = (cells: readonly string[]): ColumnKind => {
  const share = (kind: ColumnKind): number =>
    cells.filter((cell) => isOfKind(cell, kind)).length / Math.max(1, cells.length)
  if (share('number') >= MIN_SHARE) return 'number'
  return share('words') >= MIN_SHARE ? 'words' : 'other'
}
