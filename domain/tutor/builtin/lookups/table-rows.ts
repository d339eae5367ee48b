import { onOneLine } from '../../../text/normalise.ts'
import { isTableRow } from '../../../text/blocks/page-structure.ts'
import { coverage, termSet, type AskedTerm } from '../question/coverage.ts'
import { MIN_ANSWER_LIKELIHOOD } from '../passages/likelihood.ts'
import { quoteList, type PageSpan, type Quotation } from '../quotation.ts'
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
/** The least number of terms of a cell that says which row is asked for: "wait for a thread". */
const MIN_SAID = 2
/** Maximum rows shown for a question. */
const MAX_ROWS = 3

/** A row of a table with what its first cells and its table are about. */
type Row = {
  readonly span: PageSpan
  readonly header: PageSpan
  /** The terms of each cell that may name it. */
  readonly names: readonly ReadonlySet<string>[]
  /** The terms of each other cell. */
  readonly others: readonly ReadonlySet<string>[]
  readonly about: ReadonlySet<string>
  /** The terms of the row and of the head of the table. */
  readonly inTable: ReadonlySet<string>
}

/** The cells that may name a row: of three or more, the first is often a code or a year. */
const namesOf = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.length > 2 ? 2 : 1)

/** The rows of the tables that their files mark up. */
function rowsOf({ index, blocks }: AnalysedDocument): Row[] {
  return blocks.flatMap((block, at) => {
    const [header, ...rows] = block.kind === 'table' ? block.items : []
    const before = blocks[at - 1]
    const raw = (index.pages[block.page - 1] ?? '').slice(header?.start, header?.end)
    if (!header || !isTableRow(raw)) return []
    const lead = before?.kind === 'caption' || before?.kind === 'prose' ? before.text : ''
    return rows.map((row): Row => {
      const text = (index.pages[block.page - 1] ?? '').slice(row.start, row.end)
      const cells = text.split(CELLS).filter((cell) => cell.trim() !== '')
      const inTable = `${header.text} ${onOneLine(text)}`
      const termsOf = (cell: string): ReadonlySet<string> => termSet(cell, index.language)
      const names = namesOf(cells)
      return {
        span: { ...row, page: block.page },
        header: { ...header, page: block.page },
        names: names.map(termsOf),
        others: cells.slice(names.length).map(termsOf),
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
      // A question for a meaning is answered by what the row says, not by what its table is about.
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
  return quoteList(
    document.index.pages,
    [],
    [best.header, ...same.slice(0, MAX_ROWS).map(({ span }) => span)],
  )
}
