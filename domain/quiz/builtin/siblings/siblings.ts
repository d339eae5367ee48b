import type { Block } from '../../../text/blocks/blocks.ts'
import type { Span } from '../../../text/blocks/lines.ts'
import { isWorkedExample } from '../../../text/blocks/sections.ts'
import type { SourceText } from '../../creation/texts/source-text.ts'
import type { Wording } from '../wording/wording.ts'
import { layoutLists } from '../terms/layout-lists.ts'
import { markBefore } from './item-marks.ts'
import { namedPart, type NamedPart } from './named-parts.ts'
import { headingWithoutNumber, rowsOf, sectionsBelow } from './sibling-sections.ts'

/** A thing that a document treats beside others, with its description there. */
export type Sibling = Omit<NamedPart, 'length'> & {
  readonly quote: string
  /** 1-based. */
  readonly page: number
}

/** Things that a document treats side by side. */
export type Siblings = {
  readonly source: 'list' | 'paragraphs' | 'sections' | 'table'
  /** The heading above them; empty if it is not sure to be theirs. */
  readonly heading: string
  /** The heading, or if other sections have it too, the closest one above that none has. */
  readonly uniqueHeading: string
  readonly members: readonly Sibling[]
  /** How many parts there are, including those without a name. */
  readonly size: number
  /** Whether the section has no other list, which may go on with the same things. */
  readonly isOnlyList: boolean
  /** Position in the document, 0–1. */
  readonly position: number
}

/** The siblings read so far of a list or section that may go on. */
export type OpenList = { readonly members: Sibling[]; size: number }

/** The data of a file for reading siblings. */
export type SiblingContext = {
  readonly file: SourceText
  readonly wording: Wording
  /** The end of the bold text that begins at an offset of a page; 0 if there is none. */
  readonly boldEnd: (page: number, start: number) => number
}

/** Distance between the start of a part and of the bold text that is its label. */
const LABEL_START = 3

const contextOf = (file: SourceText, wording: Wording): SiblingContext => {
  const ends = (file.emphasis ?? []).map(
    (runs) =>
      new Map(
        runs.flatMap(({ start, end, style }) => (style === 'bold' ? [[start, end] as const] : [])),
      ),
  )
  return {
    file,
    wording,
    boldEnd: (page, start) => {
      const onPage = ends[page - 1]
      for (let at = start - LABEL_START; at <= start + LABEL_START; at += 1)
        if (onPage?.has(at) === true) return onPage.get(at) ?? 0
      return 0
    },
  }
}

/** The name at the beginning of a part of a page, and its description. */
const siblingOf = (part: Span, page: number, context: SiblingContext): Sibling | null => {
  const raw = (context.file.pages[page - 1] ?? '').slice(part.start, part.end)
  const end = context.boldEnd(page, part.start)
  const named = namedPart(
    raw,
    end > part.end + 1 ? 0 : Math.max(0, end - part.start),
    context.wording,
  )
  if (named === null) return null
  const { length, ...rest } = named
  return { ...rest, quote: raw.slice(0, length).trim(), page }
}

/** A name alone, whose description is the item below it. */
const MAX_NAME_WORDS = 5

/** The thing of an item that consists of a name, described by the first item below it. */
const siblingAbove = (
  item: Span,
  below: Span,
  page: number,
  context: SiblingContext,
): Sibling | null => {
  if (item.text.split(' ').length > MAX_NAME_WORDS || /[.!?;,]$/u.test(item.text)) return null
  const raw = context.file.pages[page - 1] ?? ''
  const named = namedPart(`${item.text.replace(/:$/u, '')}: ${below.text}`, 0, context.wording)
  return named && { ...named, quote: raw.slice(item.start, below.end).trim(), page }
}

/** The lists in a block: one for the items of each level below one item. */
const listsOf = (block: Block, context: SiblingContext): OpenList[] => {
  const page = context.file.pages[block.page - 1] ?? ''
  const lists: OpenList[] = []
  let open: { mark: string; list: OpenList }[] = []
  /** The previous item, if it has no name. */
  let bare: { item: Span; list: OpenList } | null = null
  for (const item of block.items) {
    const mark = markBefore(item, page)
    const at = open.findIndex((level) => level.mark === mark)
    if (at < 0) {
      const above: Sibling | null = bare && siblingAbove(bare.item, item, block.page, context)
      if (above) bare?.list.members.push(above)
      const list: OpenList = { members: [], size: 0 }
      open.push({ mark, list })
      lists.push(list)
    } else open = open.slice(0, at + 1)
    const list = open.at(-1)?.list
    if (list === undefined) continue
    const sibling = siblingOf(item, block.page, context)
    if (sibling) list.members.push(sibling)
    list.size += 1
    bare = sibling ? null : { item, list }
  }
  return lists
}

