import { pageWords } from '../../../languages/pages.ts'
import { clauses } from '../../lines/clauses.ts'
import { valueRows } from '../../lines/value-rows.ts'
import type { Chunk } from '../lines.ts'
import { captionLabelOf, isNumbered, isRow, type Shape } from '../shapes.ts'
import { sectionOf } from '../sections.ts'

/** Maximum length of a table cell; longer text is a paragraph. */
const MAX_CELL_CHARS = 240
/** Minimum rows of a table without a caption, and minimum lines of a list without bullets. */
const MIN_ROWS = 3
const MIN_LINES = 3
const MIN_LINE_WORDS = 5
const ENDS_WITH_COLON = /[:：]$/u
/** Maximum number of chunks of a table on each side of its caption. */
const MAX_TABLE_CHUNKS = 120
const MAX_DRAWING_CHUNKS = 30

/** Whether a chunk may be a row; a row that the file marks up says nothing about its neighbours. */
const isRowLike = (chunk: Chunk | undefined, shape: Shape | undefined): boolean =>
  (chunk === undefined || !isRow(chunk)) && isRowOrTitle(chunk, shape)

const isRowOrTitle = (chunk: Chunk | undefined, shape: Shape | undefined): boolean =>
  shape === 'row' || (shape === 'title' && sectionOf(chunk?.text ?? '') === null)

/** Whether a chunk may be a cell or row of a table with a caption nearby. */
function isCell(chunk: Chunk | undefined, shape: Shape | undefined): boolean {
  if (!chunk || isRow(chunk) || shape === 'caption' || shape === 'item' || shape === 'code')
    return false
  if (shape === 'title') return sectionOf(chunk.text) === null && !isNumbered(chunk.text)
  if (shape === 'prose')
    return chunk.text.length <= MAX_CELL_CHARS && !/^\p{Lu}.*[.!?]$/u.test(chunk.text)
  return true
}

/** A term before what it means, which is not a heading: "Ebb: the water that flows back to sea". */
const IS_MEANING = /^[^:]{1,60}: (?:\S+ ){4}/u

/**
 * The items of a list above the caption of a figure that a sentence announces, which are not labels
 * of its drawing: "There are two tides:". None if there is no such list.
 */
function announcedAbove(chunks: readonly Chunk[], above: readonly number[]): readonly number[] {
  const before = (above.at(-1) ?? 0) - 1
  const lead = [...above, before].findIndex((i) => ENDS_WITH_COLON.test(chunks[i]?.text ?? ''))
  const items = above.slice(0, Math.max(0, lead))
  return items.length > 1 && items.every((i) => IS_MEANING.test(chunks[i]?.text ?? '')) ? items : []
}

/**
 * The rows of a captioned table, below the caption or else above it, and the labels inside a
 * captioned drawing.
 */
function captionedRows(chunks: readonly Chunk[], shapes: readonly Shape[]): Map<number, Shape> {
  const found = new Map<number, Shape>()
  /** The chunks in one direction from a caption that may belong to its table. */
  const cellsFrom = (at: number, step: 1 | -1): number[] => {
    const cells: number[] = []
    for (let i = at + step; cells.length < MAX_TABLE_CHUNKS; i += step) {
      if (!isCell(chunks[i], shapes[i])) break
      cells.push(i)
    }
    return cells
  }
  const add = (cells: readonly number[], shape: Shape) => {
    const lines = cells.reduce((sum, i) => sum + (chunks[i]?.lines.length ?? 0), 0)
    const isTable = cells.length > 1 || lines >= MIN_ROWS
    if (isTable && cells.some((i) => shapes[i] === 'row' || shapes[i] === 'prose'))
      cells.forEach((i) => found.set(i, shape))
  }
  chunks.forEach((chunk, at) => {
    const label = captionLabelOf(chunk.text)
    if (!label) return
    const above = cellsFrom(at, -1)
    if (label.of === 'figure') {
      const drawn = above.slice(0, MAX_DRAWING_CHUNKS)
      const items = announcedAbove(chunks, drawn)
      items.forEach((i) => found.set(i, 'item'))
      if (items.length === 0) add(drawn, 'noise')
      return
    }
    const below = cellsFrom(at, 1)
    const inRun = (cells: readonly number[]): number[] =>
      cells.filter((i) => chunks[i]?.run === chunk.run && chunks[i].page === chunk.page)
    const rowsIn = (cells: readonly number[]): number =>
      cells.filter((i) => shapes[i] === 'row').length
    const isBelow = inRun(below).length > 0 && rowsIn(inRun(above)) <= rowsIn(inRun(below))
    if (isBelow) inRun(below).forEach((i) => found.set(i, 'row'))
    else for (const cells of inRun(below).length > 0 ? [above] : [above, below]) add(cells, 'row')
  })
  return found
}

