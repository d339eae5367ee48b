import { Parser } from 'htmlparser2'
import { Failure } from '../../failure.ts'
import { blocksOfTable, cellOf, type Cell } from '../cell-table.ts'
import { LIMITS } from '../limits.ts'
import { charsOf, headingOf, paragraphOf, type SourceBlock } from '../source-block.ts'
import { storableText, TextBuilder, type Style, type StyledText } from '../styled-text.ts'
import { Drawing } from './drawing.ts'
import { isIgnored, type Attributes } from './ignored-elements.ts'
import { Formula, withoutPrefix } from './mathml.ts'
import { BLOCKS, BOLD, ITALIC } from './element-kinds.ts'
import { OpenLists } from './open-lists.ts'
import { picturesOf } from './pictures-of-element.ts'
import { NAMES, namesIn, LinkTargets, type Names } from './link-targets.ts'
import { LinkShare } from './link-share.ts'
import { SupSubText } from './sup-sub-text.ts'
import { checkTagLimit } from './tag-limit.ts'
import { isFootnote, SideNotes } from './side-notes.ts'

/** Maximum depth of nested tables that are read: pages use them for layout. */
const MAX_NESTED_TABLES = 12

/** A main part with less text than this is ignored. */
const MIN_MAIN_CHARS = 200

type Table = { readonly rows: Cell[][] }

const sizeOf = (blocks: readonly SourceBlock[]): number =>
  blocks.reduce((sum, block) => sum + charsOf(block), 0)

type Opener = (it: HtmlReader, attributes: Attributes) => void

/** Collects the blocks of an HTML document while it is parsed. */
class HtmlReader {
  /** Where blocks go: the document, and inside it the cells of the open tables. */
  readonly #sinks: SourceBlock[][] = [[]]
  readonly #builder = new TextBuilder()
  readonly #lists = new OpenLists()
  readonly #tables: Table[] = []
  readonly #open: string[] = []
  /** Depth of the element whose content is left out; null outside such an element. */
  #skippedFrom: number | null = null
  #noteFrom: number | null = null
  #mainFrom: { readonly depth: number; readonly at: number } | null = null
  #main: SourceBlock[] = []
  #bold = 0
  #italic = 0
  #heading: number | null = null
  #item: { mark: string; level: number } | null = null
  #code: string | null = null
  #formula: Formula | null = null
  #drawing: Drawing | null = null
  readonly #supSub = new SupSubText()
  readonly #linkShare = new LinkShare()
  readonly #linkTargets: LinkTargets
  readonly #notes = new SideNotes()
  /** The pictures in the open block, which follow it. */
  #pictures: SourceBlock[] = []
  #isTerm = false

  constructor(names: Names) {
    this.#linkTargets = new LinkTargets(names)
  }

