import { escaped, makeZip, relations, xml, type Parts } from './office.ts'

/** A cell: a text, a number, a number of a style by its index, or a formula without a number. */
type SheetCell = string | number | { value: number; style: number } | { formula: string } | null

type Sheet = {
  name: string
  rows: readonly (readonly SheetCell[])[]
  state?: 'hidden' | 'veryHidden'
}

const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** Styles by index: general, two decimals, date, percent. */
const STYLES = `<styleSheet ${NAMESPACES}><numFmts><numFmt numFmtId="164" formatCode="[Red]yyyy\\-mm\\-dd;@"/></numFmts><cellXfs>${[
  0, 2, 164, 9,
]
  .map((id) => `<xf numFmtId="${id}"/>`)
  .join('')}</cellXfs></styleSheet>`

const reference = (row: number, column: number): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`

/** The bytes of a workbook with shared strings. */
export function makeXlsx(sheets: readonly Sheet[], parts: Parts = {}): Uint8Array<ArrayBuffer> {
  const strings: string[] = []
  const cellOf = (cell: SheetCell, at: string): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') {
      strings.push(cell)
      return `<c r="${at}" t="s"><v>${strings.length - 1}</v></c>`
    }
    if (typeof cell === 'object' && 'formula' in cell)
      return `<c r="${at}"><f>${escaped(cell.formula)}</f><v></v></c>`
    const { value, style } = typeof cell === 'number' ? { value: cell, style: 0 } : cell
    return `<c r="${at}" s="${style}"><v>${value}</v></c>`
  }
  const sheetParts = sheets.map(
    ({ rows }) =>
      `<worksheet ${NAMESPACES}><sheetData>${rows
        .map(
          (row, y) =>
            `<row r="${y + 1}">${row.map((cell, x) => cellOf(cell, reference(y, x))).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
  )
  return makeZip({
    '[Content_Types].xml': xml('<Types/>'),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'sharedStrings', 'sharedStrings.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ...sheets.map(
        (_, at) => [`rId${at + 10}`, 'worksheet', `worksheets/sheet${at + 1}.xml`] as const,
      ),
    ]),
    'xl/workbook.xml': xml(
      `<workbook ${NAMESPACES}><sheets>${sheets
        .map(
          ({ name, state }, at) =>
            `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 10}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/styles.xml': xml(STYLES),
    'xl/sharedStrings.xml': xml(
      `<sst ${NAMESPACES}>${strings
        .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
        .join('')}</sst>`,
    ),
    ...Object.fromEntries(
      sheetParts.map((part, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml(part)]),
    ),
    ...parts,
  })
}