const MIN_MEMBERS = 3
/** A list with more labels is a glossary or a list of codes. */
const MAX_MEMBERS = 24

/**
 * Maximum distance in blocks from a heading that the file does not mark up: what only looks like a
 * heading may be any line, which is unrelated to text further below.
 */
const MAX_HEADING_DISTANCE = 2

/** Puts a heading that the file marks up on the headings above it. */
const enter = (heading: Block, open: Block[]): void => {
  const { level } = heading
  if (level === undefined) return
  while ((open.at(-1)?.level ?? 0) >= level) open.pop()
  open.push(heading)
}

const repeatedHeadings = (blocks: readonly Block[]): ReadonlySet<string> => {
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
  return new Set(headings.filter((text, at) => headings.indexOf(text) !== at))
}

/** How many lists are below each heading, by its index among the blocks; -1 before the first. */
const listsBelow = (blocks: readonly Block[]): ReadonlyMap<number, number> => {
  const lists = new Map<number, number>()
  let above = -1
  for (const [at, { kind }] of blocks.entries())
    if (kind === 'heading') above = at
    else if (kind === 'list') lists.set(above, (lists.get(above) ?? 0) + 1)
  return lists
}

/** Whether the subject of a heading is in the one above it: "Characteristics", "The answers". */
const isGeneral = (heading: string, { patterns, siblings }: Wording): boolean => {
  const title = headingWithoutNumber(heading)
  const bare = title.replace(patterns.article, '')
  return siblings.aspect.test(bare) || (bare !== title && !bare.includes(' '))
}

/** The labelled items of lists, paragraphs of sections, rows of tables and subsections. */
export const siblingsOf = (
  file: SourceText,
  blocks: readonly Block[],
  wording: Wording,
): Siblings[] => {
  const context = contextOf(file, wording)
  const layout = layoutLists(blocks, file.pages, wording)
  const repeated = repeatedHeadings(blocks)
  const lists = listsBelow(blocks)
  const open: Block[] = []
  const uniqueHeadingOf = (heading: string): string => {
    const parent = open.findLast(({ text }) => !repeated.has(text) && text !== heading)?.text ?? ''
    if (repeated.has(heading)) return parent
    return parent !== '' && isGeneral(heading, wording)
      ? [parent, heading].map(headingWithoutNumber).join(': ')
      : heading
  }
  const found: Siblings[] = []
  const add = (
    source: Siblings['source'],
    { members, size }: OpenList,
    at: number,
    heading: string,
  ) => {
    const isUsual = members.length >= MIN_MEMBERS && members.length <= MAX_MEMBERS
    if (!isUsual || heading.split(/[\s:,]+/u).some(isWorkedExample)) return
    const uniqueHeading = heading === '' ? '' : uniqueHeadingOf(heading)
    const isOnlyList = source !== 'list' || (lists.get(above.at) ?? 0) <= 1
    const position = at / blocks.length
    found.push({ source, heading, uniqueHeading, members, size, isOnlyList, position })
  }
  let paragraphs: OpenList = { members: [], size: 0 }
  let above = { text: '', isMarked: false, at: -1 }
  const headingAt = (at: number): string =>
    above.isMarked || at - above.at <= MAX_HEADING_DISTANCE ? above.text : ''
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      add('paragraphs', paragraphs, at, headingAt(at))
      paragraphs = { members: [], size: 0 }
      enter(block, open)
      above = { text: block.text, isMarked: block.level !== undefined, at }
    } else if (block.kind === 'list') {
      if (layout.has(block)) continue
      for (const list of listsOf(block, context)) add('list', list, at, headingAt(at))
    } else if (block.kind === 'table') {
      add('table', rowsOf(block, context), at, headingAt(at))
    } else if (block.kind === 'prose') {
      const sibling = siblingOf(block, block.page, context)
      if (sibling?.isBold !== true) continue
      paragraphs.members.push(sibling)
      paragraphs.size += 1
    }
  }
  add('paragraphs', paragraphs, blocks.length, headingAt(blocks.length))
  for (const { list, at, parent } of sectionsBelow(blocks, context))
    add('sections', list, at, parent)
  return found
}
