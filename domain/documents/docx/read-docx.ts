import { Failure } from '../../failure.ts'
import { blocksOfTable, cellOf, type Cell } from '../cell-table.ts'
import { readGraphic } from '../drawings/graphic.ts'
import { LIMITS } from '../limits.ts'
import { openPackage, targetOf, type OfficePackage } from '../archive/package.ts'
import { pagesAtBreaks, flowedPages, type DocumentPage } from '../pages.ts'
import { pictureOf } from '../pictures.ts'
import { BREAK, headingOf, paragraphOf, type SourceBlock } from '../source-block.ts'
import { joinAfter, type StyledText } from '../styled-text.ts'
import {
  allOf,
  attributeOf,
  childOf,
  descend,
  elementsOf,
  isOn,
  type XmlElement,
} from '../archive/xml.ts'
import { readInline, type Graphic, type NoteNumber } from './inline.ts'
import { linkTargetOf, type Addresses } from './links.ts'
import { listCounter, readLists, type ListMark } from './lists.ts'
import { chainOf, headingLevel, isCode, isContentsLine, readStyles, type Styles } from './styles.ts'

/** Maximum depth of nested boxes and tables that are read. */
const MAX_NESTING = 8

type Note = { readonly element: XmlElement; readonly addresses: Addresses }

type Context = {
  readonly styles: Styles
  readonly nextMark: (properties: XmlElement | undefined) => ListMark | null
  readonly noteNumber: NoteNumber
  /** The notes by id, as `footnote 3`, until their first mention. */
  readonly notes: Map<string, Note>
  readonly readGraphic: (graphic: Graphic) => SourceBlock[]
  readonly addresses: Addresses
  /** The bookmarks since the last block (`next`), and how many more are read (`left`). */
  readonly linkTargets: { readonly next: string[]; left: number }
}

/** Elements around blocks that add nothing to them. */
const WRAPPERS = new Set(['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag'])

/** A table of contents that the program made of the headings, whatever the style of its lines. */
const isContents = (element: XmlElement): boolean =>
  element.name === 'sdt' &&
  attributeOf(descend(element, 'sdtPr', 'docPartObj', 'docPartGallery'), 'val') ===
    'Table of Contents'

/** The children of a name, through wrappers. */
const unwrapped = (parent: XmlElement, name: string): XmlElement[] =>
  elementsOf(parent).flatMap((child) =>
    child.name === name ? [child] : WRAPPERS.has(child.name) ? unwrapped(child, name) : [],
  )

/** The numbers of notes in the order of their mention. */
function noteCounter(): NoteNumber {
  const numbers = new Map<string, number>()
  return (id) => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return number
  }
}

function paragraphBlock(
  text: StyledText,
  heading: number | null,
  mark: ListMark | null,
): SourceBlock {
  if (heading !== null) {
    const label = mark === null || /^[•◦▪]$/u.test(mark.mark) ? '' : `${mark.mark} `
    return headingOf(heading, label + text.text)
  }
  return mark === null ? paragraphOf(text) : { kind: 'item', ...mark, text }
}

/** The blocks of a paragraph: its text, then its notes and the boxes anchored in it. */
function readParagraph(paragraph: XmlElement, context: Context, depth: number): SourceBlock[] {
  const properties = childOf(paragraph, 'pPr')
  const chain = chainOf(context.styles, attributeOf(childOf(properties, 'pStyle'), 'val'))
  if (isContentsLine(chain)) return []
  const inline = readInline(paragraph, context.noteNumber, context.addresses)
  for (const bookmark of inline.bookmarks) addLinkTarget(bookmark, context)
  const hasText = inline.parts.some(({ text }) => text !== '')
  const list = childOf(properties, 'numPr') ?? chain.find(({ numbering }) => numbering)?.numbering
  const mark = hasText ? context.nextMark(list) : null
  const heading = headingLevel(chain, properties)
  const isPlain = heading === null && mark === null
  const section = childOf(properties, 'sectPr')
  const continues = attributeOf(childOf(section, 'type'), 'val') === 'continuous'
  const isBroken = inline.breaksBefore || isOn(childOf(properties, 'pageBreakBefore'))
  return [
    ...(isBroken ? [BREAK] : []),
    ...inline.parts.flatMap((text, at): SourceBlock[] => {
      if (text.text === '') return []
      if (isPlain && isCode(chain)) return [{ kind: 'code', text: text.text }]
      const block = at === 0 ? paragraphBlock(text, heading, mark) : paragraphOf(text)
      return at === 0 ? [block] : [BREAK, block]
    }),
    ...inline.notes.flatMap((id) => readNote(id, context)),
    ...inline.boxes.flatMap((box) => readBlocks(box, context, depth + 1)),
    ...inline.graphics.flatMap(context.readGraphic),
    ...(inline.breaksAfter || (section !== undefined && !continues) ? [BREAK] : []),
  ]
}

