import { Failure } from '../../failure.ts'
import { CELL_SEPARATOR } from '../../text/blocks/page-structure.ts'
import { readGraphic } from '../drawings/graphic.ts'
import { readTextBody } from '../drawings/text-body.ts'
import { LIMITS } from '../limits.ts'
import { openPackage, targetOf, type OfficePackage } from '../archive/package.ts'
import { flowedPages, type DocumentPage } from '../pages.ts'
import { headingOf, tableOf, type SourceBlock } from '../source-block.ts'
import { joinOnOneLine } from '../styled-text.ts'
import {
  allOf,
  attributeOf,
  childOf,
  elementsOf,
  relationIdOf,
  textOf,
  type XmlElement,
} from '../archive/xml.ts'
import { numberText, readFormats, type CellFormat } from './cell-formats.ts'

type Workbook = {
  readonly strings: readonly string[]
  readonly formats: readonly CellFormat[]
  readonly is1904: boolean
  /** What all sheets together may still have. */
  readonly budget: Budget
}

/** Characters that XML cannot contain are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** The text of a string: its runs without the phonetic guides (`rPh`). */
const stringOf = (item: XmlElement | undefined): string =>
  joinOnOneLine([
    unescaped(
      elementsOf(item)
        .map((part) =>
          part.name === 't' ? textOf(part) : part.name === 'r' ? textOf(childOf(part, 't')) : '',
        )
        .join(''),
    ).replace(/[^\P{Cc}\s]/gu, ''),
  ])

function readStrings(office: OfficePackage): string[] {
  const strings: string[] = []
  const name = targetOf(office.relations(office.main), { type: 'sharedStrings' })
  if (name !== null) office.stream(name, 'sst', (item) => void strings.push(stringOf(item)))
  return strings
}

const FLAGS: Readonly<Record<string, string>> = { 0: 'FALSE', 1: 'TRUE' }

/** The formula of a cell whose value no program has calculated; empty without one. */
function formulaOf(cell: XmlElement): string {
  const formula = joinOnOneLine([unescaped(textOf(childOf(cell, 'f')))])
  return formula === '' ? '' : `=${formula}`
}

/** What a cell shows. */
function cellText(cell: XmlElement, workbook: Workbook): string {
  const value = textOf(childOf(cell, 'v'))
  switch (attributeOf(cell, 't')) {
    case 's':
      return workbook.strings[Number(value)] ?? ''
    case 'inlineStr':
      return stringOf(childOf(cell, 'is'))
    case 'b':
      return FLAGS[value] ?? ''
    case 'str':
    case 'e':
    case 'd':
      return joinOnOneLine([unescaped(value)])
    default:
      return value === '' ? formulaOf(cell) : numberOf(cell, value, workbook)
  }
}

function numberOf(cell: XmlElement, value: string, { formats, is1904 }: Workbook): string {
  const format: CellFormat = formats[Number(attributeOf(cell, 's') ?? 0)] ?? { kind: 'general' }
  return numberText(value, format, is1904)
}

/** The column of a reference from 0: "C7" is 2; null without one. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return Array.from(letters).reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1
}

/** The texts of a row by column. */
type Row = ReadonlyMap<number, string>

/** How many cells, and characters in them and between them, may still be read. */
type Budget = { cells: number; chars: number }

const tooManyCells = () => new Failure('document_too_large', { cause: 'cells' })

function rowOf(row: XmlElement, workbook: Workbook): Row {
  const { budget } = workbook
  const texts = new Map<number, string>()
  let next = 0
  for (const cell of elementsOf(row, 'c')) {
    const column = columnOf(attributeOf(cell, 'r')) ?? next
    const text = cellText(cell, workbook)
    next = column + 1
    budget.cells -= 1
    budget.chars -= text.length
    if (text !== '' && texts.size > 0) budget.chars -= CELL_SEPARATOR.length
    if (budget.cells < 0 || budget.chars < 0) throw tooManyCells()
    if (text !== '') texts.set(column, text)
  }
  return texts
}

/** The rows as a table of the columns that are used; null without any. */
function tableOfRows(rows: readonly Row[]): SourceBlock | null {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))].sort((a, b) => a - b)
  if (columns.length * rows.length > LIMITS.cells) throw tooManyCells()
  return tableOf(rows.map((row) => columns.map((column) => row.get(column) ?? '')))
}

/** The tables of a sheet: empty rows divide them. */
function readSheet(office: OfficePackage, name: string, workbook: Workbook): SourceBlock[] {
  const { budget } = workbook
  // Before the sheet is parsed, which takes seconds for so many.
  if (office.countOf(name, '<c ') > budget.cells) throw tooManyCells()
  const tables: Row[][] = [[]]
  let lastRow = 0
  office.stream(name, 'sheetData', (row) => {
    if (row.name !== 'row') return
    const number = Number(attributeOf(row, 'r') ?? lastRow + 1)
    const texts = rowOf(row, workbook)
    const isEmpty = texts.size === 0
    if ((isEmpty || number > lastRow + 1) && tables.at(-1)?.length !== 0) tables.push([])
    if (!isEmpty) tables.at(-1)?.push(texts)
    lastRow = number
  })
  return tables.flatMap((rows) => tableOfRows(rows) ?? [])
}

/** The text boxes and diagrams of a sheet, and the titles of its charts, whose data are cells. */
function readDrawing(office: OfficePackage, sheet: string): SourceBlock[] {
  const name = targetOf(office.relations(sheet), { type: 'drawing' })
  const drawing = name === null ? null : office.part(name)
  if (name === null || drawing === null) return []
  const boxes = allOf(drawing, 'txBody').flatMap((body) => readTextBody(body, null))
  const graphics = allOf(drawing, 'graphicData').flatMap((data) => readGraphic(office, name, data))
  return [...boxes, ...graphics.filter(({ kind }) => kind !== 'table')]
}

/**
 * The visible sheets of a workbook: each begins a page with its name, a long one takes several.
 * Throws `Failure`.
 */
export function readXlsx(bytes: Uint8Array): DocumentPage[] {
  const office = openPackage(bytes)
  const root = office.part(office.main)
  if (root?.name !== 'workbook') throw new Failure('document_wrong_type')
  const relations = office.relations(office.main)
  const date1904 = attributeOf(childOf(root, 'workbookPr'), 'date1904')
  const workbook: Workbook = {
    strings: readStrings(office),
    formats: readFormats(office.part(targetOf(relations, { type: 'styles' }) ?? '')),
    is1904: date1904 === '1' || date1904 === 'true',
    budget: { cells: LIMITS.cells, chars: LIMITS.textChars },
  }
  const targets = new Map(relations.map((relation) => [relation.id, relation]))
  const sheets = elementsOf(childOf(root, 'sheets'), 'sheet').filter(
    (sheet) => !/hidden/iu.test(attributeOf(sheet, 'state') ?? ''),
  )
  return flowedPages(
    sheets.map((sheet) => {
      const { type, target } = targets.get(relationIdOf(sheet) ?? '') ?? {}
      if (target === undefined || !/^(?:work|chart)sheet$/u.test(type ?? '')) return []
      const tables = type === 'worksheet' ? readSheet(office, target, workbook) : []
      const blocks = [...tables, ...readDrawing(office, target)]
      return blocks.length === 0 ? [] : [headingOf(1, attributeOf(sheet, 'name') ?? ''), ...blocks]
    }),
  )
}
