import { answerWords } from '../../languages/answers.ts'
import { onOneLine } from '../../text/normalise.ts'
import { stemOf, tokenise } from '../../text/search/terms.ts'
import { isTableRow } from '../../text/blocks/page-structure.ts'
import type { Block } from '../../text/blocks/blocks.ts'
import { coverage, termSet, type AskedTerm } from './coverage.ts'
import { ANSWERED } from './evidence.ts'
import type { Search } from './passages.ts'
import { quote, quoteList, type PageSpan, type Quotation } from './quotation.ts'
import type { Reading } from './reading.ts'

/** A form of `text` in which all its inflections are equal. */
export const termKey = (text: string, language: string): string =>
  tokenise(text, language)
    .map((word) => stemOf(word, language))
    .join(' ')

/** Maximum characters of an entry. */
const ENTRY_CHARS = 520
/** Text of some length that announces nothing: not "Here is an abstract:". */
const SAYS_SOMETHING = new RegExp(
  String.raw`^(?!\W*(?:${answerWords('here')})(?!\p{L}))(?=[\s\S]*\p{L}{3}[\s\S]{11}).*[^:\s]\s*$`,
  'isu',
)
/** What may stand between the beginning of an item and its first word. */
const BULLET = /^(?:[•●▪◦–*·-]|\d+[.)])?\s*$/u
/** After a term in bold: "Capillaries. They …", "Capillaries: …", "Capillaries – …". */
const ENDS_TERM = /^\s*(?:[.:]\s|[–—-]\s)/u

/** The parts of a block that may begin with a term: its items, or the block. */
const partsOf = ({ kind, items, page, start, end }: Block): PageSpan[] =>
  kind === 'list' ? items.map((item) => ({ ...item, page })) : [{ page, start, end }]

/** Ends an entry at a sentence if it is long. */
function shortened(page: string, { start, end, ...span }: PageSpan): PageSpan {
  if (end - start <= ENTRY_CHARS) return { ...span, start, end }
  const sentences = /^[\s\S]*[.!?](?=\s)/u.exec(page.slice(start, start + ENTRY_CHARS))
  return { ...span, start, end: start + (sentences?.[0].length ?? ENTRY_CHARS) }
}

/** Items and paragraphs that begin with a term in bold, by the key of the term; first ones win. */
export function entriesInBold(
  blocks: readonly Block[],
  { pages, markup, language }: Reading['index'],
): Map<string, PageSpan> {
  const found = new Map<string, PageSpan>()
  for (const block of blocks) {
    if (block.kind !== 'list' && block.kind !== 'prose') continue
    const page = pages[block.page - 1] ?? ''
    const runs = markup.emphasis[block.page - 1] ?? []
    for (const part of partsOf(block)) {
      const run = runs.find(({ start, end }) => start >= part.start && end <= part.end)
      if (!run || run.style !== 'bold' || !BULLET.test(page.slice(part.start, run.start))) continue
      const term = page.slice(run.start, run.end)
      const rest = page.slice(run.end, part.end)
      const isEntry = ENDS_TERM.test(/[.:]\s*$/u.test(term) ? `. ${rest}` : rest)
      const key = termKey(term.replace(/\s*\([^()]*\)/gu, ''), language)
      if (!isEntry || !SAYS_SOMETHING.test(rest) || found.has(key)) continue
      found.set(key, shortened(page, { ...part, start: run.start }))
    }
  }
  return found
}

/** The item or paragraph that begins with `term` in bold; null if there is none. */
export function entryInBold({ index, boldEntries }: Reading, term: string): Quotation | null {
  const span = boldEntries.get(termKey(term, index.language))
  return span ? quote(index.pages, [span]) : null
}

const CELLS = /\t\||\|\t/u
/** Questions that a row does not answer. */
const EXPLAINED: ReadonlySet<Search['type']> = new Set(['reason', 'process', 'example', 'list'])
/** Maximum rows shown for a question. */
const MAX_ROWS = 3

/** A row of a table with what its first cell and its table are about. */
type Row = {
  readonly span: PageSpan
  readonly header: PageSpan
  readonly name: ReadonlySet<string>
  readonly about: ReadonlySet<string>
  /** The terms of the row and of the head of the table. */
  readonly inTable: ReadonlySet<string>
}

/** The rows of the tables that their files mark up. */
function rowsOf({ index, blocks }: Reading): Row[] {
  return blocks.flatMap((block, at) => {
    const [header, ...rows] = block.kind === 'table' ? block.items : []
    const before = blocks[at - 1]
    const raw = (index.pages[block.page - 1] ?? '').slice(header?.start, header?.end)
    if (!header || !isTableRow(raw)) return []
    const lead = before?.kind === 'caption' || before?.kind === 'prose' ? before.text : ''
    return rows.map((row): Row => {
      const text = (index.pages[block.page - 1] ?? '').slice(row.start, row.end)
      const [first = ''] = text.split(CELLS).filter((cell) => cell.trim() !== '')
      const inTable = `${header.text} ${onOneLine(text)}`
      return {
        span: { ...row, page: block.page },
        header: { ...header, page: block.page },
        name: termSet(first, index.language),
        inTable: termSet(inTable, index.language),
        about: termSet(`${inTable} ${block.heading} ${lead}`, index.language),
      }
    })
  })
}

const rows = new WeakMap<Reading, readonly Row[]>()

/** The rows of a document, analysed once. */
const rowsIn = (reading: Reading): readonly Row[] => {
  const known = rows.get(reading)
  if (known) return known
  const analysed = rowsOf(reading)
  rows.set(reading, analysed)
  return analysed
}

/** Whether a question names all of a first cell. */
const isNamed = (asked: readonly AskedTerm[], name: ReadonlySet<string>): boolean => {
  const forms = new Set(asked.flatMap(({ forms: all }) => [...all]))
  return name.size > 0 && [...name].every((term) => forms.has(term))
}

/**
 * The rows of a table whose first cell the question names, below the head of the table, if row and
 * table together have what is asked for; null otherwise.
 */
export function rowsFor(reading: Reading, { asked, page, type }: Search): Quotation | null {
  if (EXPLAINED.has(type)) return null
  const subject = asked.filter(({ isWeak }) => !isWeak)
  if (page !== undefined || subject.length < 2) return null
  const named = rowsIn(reading)
    .filter(({ name, about, inTable }) => {
      // A question for a meaning is answered by what the row says, not by what its table is about.
      const said = type === 'definition' || type === 'other' ? inTable : about
      return isNamed(subject, name) && coverage(asked, said) >= ANSWERED
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
    reading.index.pages,
    [],
    [best.header, ...same.slice(0, MAX_ROWS).map(({ span }) => span)],
  )
}
