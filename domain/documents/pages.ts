import { Failure } from '../failure.ts'
import type { EmphasisedRun } from '../text/inline/emphasis.ts'
import type { LinkTarget, TextLink } from '../text/inline/links.ts'
import { webAddress } from '../text/inline/web-address.ts'
import { CELL_SEPARATOR, type PageBlock } from '../text/blocks/page-structure.ts'
import { LIMITS, PAGE_CHARS } from './limits.ts'
import { withoutRepeatedCaptions } from './pictures.ts'
import { charsOf, type SourceBlock } from './source-block.ts'
import { shifted, type SourceLink, type StyledText } from './styled-text.ts'
import { headerOf, sizeOfRow, sizeOfRows } from './table-header.ts'

/** One page: its text, what it emphasises, its links, and its blocks. */
export type DocumentPage = {
  readonly text: string
  readonly emphasis: readonly EmphasisedRun[]
  readonly links: readonly TextLink[]
  readonly blocks: readonly PageBlock[]
}

/** A page whose links are not resolved, with the targets on it by name. */
type UnlinkedPage = Omit<DocumentPage, 'links'> & {
  readonly links: readonly SourceLink[]
  readonly linkTargets: readonly { readonly name: string; readonly offset: number }[]
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
      const { text, runs, links = [] } = block.text
      // Some authors write the number that the list adds.
      const sign = text.startsWith(`${block.mark} `) ? '' : `${block.mark} `
      const mark = INDENT.repeat(block.level) + sign
      return {
        text: mark + text,
        runs: shifted(runs, mark.length),
        links: shifted(links, mark.length),
      }
    }
    default:
      return block.text
  }
}

const levelOf = (block: Content): number => ('level' in block ? block.level : 0)

/** A page while its blocks are added to it. */
type OpenPage = {
  text: string
  readonly blocks: PageBlock[]
  readonly emphasis: EmphasisedRun[]
  readonly links: SourceLink[]
  readonly linkTargets: UnlinkedPage['linkTargets'][number][]
}

const addLinkTargets = (page: OpenPage, { linkTargets = [] }: Content, offset: number): void => {
  for (const name of linkTargets) page.linkTargets.push({ name, offset })
}

/** Adds a picture without a text; those that follow each other are shown as one. */
function addPicture(page: OpenPage, picture: Content): void {
  const at = page.text.length
  const last = page.blocks.at(-1)
  if (last?.kind !== 'picture' || last.start !== at)
    page.blocks.push({ start: at, end: at, kind: 'picture', level: 0 })
  addLinkTargets(page, picture, at)
}

function addText(page: OpenPage, block: Content, { text, runs, links = [] }: StyledText): void {
  const before = page.blocks.findLast(({ start, end }) => start < end)?.kind
  if (page.text !== '') page.text += before === 'item' && block.kind === 'item' ? '\n' : '\n\n'
  const at = page.text.length
  page.text += text
  page.blocks.push({ start: at, end: page.text.length, kind: block.kind, level: levelOf(block) })
  for (const run of shifted(runs, at)) page.emphasis.push(run)
  for (const link of shifted(links, at)) page.links.push(link)
  addLinkTargets(page, block, at)
}

/** The blocks on one page: items follow each other, other blocks are separated by empty lines. */
function pageOf(blocks: readonly Content[]): UnlinkedPage {
  const page: OpenPage = { text: '', blocks: [], emphasis: [], links: [], linkTargets: [] }
  for (const block of blocks) {
    const written = renderBlock(block)
    if (written.text.trim() !== '') addText(page, block, written)
    else if (block.kind === 'picture') addPicture(page, block)
  }
  return {
    ...page,
    emphasis: page.emphasis.slice(0, LIMITS.runsPerPage),
    links: page.links.slice(0, LIMITS.linksPerPage),
  }
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

/** A block in parts that fit a page. Parts of a text lose its emphasis and links. */
function splitToFit(block: Content): Content[] {
  if (renderBlock(block).text.length <= PAGE_CHARS.max) return [block]
  if (block.kind === 'table') return splitTable(block.rows).map((part) => ({ ...block, ...part }))
  if (block.kind === 'code')
    return groupBySize(block.text.split('\n').flatMap(cutText), ({ length }) => length).map(
      (lines) => ({ ...block, text: lines.join('\n') }),
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

/** Throws `document_too_large` before pages are made of too much text. */
function checkBlocks(parts: readonly (readonly SourceBlock[])[]): void {
  let chars = 0
  for (const part of parts) for (const block of part) chars += charsOf(block)
  if (chars > LIMITS.textChars)
    throw new Failure('document_too_large', { cause: `${chars} characters` })
}

/** Throws `document_too_large` if the pages exceed the limits. */
function checkSize(pages: readonly UnlinkedPage[]): void {
  const chars = pages.reduce((sum, { text }) => sum + text.length, 0)
  if (pages.length > LIMITS.pages || chars > LIMITS.textChars)
    throw new Failure('document_too_large', { cause: `${pages.length} pages, ${chars} characters` })
}

/**
 * The pages with their links; those to targets that the document does not have are left out.
 * Emphasis and links beyond the limits of a document are left out, as for PDFs.
 */
function linked(pages: readonly UnlinkedPage[]): DocumentPage[] {
  const targets = new Map<string, LinkTarget>()
  for (const [index, page] of pages.entries())
    for (const { name, offset } of page.linkTargets)
      if (!targets.has(name)) targets.set(name, { kind: 'place', page: index + 1, offset })
  const targetOf = (to: string): LinkTarget | undefined => {
    const url = webAddress(to)
    return url === null ? targets.get(to) : { kind: 'web', url }
  }
  let runsLeft: number = LIMITS.runs
  let linksLeft: number = LIMITS.links
  return pages.map(({ text, blocks, ...page }) => {
    const emphasis = page.emphasis.slice(0, runsLeft)
    runsLeft -= emphasis.length
    const links = page.links
      .flatMap(({ start, end, to }): TextLink[] => {
        const target = targetOf(to)
        return target ? [{ start, end, to: target }] : []
      })
      .slice(0, linksLeft)
    linksLeft -= links.length
    return { text, blocks, emphasis, links }
  })
}

/**
 * Pages that the file itself divides, such as slides: an empty one stays, so that page numbers
 * remain those of the slides. Throws `document_too_large`.
 */
export function fixedPages(parts: readonly (readonly SourceBlock[])[]): DocumentPage[] {
  checkBlocks(parts)
  const pages = parts.map((blocks) =>
    pageOf(withoutRepeatedCaptions(blocks).filter((block) => block.kind !== 'break')),
  )
  checkSize(pages)
  return linked(pages)
}

/**
 * Pages of about one printed page each; each part, and each page break within it, begins a new one.
 * Throws `document_too_large`.
 */
export function flowedPages(parts: readonly (readonly SourceBlock[])[]): DocumentPage[] {
  checkBlocks(parts)
  const pages = parts
    .map(withoutRepeatedCaptions)
    .flatMap(splitAtBreaks)
    .flatMap(sectionsOf)
    .map(pageOf)
    .filter(({ text }) => text !== '')
  checkSize(pages)
  return linked(pages)
}

/** Pages at the page breaks of the document alone. Throws `document_too_large`. */
export const pagesAtBreaks = (blocks: readonly SourceBlock[]): DocumentPage[] =>
  fixedPages(splitAtBreaks(blocks))
