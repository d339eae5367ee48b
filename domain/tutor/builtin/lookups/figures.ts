import { wordsInside } from '../../../languages/patterns.ts'
import { inAnyLanguage } from '../../../languages/requests.ts'
import { captionLabelOf, type CaptionLabel } from '../../../text/blocks/shapes.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { coverage, termSet, type AskedTerm } from '../question/coverage.ts'
import { briefExcerpt } from '../passages/shown/excerpt.ts'
import type { LocatedSentence } from '../passages/shown/around.ts'
import { merge, quote, quoteList, type PageSpan, type Quotation } from '../quotation.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'
import { beginsInLowerCase } from '../../../text/sentence-bounds.ts'

/** Maximum characters of a table that is shown completely, and maximum rows of a longer one. */
const TABLE_CHARS = 1800
const MAX_ROWS = 20
const MIN_ROWS = 2
/** Maximum characters of a line before a table that is shown with it. */
const LEAD_CHARS = 300
const MAX_MENTIONS = 2
const LABEL =
  /(?<!\p{L})(?<label>\p{L}+\.?\s*(?:\p{Lu}[.-])?\d{1,3}(?:[.-]\d{1,3}){0,2}[a-z]?)(?![\p{L}\d])/giu

/** A figure or table with its number: "figure 8.2", "Tabelle 3". */
const labelsIn = (text: string): CaptionLabel[] =>
  [...text.matchAll(LABEL)].flatMap(({ groups }) => captionLabelOf(groups?.['label'] ?? '') ?? [])

