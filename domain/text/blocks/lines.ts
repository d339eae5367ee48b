import { hardLineBreaks } from '../lines/line-ends.ts'
import { onOneLine } from '../normalise.ts'
import { isTableRow } from './page-structure.ts'

/** A stretch of a page, on one line. `start` and `end` are UTF-16 indices into the page. */
export type Span = { readonly text: string; readonly start: number; readonly end: number }

/** Lines that belong together: a paragraph, a heading, a list item or a row. */
export type Chunk = Span & {
  /** 1-based. */
  readonly page: number
  readonly lines: readonly Span[]
  /** Number of the run; no empty line separates chunks of one run. */
  readonly run: number
  /** The bullet or number of a list item with the white space after it; empty if none. */
  readonly bullet: string
}

const BULLET =
  /^(?:[•●○◦▪■□‣⁃∙·*–—»➢➤►▸▹❖✓✔\uF000-\uF0FF-]\s*(?=\S)|o\s+(?=\p{Lu})|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+(?=\S))/u

/** A dash begins an item only with white space after it, so a dash between words does not. */
const bulletOf = (text: string): string => {
  const bullet = BULLET.exec(text)?.[0] ?? ''
  return /^[-–—*·]\S?$/u.test(bullet) ? '' : bullet
}

/** The trimmed lines of a page, including empty ones. */
function linesOf(page: string): Span[] {
  const lines: Span[] = []
  let at = 0
  for (const raw of page.split('\n')) {
    const start = at + (raw.length - raw.trimStart().length)
    const text = raw.trim()
    lines.push({ text, start, end: start + text.length })
    at += raw.length + 1
  }
  return lines
}

/** The page between two offsets, trimmed and on one line. */
export function spanOf(page: string, start: number, end: number): Span {
  const raw = page.slice(start, end)
  const from = start + (raw.length - raw.trimStart().length)
  return { text: onOneLine(raw), start: from, end: from + raw.trim().length }
}

/** Whether the line at `at` begins a chunk, as the lines before it show. */
function begins(at: number, lines: readonly Span[], breaks: readonly boolean[]): boolean {
  const line = lines[at]?.text ?? ''
  const before = lines[at - 1]?.text ?? ''
  if (before === '' || isTableRow(line) || isTableRow(before)) return true
  return breaks[at - 1] === true || bulletOf(line) !== ''
}

/** The chunks of one page. `isStart` decides which lines begin a chunk for the caller's reasons. */
export function chunksOf(
  page: string,
  number: number,
  isStart: (line: Span, before: string) => boolean,
): Chunk[] {
  const lines = linesOf(page)
  const breaks = hardLineBreaks(lines.map(({ text }) => text))
  const groups: { lines: Span[]; run: number }[] = []
  let run = 0
  lines.forEach((line, at) => {
    if (line.text === '') {
      run += 1
      return
    }
    if (begins(at, lines, breaks) || isStart(line, lines[at - 1]?.text ?? ''))
      groups.push({ lines: [line], run })
    else groups.at(-1)?.lines.push(line)
  })
  return groups.map((group) => {
    const start = group.lines[0]?.start ?? 0
    const span = spanOf(page, start, group.lines.at(-1)?.end ?? start)
    return {
      ...span,
      page: number,
      lines: group.lines,
      run: group.run,
      bullet: bulletOf(span.text),
    }
  })
}