function readNote(id: string, context: Context): SourceBlock[] {
  const note = context.notes.get(id)
  if (!note) return []
  context.notes.delete(id)
  const { element, addresses } = note
  const parts = allOf(element, 'p').flatMap(
    (paragraph) => readInline(paragraph, () => 0, addresses).parts,
  )
  const text = joinAfter(`[${context.noteNumber(id)}]`, parts)
  return text === null ? [] : [{ kind: 'note', text }]
}

function readCell(cell: XmlElement, context: Context, depth: number): Cell {
  const merge = childOf(childOf(cell, 'tcPr'), 'vMerge')
  const isContinued = merge !== undefined && attributeOf(merge, 'val') !== 'restart'
  return cellOf(isContinued ? [] : readBlocks(cell, context, depth + 1))
}

/** A table as rows, divided where a page break is in a row; a frame as the blocks inside it. */
function readTable(table: XmlElement, context: Context, depth: number): SourceBlock[] {
  const rows = unwrapped(table, 'tr').map((row) => ({
    isBroken: allOf(row, 'lastRenderedPageBreak').length > 0,
    cells: unwrapped(row, 'tc').map((cell) => readCell(cell, context, depth)),
  }))
  const groups: Cell[][][] = [[]]
  for (const { isBroken, cells } of rows) {
    if (isBroken && groups.at(-1)?.length !== 0) groups.push([])
    groups.at(-1)?.push(cells)
  }
  return groups.flatMap((group, at) => [...(at > 0 ? [BREAK] : []), ...blocksOfTable(group)])
}

function addLinkTarget(bookmark: XmlElement, { linkTargets }: Context): void {
  const name = linkTargetOf(attributeOf(bookmark, 'name') ?? '')
  if (linkTargets.left === 0 || name.length > LIMITS.linkTargetChars) return
  linkTargets.left -= 1
  linkTargets.next.push(name)
}

/** Adds the pending bookmarks to the first of `blocks`; bookmarks in a cell go to the table. */
function withLinkTargets(
  blocks: SourceBlock[],
  { linkTargets }: Context,
  depth: number,
): SourceBlock[] {
  const at = blocks.findIndex(({ kind }) => kind !== 'break')
  const first = blocks[at]
  if (first === undefined || depth > 0 || linkTargets.next.length === 0) return blocks
  return blocks.with(at, { ...first, linkTargets: linkTargets.next.splice(0) })
}

function readBlock(element: XmlElement, context: Context, depth: number): SourceBlock[] {
  if (depth > MAX_NESTING) throw new Failure('document_too_large', { cause: 'nesting' })
  if (element.name === 'p')
    return withLinkTargets(readParagraph(element, context, depth), context, depth)
  if (element.name === 'tbl')
    return withLinkTargets(readTable(element, context, depth), context, depth)
  if (element.name === 'bookmarkStart') addLinkTarget(element, context)
  if (isContents(element)) return []
  return WRAPPERS.has(element.name) ? readBlocks(element, context, depth) : []
}

const readBlocks = (parent: XmlElement, context: Context, depth: number): SourceBlock[] =>
  elementsOf(parent).flatMap((element) => readBlock(element, context, depth))

/** The notes of a document; separators between text and notes have a type. */
function readNotes(office: OfficePackage): Map<string, Note> {
  const relations = office.relations(office.main)
  return new Map(
    ['footnote', 'endnote'].flatMap((kind) => {
      const name = targetOf(relations, { type: `${kind}s` }) ?? ''
      const part = office.part(name)
      if (part === null) return []
      const addresses = office.addresses(name)
      return elementsOf(part, kind)
        .filter((note) => attributeOf(note, 'type') === undefined)
        .map((element) => {
          const id = `${kind} ${attributeOf(element, 'id') ?? ''}`
          return [id, { element, addresses }] as const
        })
    }),
  )
}

/**
 * The pages of a Word document. Where the program stored its own page breaks, they are the pages,
 * so that numbers agree with the printed ones; else they are sections of about a page. Throws
 * `Failure`.
 */
export function readDocx(bytes: Uint8Array): DocumentPage[] {
  const office = openPackage(bytes)
  const relations = office.relations(office.main)
  const partOf = (type: string) => office.part(targetOf(relations, { type }) ?? '')
  const context: Context = {
    styles: readStyles(partOf('styles')),
    nextMark: listCounter(readLists(partOf('numbering'))),
    noteNumber: noteCounter(),
    notes: readNotes(office),
    readGraphic: ({ data, alternative }) =>
      data === null
        ? [pictureOf(alternative)]
        : readGraphic(office, office.main, data, alternative),
    addresses: office.addresses(office.main),
    linkTargets: { next: [], left: LIMITS.linkTargets },
  }
  const blocks: SourceBlock[] = []
  const stored = { hasPages: false }
  const top = office.stream(office.main, 'body', (element) => {
    stored.hasPages ||= allOf(element, 'lastRenderedPageBreak').length > 0
    for (const block of readBlock(element, context, 0)) blocks.push(block)
  })
  if (top.name !== 'document') throw new Failure('document_wrong_type')
  return stored.hasPages ? pagesAtBreaks(blocks) : flowedPages([blocks])
}
