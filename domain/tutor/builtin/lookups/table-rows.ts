import { onOneLine } from '../../../text/normalise.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { isTableRow } from '../../../text/blocks/page-structure.ts'
import { nameOfRow, valueRows } from '../../../text/lines/value-rows.ts'
import { coverage, termSet, type AskedTerm } from '../question/coverage.ts'
import { MIN_ANSWER_LIKELIHOOD } from '../passages/likelihood.ts'
import { isRow, quoteList, type PageSpan, type Quotation } from '../quotation.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

const CELLS = /\t\||\|\t/u
/** Questions that a row does not answer. */
const EXPLAINED: ReadonlySet<QuestionAnalysis['type']> = new Set([
  'reason',
  'process',
  'example',
  'list',
])
/** Minimum terms of a cell that identifies the requested row: "wait for a thread". */
const MIN_SAID = 2
/** Maximum length of the head of a table whose rows are recognised by their values only. */
const MAX_HEAD_CHARS = 400
/** Maximum rows shown for a question. */
const MAX_ROWS = 8

/** A row of a table with the terms of its cells and of its table. */
type Row = {
  readonly span: PageSpan
  readonly header: PageSpan
  /** The terms of each cell that may be its name. */
  readonly names: readonly ReadonlySet<string>[]
  /** The terms of each other cell. */
  readonly others: readonly ReadonlySet<string>[]
  readonly about: ReadonlySet<string>
  /** The terms of the row and of the head of the table. */
  readonly inTable: ReadonlySet<string>
}

/** How many cells may be the name of a row: of three or more, the first is often a code or year. */
const namesOf = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.length > 2 ? 2 : 1)

/** The text of a row, the cells that may be its name, and the others. */
type Cells = { readonly text: string; readonly names: readonly string[]; readonly others: string[] }

/** The cells of a row that its file marks up. */
function markedCells(text: string): Cells {
  const cells = text.split(CELLS).filter((cell) => cell.trim() !== '')
  const names = namesOf(cells)
  return { text, names, others: cells.slice(names.length) }
}

/** A word with a number or a formula, which a name may also be asked for without: "Fe₂O₃". */
const WITH_NUMBER = /\s\S*\p{N}\S*/gu

/** The name of a row that is recognised by its values only. */
function valueCells(text: string): Cells {
  const name = nameOfRow(text) ?? ''
  return { text, names: [name, name.replace(WITH_NUMBER, '')], others: [] }
}

/** The head of the table of a block and its rows; none if nothing shows what its rows are. */
function tableOf(
  block: Block,
  pages: readonly string[],
): { readonly head: Block['items'][number]; readonly rows: Block['items'] } | null {
  const [first, ...marked] = block.items
  const page = pages[block.page - 1] ?? ''
  if (!first) return null
  if (isTableRow(page.slice(first.start, first.end))) return { head: first, rows: marked }
  const values = valueRows(block.items.map(({ text }) => text))
  const from = block.items.findIndex((_, i) => values.has(i))
  const last = block.items[from - 1]
  if (!last) return null
  const { start } = first
  const head = { start, end: last.end, text: onOneLine(page.slice(start, last.end)) }
  return head.text.length > MAX_HEAD_CHARS
    ? null
    : { head, rows: block.items.filter((_, i) => values.has(i)) }
}

/** The rows of the tables that their files mark up, or that have values one below another. */
function rowsOf({ index, blocks }: AnalysedDocument): Row[] {
  return blocks.flatMap((block, at) => {
    const page = index.pages[block.page - 1] ?? ''
    const table = block.kind === 'table' ? tableOf(block, index.pages) : null
    if (!table) return []
    const { head, rows } = table
    const before = blocks[at - 1]
    const lead = before?.kind === 'caption' || before?.kind === 'prose' ? before.text : ''
    return rows.map((row): Row => {
      const raw = page.slice(row.start, row.end)
      const { text, names, others } = isTableRow(raw) ? markedCells(raw) : valueCells(row.text)
      const inTable = `${head.text} ${onOneLine(text)}`
      const termsOf = (cell: string): ReadonlySet<string> => termSet(cell, index.language)
      return {
        span: { ...row, page: block.page },
        header: { ...head, page: block.page },
        names: names.map(termsOf),
        others: others.map(termsOf),
        inTable: termSet(inTable, index.language),
        about: termSet(`${inTable} ${block.heading} ${lead}`, index.language),
      }
    })
  })
}

const rows = new WeakMap<AnalysedDocument, readonly Row[]>()

/** The rows of a document, analysed once. */
const rowsIn = (document: AnalysedDocument): readonly Row[] => {
  const known = rows.get(document)
  if (known) return known
  const analysed = rowsOf(document)
  rows.set(document, analysed)
  return analysed
}

/** Whether a question has all terms of one of some cells, at least so many. */
const hasAll = (asked: readonly AskedTerm[], cells: Row['names'], least = 1): boolean => {
  const forms = new Set(asked.flatMap(({ forms: all }) => [...all]))
  return cells.some((cell) => cell.size >= least && [...cell].every((term) => forms.has(term)))
}

/**
 * The rows of a table that the question names by one of their first cells, or by what another one
 * says, below the head of the table, if row and table together have what is asked for; null
 * otherwise.
 */
export function rowsFor(
  document: AnalysedDocument,
  { asked, page, type }: QuestionAnalysis,
): Quotation | null {
  const subject = asked.filter(({ isWeak }) => !isWeak)
  if (page !== undefined || subject.length < 2) return null
  const named = rowsIn(document)
    .filter(({ names, others, about, inTable }) => {
      // A question for a meaning is answered by the row, not by the subject of its table.
      const stated = type === 'definition' || type === 'other' ? inTable : about
      const isMeant =
        (!EXPLAINED.has(type) && hasAll(subject, names)) || hasAll(subject, others, MIN_SAID)
      return isMeant && coverage(asked, stated) >= MIN_ANSWER_LIKELIHOOD
    })
    .toSorted(
      (a, b) =>
        coverage(asked, b.inTable) - coverage(asked, a.inTable) ||
        coverage(asked, b.about) - coverage(asked, a.about),
    )
  const [best] = named
  if (!best) return null
  const { page: of, start } = best.header
  const same = named.filter(({ header }) => header.page === of && header.start === start)
  const { pages } = document.index
  const shown = same.slice(0, MAX_ROWS).map(({ span }) => span)
  return isRow(pages, best.header)
    ? quoteList(pages, [], [best.header, ...shown])
    : quoteList(pages, [best.header], shown)
}
