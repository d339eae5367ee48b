import { isTableRow } from '../../text/blocks/page-structure.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { Citation } from '../wire.ts'
import type { BuiltinMessages } from './messages.ts'
import { MAX_ITEMS } from './passages/list-in-paragraph.ts'
import { PARAGRAPH_BREAK } from './quotation.ts'

/** How much of a table an answer shows; its head is not counted. */
type CutTable = {
  readonly shown: number
  readonly all: number
  /** The page (from 1) of the first row that is not shown. */
  readonly page: number
}

/** A head and two rows. */
const MIN_ROWS = 3
/** Maximum pages over which a table is followed. */
const MAX_PAGES = 200

/** The rows at the beginning of a text. */
const firstRows = (lines: readonly string[]): readonly string[] => {
  const end = lines.findIndex((line) => !isTableRow(line))
  return lines.slice(0, end < 0 ? lines.length : end)
}

/** The table on a page that goes on with the head of the one before; none if there is none. */
function continuedOn(page: string, head: string): readonly string[] {
  const lines = page.split('\n').filter((line) => line.trim() !== '')
  const at = lines.findIndex((line) => isTableRow(line))
  return at >= 0 && lines[at] === head ? firstRows(lines.slice(at)).slice(1) : []
}

/** The rows of a table below an offset of a page, and those with its head on the next pages. */
function rowsAfter(
  pages: readonly string[],
  { page, end, head }: { page: number; end: number; head: string },
): readonly { readonly page: number; readonly rows: number }[] {
  const [, ...lines] = (pages[page - 1] ?? '').slice(end).split('\n')
  const below = firstRows(lines).length
  const found = below > 0 ? [{ page, rows: below }] : []
  for (let next = page + 1; next <= Math.min(pages.length, page + MAX_PAGES); next += 1) {
    const rows = continuedOn(pages[next - 1] ?? '', head).length
    if (rows === 0) break
    found.push({ page: next, rows })
  }
  return found
}

/** The table of which a citation has the first rows only; null for another citation. */
function cutBy({ page, quote }: Citation, pages: readonly string[]): CutTable | null {
  const rows = quote.split('\n').filter((line) => line.trim() !== '')
  const [head] = rows
  const text = pages[page - 1] ?? ''
  const start = text.indexOf(quote)
  if (head === undefined || rows.length < MIN_ROWS || start < 0) return null
  const before = text.slice(0, start).trimEnd().split('\n').at(-1) ?? ''
  if (!rows.every(isTableRow) || isTableRow(before)) return null
  const hidden = rowsAfter(pages, { page, end: start + quote.length, head })
  const [next] = hidden
  // Fewer rows than a limit shows are those that the question names, if others are below them.
  if (next === undefined || (next.page === page && rows.length < MAX_ITEMS)) return null
  const shown = rows.length - 1
  return { shown, all: hidden.reduce((sum, part) => sum + part.rows, shown), page: next.page }
}

/** Whether an answer shows so many rows of tables, each on a line of its own. */
const showsRows = (content: string, rows: number): boolean =>
  (content.match(/^\| (?!--- \|)/gmu) ?? []).length >= rows

/** Says below an answer that shows a part of a table only how many rows it has, and where. */
export function withRestOfTable(
  answer: CheckedAnswer,
  pages: readonly string[],
  messages: BuiltinMessages,
): CheckedAnswer {
  const last = answer.citations.findLast(({ quote }) => isTableRow(quote))
  const cut = last ? cutBy(last, pages) : null
  if (cut === null || !showsRows(answer.content, cut.shown + 1)) return answer
  return {
    ...answer,
    content: answer.content + PARAGRAPH_BREAK + messages.restOfTable(cut.shown, cut.all, cut.page),
  }
}