  open(name: string, attributes: Attributes): void {
    this.#open.push(name)
    if (this.#open.length > LIMITS.htmlDepth)
      throw new Failure('document_too_large', { cause: 'nesting' })
    if (this.#skippedFrom !== null) return
    if (isIgnored(name, attributes, this.#open)) {
      this.#skippedFrom = this.#open.length
      return
    }
    if (this.#drawing !== null) this.#drawing.open(name, attributes, this.#open.length)
    else if (name === 'svg') this.#drawing = new Drawing(attributes, this.#open.length)
    else if (name === 'math') this.#formula = new Formula(attributes)
    else if (this.#formula !== null) this.#formula.open(name, attributes)
    else this.#openElement(name, attributes)
  }

  #openElement(name: string, attributes: Attributes): void {
    if (BLOCKS.has(name) && !(name === 'dd' && this.#isTerm)) this.#flush()
    if (name === 'dd') this.#isTerm = false
    this.#openStyle(name)
    this.#supSub.open(name, attributes['href'])
    this.#linkShare.open(name)
    this.#linkTargets.open(name, attributes)
    this.#notes.open(name, attributes, this.#open.length)
    if (isFootnote(name, attributes)) this.#noteFrom ??= this.#open.length
    const level = /^h([1-6])$/u.exec(name)?.[1]
    if (level !== undefined) this.#heading = Number(level)
    HtmlReader.#opened.get(name)?.(this, attributes)
  }

  #openStyle(name: string): void {
    if (BOLD.has(name) || name === 'dt') this.#bold += 1
    if (ITALIC.has(name)) this.#italic += 1
  }

  /** What begins with each structural element. */
  static readonly #opened: ReadonlyMap<string, Opener> = new Map<string, Opener>([
    ['a', (it, at) => it.#builder.link(it.#linkTargets.targetOf(at))],
    ['br', (it) => it.#lineBreak()],
    ['img', (it, at) => void it.#pictures.push(...picturesOf(at, it.#open))],
    ['pre', (it) => void (it.#code = '')],
    ['ul', (it) => it.#lists.openBulleted()],
    ['ol', (it, at) => it.#lists.openNumbered(at)],
    ['li', (it) => void (it.#item = it.#lists.nextMark())],
    ['main', (it) => void (it.#mainFrom ??= { depth: it.#open.length, at: it.#sink.length })],
    ['table', (it) => void it.#tables.push({ rows: [] })],
    ['tr', (it) => void it.#tables.at(-1)?.rows.push([])],
    ['td', (it) => it.#openCell()],
    ['th', (it) => it.#openCell()],
  ])

  #lineBreak(): void {
    if (this.#supSub.isOpen) this.#endSupSub()
    if (this.#code === null) this.#builder.lineBreak()
    else this.#code += '\n'
  }

  #openCell(): void {
    if (this.#hasCells) this.#sinks.push([])
  }

  close(name: string): void {
    const depth = this.#open.length
    this.#open.pop()
    if (this.#skippedFrom !== null) {
      if (depth <= this.#skippedFrom) this.#skippedFrom = null
      return
    }
    if (this.#drawing !== null) this.#closeDrawing(this.#drawing, depth)
    else if (this.#formula !== null) this.#closeFormula(name)
    else this.#closeElement(name, depth)
  }

  #closeElement(name: string, depth: number): void {
    if (this.#supSub.closes(name)) this.#endSupSub()
    this.#linkShare.close(name)
    this.#notes.close(depth)
    if (name === 'dt') this.#closeTerm()
    else if (BLOCKS.has(name)) this.#flush()
    if (BOLD.has(name)) this.#bold -= 1
    if (ITALIC.has(name)) this.#italic -= 1
    if (/^h[1-6]$/u.test(name)) this.#heading = null
    if (this.#noteFrom !== null && depth <= this.#noteFrom) this.#noteFrom = null
    if (this.#mainFrom?.depth === depth) {
      this.#main = this.#sink.slice(this.#mainFrom.at)
      this.#mainFrom = null
    }
    HtmlReader.#closed.get(name)?.(this)
  }

  #closeTerm(): void {
    this.#isTerm = !this.#builder.isEmpty
    this.#bold -= 1
    if (this.#isTerm) this.#builder.add(/[:：]/u.test(this.#builder.last) ? ' ' : ': ')
  }

  /** What ends with each structural element. */
  static readonly #closed: ReadonlyMap<string, (it: HtmlReader) => void> = new Map([
    ['a', (it) => it.#closeLink()],
    ['pre', (it) => void (it.#code = null)],
    ['ul', (it) => it.#lists.close()],
    ['ol', (it) => it.#lists.close()],
    ['li', (it) => void (it.#item = null)],
    ['td', (it) => it.#closeCell()],
    ['th', (it) => it.#closeCell()],
    ['table', (it) => it.#closeTable()],
  ])

  /** Whether cells belong to a table; in tables that are nested too deep they are blocks. */
  get #hasCells(): boolean {
    return this.#tables.length > 0 && this.#tables.length <= MAX_NESTED_TABLES
  }

  #closeCell(): void {
    if (!this.#hasCells || this.#sinks.length < 2) return
    const cell = cellOf(this.#sinks.pop() ?? [])
    this.#tables.at(-1)?.rows.at(-1)?.push(cell)
  }

  #closeTable(): void {
    const table = this.#tables.pop()
    if (table) for (const block of blocksOfTable(table.rows)) this.#push(block)
  }

  text(text: string): void {
    if (this.#skippedFrom !== null) return
    this.#linkShare.add(text)
    if (this.#drawing !== null) this.#drawing.text(text)
    else if (this.#formula !== null) this.#formula.text(text)
    else if (this.#code !== null) this.#code += text
    else if (!this.#notes.add(text) && !this.#supSub.add(text)) this.#builder.add(text, this.#style)
  }

  #endSupSub(): void {
    this.#builder.add(this.#supSub.take(this.#builder.last), this.#style)
    this.#closeLink()
  }

  /** A raised number is added after the link in it is closed. */
  #closeLink(): void {
    if (!this.#supSub.isOpen && !this.#open.includes('a')) this.#builder.link(null)
  }

  end(): SourceBlock[] {
    this.#flush()
    const all = this.#sinks.flat()
    return sizeOf(this.#main) >= MIN_MAIN_CHARS ? this.#main : all
  }

  get isListOfLinks(): boolean {
    return this.#linkShare.isListOfLinks
  }

  get #sink(): SourceBlock[] {
    return this.#sinks.at(-1) ?? []
  }

  get #style(): Style {
    return this.#bold > 0 || this.#notes.isTerm ? 'bold' : this.#italic > 0 ? 'italic' : null
  }

  /** Ends the current block. */
  #flush(): void {
    if (this.#code !== null) {
      const code = storableText(this.#code.replaceAll('\r', '')).trimEnd().replace(/^\n+/u, '')
      this.#code = ''
      if (code !== '') this.#push({ kind: 'code', text: code })
      return
    }
    if (this.#supSub.isOpen) this.#endSupSub()
    const text = this.#builder.take()
    if (text.text !== '') this.#add(text)
    for (const picture of this.#pictures.splice(0)) this.#push(picture)
    for (const note of this.#notes.take()) this.#push(note)
  }

  #add(text: StyledText): void {
    if (this.#heading !== null) this.#push(headingOf(this.#heading, text.text))
    else if (this.#noteFrom !== null) this.#push({ kind: 'note', text })
    else if (this.#item !== null) this.#push({ kind: 'item', ...this.#item, text })
    else this.#push(paragraphOf(text))
    this.#item = null
  }

  /** Adds a block; what links lead to in a cell belongs to its table. */
  #push(block: SourceBlock): void {
    const linkTargets = this.#sinks.length === 1 ? this.#linkTargets.take() : []
    this.#sink.push(linkTargets.length > 0 ? { ...block, linkTargets } : block)
  }

  /** A drawing follows the block that it is in, as a picture does. */
  #closeDrawing(drawing: Drawing, depth: number): void {
    if (!drawing.close(depth)) return
    this.#pictures.push(...drawing.blocks(this.#open.includes('a')))
    this.#drawing = null
  }

  #closeFormula(name: string): void {
    if (this.#formula === null) return
    if (name !== 'math') this.#formula.close(name)
    else {
      this.#builder.add(this.#formula.written)
      this.#formula = null
    }
  }
}

function readHtml(html: string, names: Names, isXml: boolean): HtmlReader {
  checkTagLimit(html)
  const reader = new HtmlReader(names)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(withoutPrefix(name), attributes),
      onclosetag: (name) => reader.close(withoutPrefix(name)),
      ontext: (text) => reader.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: isXml },
  )
  parser.write(html)
  parser.end()
  return reader
}

/**
 * The blocks of an HTML document, of its main part where it marks one. Nothing is loaded or run;
 * broken markup is read on. Throws `document_too_large` for elements nested too deep.
 */
export const blocksOfHtml = (html: string): SourceBlock[] => readHtml(html, NAMES, false).end()

/**
 * The blocks of a chapter in XHTML, the part `part` of a book; none of a table of contents, which
 * is a list of links.
 */
export function blocksOfChapter(html: string, part: string): SourceBlock[] {
  const reader = readHtml(html, namesIn(part), true)
  return reader.isListOfLinks ? [] : reader.end()
}
