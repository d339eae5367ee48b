import { latexOf } from '../formula.ts'
import type { VerticalPosition } from '../../text/inline/superscripts.ts'
import { plainSuperOrSubscript } from '../superscripts.ts'
import { fromSymbolFont, isSymbolFont } from '../symbol-font.ts'
import { TextBuilder, type Style, type StyledText } from '../styled-text.ts'
import { attributeOf, childOf, elementsOf, isOn, textOf, type XmlElement } from '../archive/xml.ts'
import { OpenLinks, targetOfField, targetOfLink, type Addresses } from './links.ts'

/** The text of a paragraph and what belongs to it. */
type InlineText = {
  /** The text between the page breaks inside the paragraph; one if there is none. */
  readonly parts: StyledText[]
  /** Whether a page break comes before the text, and after it. */
  breaksBefore: boolean
  breaksAfter: boolean
  /** Ids of the notes, in order, as `footnote 3`. */
  readonly notes: string[]
  /** Boxes with text that are anchored in the paragraph (`w:txbxContent`). */
  readonly boxes: XmlElement[]
  /** Charts, diagrams and pictures in the paragraph. */
  readonly graphics: Graphic[]
  /** The bookmarks in the paragraph (`w:bookmarkStart`). */
  readonly bookmarks: XmlElement[]
}

/** `a:graphicData`, null for a picture in VML, with the alternative text of the drawing. */
export type Graphic = { readonly data: XmlElement | null; readonly alternative: string | undefined }

/** The number shown for a note; the same for each mention of it. */
export type NoteNumber = (id: string) => number

const SKIPPED = new Set([
  'del',
  'moveFrom',
  'delText',
  'delInstrText',
  'pPr',
  'rPr',
  'annotationRef',
  'commentReference',
])

/** Reads an element; elements without a reader are replaced by their content. */
type Reader = (element: XmlElement, style: Style) => void

const styleOf = (properties: XmlElement | undefined, outer: Style): Style => {
  const bold = childOf(properties, 'b')
  const italic = childOf(properties, 'i')
  if (isOn(bold)) return 'bold'
  if (isOn(italic)) return 'italic'
  return bold || italic ? null : outer
}

/** How the text of a run is written: above or below the line, and in the font Symbol. */
type Form = { readonly position: VerticalPosition | null; readonly isSymbol: boolean }
const PLAIN: Form = { position: null, isSymbol: false }

const formOf = (properties: XmlElement | undefined): Form => {
  const align = attributeOf(childOf(properties, 'vertAlign'), 'val')
  return {
    position: align === 'superscript' ? 'super' : align === 'subscript' ? 'sub' : null,
    isSymbol: isSymbolFont(attributeOf(childOf(properties, 'rFonts'), 'ascii')),
  }
}

/** The text that a run shows after `last`. */
const written = (text: string, { position, isSymbol }: Form, last: string): string => {
  const shown = isSymbol ? fromSymbolFont(text) : text
  return position === null ? shown : plainSuperOrSubscript(shown, position, last)
}

/** The sign of a `w:sym`; those of other fonts than Symbol are mostly ornaments. */
const signOf = (sign: XmlElement): string => {
  const code = Number.parseInt(attributeOf(sign, 'char') ?? '', 16)
  const isKnown = isSymbolFont(attributeOf(sign, 'font')) && code <= 0xffff
  return isKnown ? fromSymbolFont(String.fromCharCode(code)) : ''
}

const nothingFound = (): InlineText => ({
  parts: [],
  breaksBefore: false,
  breaksAfter: false,
  notes: [],
  boxes: [],
  graphics: [],
  bookmarks: [],
})

const linkReaders = (
  links: OpenLinks,
  addresses: Addresses,
  readAll: Reader,
): Readonly<Record<string, Reader>> => ({
  hyperlink: (link, style) =>
    links.within(targetOfLink(link, addresses), () => readAll(link, style)),
  fldSimple: (field, style) =>
    links.within(targetOfField(attributeOf(field, 'instr') ?? ''), () => readAll(field, style)),
  fldChar: (mark) => links.mark(attributeOf(mark, 'fldCharType')),
  instrText: (instruction) => links.instruct(textOf(instruction)),
})