/** The first and last index of each stretch of `shapes` that satisfies `test`. */
function stretches(shapes: readonly Shape[], test: (i: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  shapes.forEach((_, i) => {
    if (!test(i)) return
    const last = found.at(-1)
    if (last?.[1] === i - 1) last[1] = i
    else found.push([i, i])
  })
  return found
}

/** A line that a list of clauses continues, and no heading: "Tasks of the guild include". */
const BEFORE_CLAUSES = /^(?:\S+ ){3,}\p{Ll}\S*$/u

/** The shapes with rows of values, clauses and names of sections, as their lines show them. */
function settleByLines(chunks: readonly Chunk[], shapes: readonly Shape[]): Shape[] {
  const texts = chunks.map(({ text, bullet }) => (bullet === '' ? text : ''))
  const rows = valueRows(texts)
  const items = clauses(texts)
  return shapes.map((shape, i) => {
    const chunk = chunks[i]
    if (!chunk) return shape
    if (rows.has(i)) return 'row'
    if (items.has(i)) return 'item'
    if (items.has(i + 1) && shape === 'title' && BEFORE_CLAUSES.test(chunk.text)) return 'prose'
    const isLabel = chunk.lines.length === 1 && sectionOf(chunk.text) !== null
    return isLabel && !/^[^\d\s]/u.test(chunk.bullet) ? 'title' : shape
  })
}

/**
 * Corrects shapes by their neighbours: table cells look like headings, and so do items of a list
 * whose bullets were drawn.
 */
export function settleShapes(chunks: readonly Chunk[], shapes: readonly Shape[]): Shape[] {
  const settled = settleByLines(chunks, shapes)
  for (const [i, shape] of captionedRows(chunks, settled)) settled[i] = shape
  for (const [from, to] of stretches(settled, (i) => isRowLike(chunks[i], settled[i]))) {
    const count = to - from + 1
    const rows = settled.slice(from, to + 1).filter((shape) => shape === 'row').length
    if (rows * 2 >= count && count >= MIN_ROWS) settled.fill('row', from, to + 1)
  }
  settleLists(chunks, settled)
  settleAnnounced(chunks, settled)
  settleSingle(chunks, settled)
  return settled.map((shape, i) =>
    shape === 'title' && announcesFormula(chunks[i], settled[i + 1]) ? 'prose' : shape,
  )
}

/** Whether a line before a list announces it, also below a table: "Possible errors:". */
const announcesList = (shape: Shape, text: string): boolean =>
  (shape === 'row' && ENDS_WITH_COLON.test(text)) ||
  (shape === 'title' && /^(?:\S+ ){3,}\S+:$/u.test(text))

/** The end of a sentence that a formula completes. */
const BEFORE_FORMULA = new RegExp(String.raw`\s(?:${pageWords('beforeFormula')})$`, 'iu')

/** Whether a line is the beginning of a sentence that the formula below it completes. */
const announcesFormula = (chunk: Chunk | undefined, next: Shape | undefined): boolean =>
  next === 'formula' && BEFORE_FORMULA.test(chunk?.text ?? '')

/** Turns single lines that look like items, rows or headings into what their neighbours show. */
function settleSingle(chunks: readonly Chunk[], settled: Shape[]): void {
  settled.forEach((shape, i) => {
    const chunk = chunks[i]
    if (chunk && isRow(chunk)) return
    if (settled[i + 1] === 'item' && announcesList(shape, chunk?.text ?? '')) settled[i] = 'prose'
    else if (shape === 'item' && isLoneNumber(chunks, settled, i)) settled[i] = 'title'
    else if (shape === 'row' && isLoneLine(chunks, settled, i)) settled[i] = 'prose'
  })
}

/** Turns the lines of one run that look like headings into list items. */
function settleLists(chunks: readonly Chunk[], settled: Shape[]): void {
  const sameRun = (i: number, j: number): boolean =>
    chunks[i]?.run === chunks[j]?.run && chunks[i]?.page === chunks[j]?.page
  const parts = stretches(settled, (i) => isRowLike(chunks[i], settled[i]))
  for (const [from, to] of parts)
    for (let start = from; start <= to;) {
      let end = start
      while (end < to && sameRun(start, end + 1)) end += 1
      const titles = settled.slice(start, end + 1).filter((shape) => shape === 'title').length
      if (end - start + 1 >= MIN_LINES && titles * 2 > end - start + 1)
        settled.fill('item', start, end + 1)
      start = end + 1
    }
}

/** A line between paragraphs that is long enough to have content. */
const isLoneLine = (chunks: readonly Chunk[], shapes: readonly Shape[], i: number): boolean =>
  [i - 1, i + 1].every((j) => !isRowLike(chunks[j], shapes[j])) &&
  (chunks[i]?.text.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_LINE_WORDS

/** Whether a line that looks like a heading may be an item of a list instead. */
const mayBeItem = (text: string): boolean =>
  !text.endsWith(':') && !isNumbered(text) && sectionOf(text) === null

/**
 * Whether a line that looks like a heading is one after the items of a list: apart from them, where
 * these have bullets or are lines of one run, and before a paragraph or between two lists with
 * bullets.
 */
function isAfterList(chunks: readonly Chunk[], settled: readonly Shape[], i: number): boolean {
  const [chunk, last] = [chunks[i], chunks[i - 1]]
  if (!chunk || !last || chunk.run === last.run || settled[i - 1] !== 'item') return false
  if (chunk.bullet !== '' || IS_MEANING.test(chunk.text)) return false
  const hasBullets = last.bullet !== ''
  if (settled[i + 1] === 'item') return hasBullets && chunks[i + 1]?.bullet !== ''
  return settled[i + 1] === 'prose' && (hasBullets || isLineOfRun(chunks, settled, i - 1))
}

/** Whether an item belongs to the same run of lines as the item before it. */
const isLineOfRun = (chunks: readonly Chunk[], settled: readonly Shape[], i: number): boolean =>
  settled[i - 1] === 'item' && chunks[i - 1]?.run === chunks[i]?.run

/**
 * Turns lines after a paragraph that ends with a colon into its items, even if they look like
 * headings.
 */
function settleAnnounced(chunks: readonly Chunk[], settled: Shape[]): void {
  let announced = false
  settled.forEach((shape, i) => {
    const { text = '' } = chunks[i] ?? {}
    const isBesideItem = settled[i + 1] === 'title' || settled[i - 1] === 'item'
    const isItem = mayBeItem(text) && !isAfterList(chunks, settled, i)
    if (announced && isBesideItem && shape === 'title' && isItem) settled[i] = 'item'
    announced = (shape === 'prose' && text.endsWith(':')) || settled[i] === 'item'
  })
}

/** Turns "1. Introduction" between paragraphs into a heading. */
function isLoneNumber(chunks: readonly Chunk[], shapes: readonly Shape[], i: number): boolean {
  const chunk = chunks[i]
  if (!chunk || !/^\d{1,2}\.\s/u.test(chunk.text) || chunk.lines.length > 1) return false
  const next = shapes[i + 1]
  const alone = shapes[i - 1] !== 'item' && next !== 'item' && next !== undefined
  if (announcesFormula(chunk, next)) return false
  return alone && chunk.text.length <= 80 && !/[.!?;:,]$/u.test(chunk.text)
}
