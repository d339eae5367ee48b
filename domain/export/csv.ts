import { sourceLine, type ExportQuestion, type ExportSet } from './question.ts'

/** So that Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A cell that begins with one of these is a formula for a spreadsheet; full-width forms too. */
const FORMULA_START = /^(?:[\s\p{C}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u

/** A cell of RFC 4180. A text that a spreadsheet would run as a formula begins with `'`. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return /[",;\r\n\t']/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The header of each column, in the language of the reader. */
export type CsvHeader = Readonly<
  Record<
    | 'number'
    | 'question'
    | 'option'
    | 'correctOption'
    | 'answer'
    | 'explanation'
    | 'marks'
    | 'points'
    | 'source'
    | 'quote'
    | 'link',
    string
  >
>

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letter of an option by its index. */
export const optionLetter = (index: number): string => LETTERS.charAt(index)

type CsvOptions = { readonly header: CsvHeader; readonly page: (page: number) => string }

const rowOf = (
  question: ExportQuestion,
  index: number,
  { options, page }: { options: number; page: (page: number) => string },
): (string | number)[] => [
  index + 1,
  question.text,
  ...Array.from({ length: options }, (_, option) => question.options[option] ?? ''),
  question.correctOption === null ? '' : optionLetter(question.correctOption),
  question.answer,
  question.explanation,
  question.marks,
  question.points.join('\n'),
  sourceLine(question, page),
  question.source.quote ?? '',
  question.source.url ?? '',
]

/** The questions as CSV (RFC 4180, UTF-8, one row each) that no spreadsheet takes for formulas. */
export function writeCsv(set: ExportSet, { header, page }: CsvOptions): string {
  const options = Math.max(0, ...set.questions.map((question) => question.options.length))
  const titles = [
    header.number,
    header.question,
    ...Array.from({ length: options }, (_, index) => `${header.option} ${optionLetter(index)}`),
    header.correctOption,
    header.answer,
    header.explanation,
    header.marks,
    header.points,
    header.source,
    header.quote,
    header.link,
  ]
  const rows = set.questions.map((question, index) => rowOf(question, index, { options, page }))
  const lines = [titles, ...rows].map((row) => row.map(csvCell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