/** Pictures in VML that are at most so many points wide or high are signs in a line. */
const MAX_SIGN_POINTS = 30

const isSign = (shape: XmlElement): boolean =>
  Array.from(
    (attributeOf(shape, 'style') ?? '').matchAll(/(?:^|;)(?:width|height):([\d.]+)pt/gu),
  ).some(([, points]) => Number(points) <= MAX_SIGN_POINTS)

/** The picture of a shape in VML, as Word before 2010 writes it; its title is often a file name. */
const pictureIn = (shape: XmlElement): Graphic[] => {
  const image = childOf(shape, 'imagedata')
  if (!image || isSign(shape)) return []
  return [{ data: null, alternative: attributeOf(shape, 'alt') ?? attributeOf(image, 'title') }]
}

/** Readers of boxes and of what is drawn; what is inside a drawing is read too. */
function drawingReaders(found: InlineText, readAll: Reader): Readonly<Record<string, Reader>> {
  let alternative: string | undefined
  const readShape: Reader = (shape, style) => {
    found.graphics.push(...pictureIn(shape))
    readAll(shape, style)
  }
  return {
    shape: readShape,
    rect: readShape,
    txbxContent: (box) => void found.boxes.push(box),
    docPr: (properties) => void (alternative = attributeOf(properties, 'descr')),
    graphicData: (data, style) => {
      found.graphics.push({ data, alternative })
      readAll(data, style)
    },
  }
}

/** Reads the runs of a paragraph. */
export function readInline(
  paragraph: XmlElement,
  noteNumber: NoteNumber,
  addresses: Addresses,
): InlineText {
  const builder = new TextBuilder()
  const found = nothingFound()
  let form: Form = PLAIN
  const breakPage = () => {
    if (!builder.isEmpty) found.parts.push(builder.take())
    else if (found.parts.length === 0) found.breaksBefore = true
  }
  const readers: Readonly<Record<string, Reader>> = {
    r: (run, outer) => {
      const properties = childOf(run, 'rPr')
      if (isOn(childOf(properties, 'vanish'))) return
      form = formOf(properties)
      readAll(run, styleOf(properties, outer))
      form = PLAIN
    },
    t: (text, style) => builder.add(written(textOf(text), form, builder.last), style),
    sym: (sign, style) => builder.add(written(signOf(sign), form, builder.last), style),
    ...linkReaders(new OpenLinks(builder), addresses, (parent, style) => readAll(parent, style)),
    bookmarkStart: (mark) => void found.bookmarks.push(mark),
    tab: () => builder.add(' '),
    cr: () => builder.lineBreak(),
    noBreakHyphen: () => builder.add('-'),
    br: (mark) => {
      if (attributeOf(mark, 'type') === 'page') breakPage()
      else builder.lineBreak()
    },
    lastRenderedPageBreak: breakPage,
    oMath: (formula) => builder.add(latexOf(formula)),
    oMathPara: (list) =>
      elementsOf(list, 'oMath').forEach((formula) => builder.add(` ${latexOf(formula, true)} `)),
    footnoteReference: (mention) => addNote('footnote', mention),
    endnoteReference: (mention) => addNote('endnote', mention),
    // The same content in two forms: only one of them is read.
    AlternateContent: (choice, style) => {
      const one = childOf(choice, 'Choice') ?? childOf(choice, 'Fallback')
      if (one) readAll(one, style)
    },
    ...drawingReaders(found, (parent, style) => readAll(parent, style)),
  }
  const addNote = (kind: string, mention: XmlElement) => {
    const id = `${kind} ${attributeOf(mention, 'id') ?? ''}`
    found.notes.push(id)
    builder.add(`[${noteNumber(id)}]`)
  }
  const readAll = (parent: XmlElement, style: Style) => {
    for (const child of elementsOf(parent)) {
      const read = readers[child.name]
      if (read) read(child, style)
      else if (!SKIPPED.has(child.name)) readAll(child, style)
    }
  }
  readAll(paragraph, null)
  if (builder.isEmpty && found.parts.length > 0) found.breaksAfter = true
  else found.parts.push(builder.take())
  return found
}