const ENDED = /[.!?)][”"’]?$/u
/** The beginning of the rest of a caption on the next page. */

/** A caption, with its rest if it continues on the next page. */
function captionAt(blocks: readonly Block[], at: number): readonly Block[] {
  const [caption, next] = [blocks[at], blocks[at + 1]]
  if (!caption) return []
  const isCut = !ENDED.test(caption.text) && next?.page === caption.page + 1
  return isCut && next.kind === 'prose' && beginsInLowerCase(next.text)
    ? [caption, next]
    : [caption]
}

/** The rows of the parts of a table that are shown: all of them if they are short. */
export function firstRows(table: readonly Block[]): PageSpan[] {
  const all = table.flatMap(({ items, page }) => items.map((row) => ({ ...row, page })))
  const length = all.reduce((sum, { start, end }) => sum + end - start, 0)
  return length <= TABLE_CHARS ? all : all.slice(0, MAX_ROWS)
}

/** "In the table": words that ask for a table, or announce it. */
const IN_TABLE = wordsInside(inAnyLanguage('inTable'))
/** Maximum characters of a cell, and how many cells a table has at least and at most. */
const CELL_CHARS = 240
const MIN_CELLS = 3
const MAX_CELLS = 40

/**
 * The cells of a table whose caption is below it, where they are not rows: the short texts between
 * the caption and the paragraph that mentions the table, by its number or as "the table below", or
 * another caption. None if the first one is a paragraph, and so no head of a table.
 */
function cellsAbove(blocks: readonly Block[], at: number): readonly PageSpan[] {
  const label = blocks[at]?.label
  const isLimit = ({ kind, text, page }: Block): boolean =>
    kind === 'caption' ||
    page < (blocks[at]?.page ?? 0) - 1 ||
    (kind === 'prose' && IN_TABLE.test(text)) ||
    labelsIn(text).some(({ of, number }) => of === label?.of && number === label.number)
  const from = blocks.findLastIndex((block, i) => i < at && isLimit(block)) + 1
  const cells = blocks
    .slice(from, at)
    .flatMap(({ items, ...one }) =>
      items.length > 0 ? items.map((item) => ({ ...one, ...item })) : [one],
    )
  const isTable =
    from > 0 &&
    cells[0]?.kind !== 'prose' &&
    cells.every(({ text }) => text.length <= CELL_CHARS) &&
    cells.length >= MIN_CELLS &&
    cells.length <= MAX_CELLS
  return isTable ? cells : []
}

/** "Orrin 4,845 12.5%": a row ends with a number or a share. */
const ENDS_WITH_NUMBER = /\p{N}\s?%?$/u

/** The rows of a table above its caption, or below it, that look like the items of a list. */
function rowsOfNumbers(blocks: readonly Block[], at: number): readonly PageSpan[] {
  const beside = [blocks[at - 1], blocks[at + 1]].find((block) => {
    const numbers = block?.items.filter(({ text }) => ENDS_WITH_NUMBER.test(text)) ?? []
    return (
      block?.kind === 'list' &&
      block.page === blocks[at]?.page &&
      numbers.length >= MIN_ROWS &&
      numbers.length * 2 > block.items.length
    )
  })
  return beside ? firstRows([beside]) : []
}

/**
 * The rows of the table next to a caption, with those before them on the page before, or its cells.
 */
function rowsBeside(blocks: readonly Block[], at: number): readonly PageSpan[] {
  const isTable = (i: number): boolean => blocks[i]?.kind === 'table'
  const from = [at + 1, at - 1].find(isTable)
  if (from === undefined) {
    const cells = cellsAbove(blocks, at)
    return cells.length > 0 ? cells : rowsOfNumbers(blocks, at)
  }
  const isBegunBefore = isTable(from - 1) && blocks[from - 1]?.page !== blocks[from]?.page
  return firstRows(blocks.slice(isBegunBefore ? from - 1 : from, from + 1))
}

/** Minimum share of the question's terms in a requested table with the text around it. */
const TABLE_COVERAGE = 0.5

/** A table with the caption or line above or below it. */
type Table = { readonly caption: Block | undefined; readonly rows: readonly PageSpan[] }

/** The tables of a document: those with a caption first. */
function tablesIn(blocks: readonly Block[]): readonly Table[] {
  const labelled = blocks.flatMap((caption, at): Table[] =>
    caption.label?.of === 'table' ? [{ caption, rows: rowsBeside(blocks, at) }] : [],
  )
  const isKnown = ({ page, start }: Block): boolean =>
    labelled.some(({ rows }) => rows.some((row) => row.page === page && row.start === start))
  const others = blocks.flatMap((block, at): Table[] =>
    block.kind === 'table' && !isKnown(block)
      ? [{ caption: blocks[at - 1], rows: firstRows([block]) }]
      : [],
  )
  return [...labelled, ...others].filter(({ rows }) => rows.length >= MIN_ROWS)
}

const textOf = (pages: readonly string[], spans: readonly PageSpan[]): string =>
  spans.map(({ page, start, end }) => (pages[page - 1] ?? '').slice(start, end)).join(' ')

/**
 * The table for a question that asks for what is in "the table", with its caption or the line
 * before it; null if no table is about that.
 */
export function tableAsked(
  document: AnalysedDocument,
  question: string,
  asked: readonly AskedTerm[],
): Quotation | null {
  const [phrase] = IN_TABLE.exec(question) ?? []
  if (phrase === undefined) return null
  const { blocks, index } = document
  const own = phrase.toLowerCase()
  const subject = asked.filter(
    ({ word, forms, isWeak }) => !isWeak && forms.size > 0 && !own.includes(word),
  )
  const all = tablesIn(blocks)
  const isOnlyOne = subject.length === 0 && all.length === 1
  const tables = all.map(({ rows, caption }) => {
    const text = `${caption?.heading ?? ''} ${caption?.text ?? ''} ${textOf(index.pages, rows)}`
    const share = isOnlyOne ? 1 : coverage(subject, termSet(text, index.language))
    return { rows, caption, share }
  })
  const [best] = tables.toSorted((a, b) => b.share - a.share)
  if (!best || best.share < TABLE_COVERAGE) return null
  const { rows, caption } = best
  const isLead = caption && caption.kind !== 'list' && caption.text.length <= LEAD_CHARS
  const lead = isLead ? [caption] : []
  return merge([quote(index.pages, lead), quoteList(index.pages, [], rows)], '\n\n')
}

/** Questions for several things, which a table may list. */
const LISTED: ReadonlySet<QuestionAnalysis['type']> = new Set(['list', 'example'])
const MIN_SUBJECTS = 2

/** The table whose caption has all terms of a question for several things; null if none. */
export function tableFor(
  document: AnalysedDocument,
  { asked, type, page }: QuestionAnalysis,
): Quotation | null {
  const subject = asked.filter(({ isWeak }) => !isWeak)
  if (!LISTED.has(type) || page !== undefined || subject.length < MIN_SUBJECTS) return null
  const { blocks, index } = document
  for (const [at, block] of blocks.entries()) {
    const isAbout =
      block.label?.of === 'table' && coverage(subject, termSet(block.text, index.language)) === 1
    const rows = isAbout ? rowsBeside(blocks, at) : []
    if (rows.length > 0)
      return merge([quote(index.pages, [block]), quoteList(index.pages, [], rows)], '\n\n')
  }
  return null
}

/**
 * The caption of the named figure or table, its rows, and the paragraphs that mention it; null if
 * the question names none.
 */
export function figureFor(document: AnalysedDocument, question: string): Quotation | null {
  const [namedLabel] = labelsIn(question)
  if (!namedLabel) return null
  const { blocks, index, paragraphs, paragraphOf } = document
  const isMeant = (label: CaptionLabel): boolean =>
    label.of === namedLabel.of && label.number === namedLabel.number
  const at = blocks.findIndex(({ label }) => label !== undefined && isMeant(label))
  const caption = captionAt(blocks, at)
  if (caption.length === 0) return null
  const rows = namedLabel.of === 'table' ? rowsBeside(blocks, at) : []
  const seen = new Set<Paragraph>()
  const explanations = index.sentences.flatMap(({ text }, sentence): LocatedSentence[] => {
    const paragraph = paragraphs[paragraphOf[sentence] ?? -1]
    if (!paragraph || seen.has(paragraph) || !labelsIn(text).some(isMeant)) return []
    seen.add(paragraph)
    return [{ paragraph, sentence }]
  })
  return merge(
    [
      quote(index.pages, caption),
      ...(rows.length > 0 ? [quoteList(index.pages, [], rows)] : []),
      ...explanations.slice(0, MAX_MENTIONS).map((located) => briefExcerpt(document, located)),
    ],
    '\n\n',
  )
}
