import { onOneLine } from '../text/normalise.ts'
import { sourceLine, type ExportQuestion, type ExportSet } from './question.ts'
import { pointLine, solutionOf } from './solution.ts'

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

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letter of an option by its index. */
export const optionLetter = (index: number): string => LETTERS.charAt(index)

type CsvContext = {
  /** The number of option columns. */
  readonly options: number
  /** A page in the language of the reader. */
  readonly page: (page: number) => string
}
type Cells = (question: ExportQuestion, index: number, context: CsvContext) => (string | number)[]

/**
 * The columns in their order, each with its cells of a question. `option` is as many as needed. The
 * explanation and the points are empty where the answer or the quote states the same.
 */
const COLUMNS = {
  number: (_question, index) => [index + 1],
  question: ({ text }) => [text],
  option: (question, _index, { options }) =>
    Array.from({ length: options }, (_, option) => question.options[option] ?? ''),
  correctOption: ({ correctOption }) => [correctOption === null ? '' : optionLetter(correctOption)],
  answer: ({ answer }) => [answer],
  explanation: (question) => [solutionOf(question, 'before').explanation ?? ''],
  marks: ({ marks }) => [marks],
  points: (question, _index, { page }) => [
    solutionOf(question, 'before')
      .points.map((point) => pointLine(point, question, page))
      .join('\n'),
  ],
  source: (question, _index, { page }) => [sourceLine(question, page)],
  quote: ({ source }) => [onOneLine(source.quote ?? '')],
  link: ({ source }) => [source.url ?? ''],
} satisfies Record<string, Cells>

type Column = keyof typeof COLUMNS

/** The header of each column, in the language of the reader. */
export type CsvHeader = Readonly<Record<Column, string>>

type CsvOptions = {
  readonly header: CsvHeader
  readonly page: CsvContext['page']
  /** Between two cells. */
  readonly separator: ',' | ';'
}

const titlesOf = (name: Column, title: string, options: number): string[] =>
  name === 'option'
    ? Array.from({ length: options }, (_, index) => `${title} ${optionLetter(index)}`)
    : [title]

/**
 * The questions as CSV (RFC 4180 except for the separator, UTF-8, one row each), with formulas
 * escaped.
 */
export function writeCsv(set: ExportSet, { header, page, separator }: CsvOptions): string {
  const options = Math.max(0, ...set.questions.map((question) => question.options.length))
  const columns = Object.entries(COLUMNS) as [Column, Cells][]
  const titles = columns.flatMap(([name]) => titlesOf(name, header[name], options))
  const rows = set.questions.map((question, index) =>
    columns.flatMap(([, cells]) => cells(question, index, { options, page })),
  )
  const lines = [titles, ...rows].map((row) => row.map(csvCell).join(separator))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
