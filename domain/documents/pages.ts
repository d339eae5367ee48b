import { Failure } from '../failure.ts'
import type { EmphasisedRun } from '../text/inline/emphasis.ts'
import { CELL_SEPARATOR, type PageBlock } from '../text/blocks/page-structure.ts'
import { LIMITS, PAGE_CHARS } from './limits.ts'
import type { SourceBlock } from './source-block.ts'
import type { StyledText } from './styled-text.ts'
import { headerOf, sizeOfRow, sizeOfRows } from './table-header.ts'

/** One page: its text, what it emphasises, and its blocks. */
export type DocumentPage = {
  readonly text: string
  readonly emphasis: readonly EmphasisedRun[]
  readonly blocks: readonly PageBlock[]
}

type Content = Exclude<SourceBlock, { kind: 'break' }>

const INDENT = '  '

/** A block as it is written on its page. */
function renderBlock(block: Content): StyledText {
  switch (block.kind) {
    case 'table':
      return { text: block.rows.map((row) => row.join(CELL_SEPARATOR)).join('\n'), runs: [] }
    case 'code':
      return { text: block.text, runs: [] }
    case 'item': {
      const mark = `${INDENT.repeat(block.level)}${block.mark} `
      const runs = block.text.runs.map((run) => ({
        ...run,
        start: run.start + mark.length,
        end: run.end + mark.length,
      }))
      return { text: mark + block.text.text, runs }
    }
    default:
      return block.text
  }
}

const levelOf = (block: Content): number => ('level' in block ? block.level : 0)

/** The blocks on one page: items follow each other, other blocks are separated by empty lines. */
function pageOf(blocks: readonly Content[]): DocumentPage {
  let text = ''
  let before: Content['kind'] | null = null
  const placed: PageBlock[] = []
  const emphasis: EmphasisedRun[] = []
  for (const block of blocks) {
    const written = renderBlock(block)
    if (written.text.trim() === '') continue
    if (before !== null) text += before === 'item' && block.kind === 'item' ? '\n' : '\n\n'
    const at = text.length
    text += written.text
    placed.push({ start: at, end: text.length, kind: block.kind, level: levelOf(block) })
    for (const { start, end, style } of written.runs)
      emphasis.push({ start: at + start, end: at + end, style })
    before = block.kind
  }
  return { text, emphasis: emphasis.slice(0, LIMITS.runsPerPage), blocks: placed }
}

