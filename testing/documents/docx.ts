import { escaped, makeZip, relations, xml, type Parts, type Relation } from './office.ts'

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'

/** A run with properties such as `<w:b/>`. */
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

/** A run that begins, divides or ends a field, or has a part of its instruction. */
export const field = (part: 'begin' | 'separate' | 'end' | { readonly instruction: string }) =>
  typeof part === 'string'
    ? `<w:r><w:fldChar w:fldCharType="${part}"/></w:r>`
    : `<w:r><w:instrText>${escaped(part.instruction)}</w:instrText></w:r>`

export const bookmark = (name: string): string => `<w:bookmarkStart w:name="${name}"/>`

/** A paragraph of a style, with properties such as `<w:numPr>…`. */
export const paragraph = (
  content: string,
  { style, properties = '' }: { style?: string; properties?: string } = {},
): string =>
  `<w:p><w:pPr>${style === undefined ? '' : `<w:pStyle w:val="${style}"/>`}${properties}</w:pPr>${
    content.startsWith('<') ? content : run(content)
  }</w:p>`

/** An item of the list with number `list` at `level`. */
export const item = (text: string, list: number, level = 0): string =>
  paragraph(text, {
    properties: `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`,
  })

/** A table of cells; a cell that begins with `<` is XML. */
export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map(
      (row) =>
        `<w:tr>${row
          .map((cell) => `<w:tc>${cell.startsWith('<') ? cell : paragraph(cell)}</w:tc>`)
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`

/**
 * Styles: `Kapitel` is based on the first heading; list 1 has bullets, list 2 numbers, list 3 those
 * of list 2 from 1 on.
 */
const STYLES = `
  <w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/>
    <w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="Kapitel"><w:name w:val="Kapitel"/>
    <w:basedOn w:val="berschrift1"/></w:style>
  <w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
  <w:style w:type="paragraph" w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Quelltext"><w:name w:val="Source Code"/></w:style>
  <w:style w:type="paragraph" w:styleId="Schleife"><w:name w:val="Loop"/>
    <w:basedOn w:val="Schleife"/></w:style>`

const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`

const NUMBERING = `
  <w:abstractNum w:abstractNumId="0">${level(0, 'bullet', '·')}${level(1, 'bullet', 'o')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="1"/>
    <w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`

type Docx = {
  /** Footnotes by id. */
  notes?: Readonly<Record<string, string>>
  /** Further relations of the text. */
  links?: readonly Relation[]
  parts?: Parts
}

/** The bytes of a Word document with these blocks in its body. */
export function makeDocx(
  body: readonly string[],
  { notes = {}, links = [], parts = {} }: Docx = {},
): Uint8Array<ArrayBuffer> {
  const footnotes = Object.entries(notes).map(
    ([id, text]) => `<w:footnote w:id="${id}">${paragraph(text)}</w:footnote>`,
  )
  return makeZip({
    '[Content_Types].xml': xml('<Types/>'),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['rId1', 'styles', 'styles.xml'],
      ['rId2', 'numbering', 'numbering.xml'],
      ['rId3', 'footnotes', '/word/footnotes.xml'],
      ...links,
    ]),
    'word/document.xml': xml(
      `<w:document ${NAMESPACES}><w:body>${body.join('')}</w:body></w:document>`,
    ),
    'word/styles.xml': xml(`<w:styles ${NAMESPACES}>${STYLES}</w:styles>`),
    'word/numbering.xml': xml(`<w:numbering ${NAMESPACES}>${NUMBERING}</w:numbering>`),
    'word/footnotes.xml': xml(
      `<w:footnotes ${NAMESPACES}><w:footnote w:type="separator" w:id="0">${paragraph('SEPARATOR')}</w:footnote>${footnotes.join('')}</w:footnotes>`,
    ),
    ...parts,
  })
}