/** Cuts `text` into parts of at most `PAGE_CHARS.max`, at ends of sentences or else at spaces. */
function cutText(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > PAGE_CHARS.max) {
    const candidate = rest.slice(0, PAGE_CHARS.target)
    const ends = [...candidate.matchAll(/[.!?。！？]["”’)]?\s+|\n/gu)]
    const last = ends.at(-1)
    const space = candidate.lastIndexOf(' ')
    const at = last
      ? last.index + last[0].length
      : space > PAGE_CHARS.min
        ? space + 1
        : PAGE_CHARS.target
    parts.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at)
  }
  return [...parts, rest]
}

/** The rows, or lines, in groups of about `target` characters. */
function groupBySize<T>(
  parts: readonly T[],
  sizeOf: (part: T) => number,
  target: number = PAGE_CHARS.target,
): T[][] {
  const groups: T[][] = [[]]
  let size = 0
  for (const part of parts) {
    if (size > 0 && size + sizeOf(part) > target) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(part)
    size += sizeOf(part) + 1
  }
  return groups
}

/** A table in parts that fit a page; each begins with the names of the columns. */
function splitTable(rows: readonly (readonly string[])[]): Content[] {
  const header = headerOf(rows)
  const target = PAGE_CHARS.target - sizeOfRows(header)
  return groupBySize(rows.slice(header.length), sizeOfRow, target).map((group) => ({
    kind: 'table',
    rows: [...header, ...group],
  }))
}

/** A block in parts that fit a page. Parts of a text lose its emphasis. */
function splitToFit(block: Content): Content[] {
  if (renderBlock(block).text.length <= PAGE_CHARS.max) return [block]
  if (block.kind === 'table') return splitTable(block.rows)
  if (block.kind === 'code')
    return groupBySize(block.text.split('\n').flatMap(cutText), ({ length }) => length).map(
      (lines) => ({ kind: 'code', text: lines.join('\n') }),
    )
  return cutText(block.text.text).map((text) => ({ ...block, text: { text, runs: [] } }))
}

/** Whether a new page begins before `block`, where the page so far has `length` characters. */
function beginsPage(block: Content, length: number): boolean {
  if (block.kind === 'heading') {
    if (block.level <= 2 && length >= PAGE_CHARS.min) return true
    if (length >= PAGE_CHARS.target * 0.7) return true
  }
  return length >= PAGE_CHARS.min && length + renderBlock(block).text.length > PAGE_CHARS.target
}

/** Sections of about a page each: they begin at headings where that is possible. */
function sectionsOf(blocks: readonly Content[]): Content[][] {
  const sections: Content[][] = []
  let current: Content[] = []
  let length = 0
  for (const block of blocks.flatMap(splitToFit)) {
    if (beginsPage(block, length)) {
      // A heading stays with what follows it.
      const moved: Content[] = []
      while (current.length > 1 && current.at(-1)?.kind === 'heading')
        moved.unshift(...current.splice(-1))
      sections.push(current)
      current = moved
      length = moved.reduce((sum, each) => sum + renderBlock(each).text.length, 0)
    }
    current.push(block)
    length += renderBlock(block).text.length + 2
  }
  return [...sections, current]
}

/**
 * The blocks between page breaks. Breaks without content between them count once. Throws
 * `document_too_large`.
 */
function splitAtBreaks(blocks: readonly SourceBlock[]): Content[][] {
  const pages: Content[][] = [[]]
  for (const block of blocks) {
    if (block.kind !== 'break') pages.at(-1)?.push(block)
    else if (pages.at(-1)?.length !== 0) pages.push([])
    if (pages.length > LIMITS.pages) throw new Failure('document_too_large', { cause: 'pages' })
  }
  return pages
}

const charsOf = (block: SourceBlock): number => {
  if (block.kind === 'break') return 0
  if (block.kind === 'table')
    return block.rows.reduce(
      (sum, row) => row.reduce((length, cell) => length + cell.length, sum),
      0,
    )
  return block.kind === 'code' ? block.text.length : block.text.text.length
}

/** Throws `document_too_large` before pages are made of too much text. */
function checkBlocks(parts: readonly (readonly SourceBlock[])[]): void {
  let chars = 0
  for (const part of parts) for (const block of part) chars += charsOf(block)
  if (chars > LIMITS.textChars)
    throw new Failure('document_too_large', { cause: `${chars} characters` })
}

/** Throws `document_too_large` if the pages exceed the limits. */
function checkSize(pages: readonly DocumentPage[]): void {
  const chars = pages.reduce((sum, { text }) => sum + text.length, 0)
  if (pages.length > LIMITS.pages || chars > LIMITS.textChars)
    throw new Failure('document_too_large', { cause: `${pages.length} pages, ${chars} characters` })
}

/** Emphasis beyond the limit of a document is left out, as for PDFs. */
function withLimitedEmphasis(pages: readonly DocumentPage[]): DocumentPage[] {
  let left: number = LIMITS.runs
  return pages.map((page) => {
    const emphasis = page.emphasis.slice(0, left)
    left -= emphasis.length
    return { ...page, emphasis }
  })
}

/**
 * Pages that the file itself divides, such as slides: an empty one stays, so that page numbers
 * remain those of the slides. Throws `document_too_large`.
 */
export function fixedPages(parts: readonly (readonly SourceBlock[])[]): DocumentPage[] {
  checkBlocks(parts)
  const pages = parts.map((blocks) => pageOf(blocks.filter((block) => block.kind !== 'break')))
  checkSize(pages)
  return withLimitedEmphasis(pages)
}

/**
 * Pages of about one printed page each; each part, and each page break within it, begins a new one.
 * Throws `document_too_large`.
 */
export function flowedPages(parts: readonly (readonly SourceBlock[])[]): DocumentPage[] {
  checkBlocks(parts)
  const pages = parts
    .flatMap(splitAtBreaks)
    .flatMap(sectionsOf)
    .map(pageOf)
    .filter(({ text }) => text !== '')
  checkSize(pages)
  return withLimitedEmphasis(pages)
}

/** Pages at the page breaks of the document alone. Throws `document_too_large`. */
export const pagesAtBreaks = (blocks: readonly SourceBlock[]): DocumentPage[] =>
  fixedPages(splitAtBreaks(blocks))
