import type { Block } from '../../../../text/blocks/blocks.ts'
import { isNumbered, withoutNumber } from '../../../../text/blocks/shapes.ts'
import { withHeading } from '../../passages/shown/excerpt.ts'
import { isProse, itemSpans, lengthOf, parentsOf, withInner } from '../../passages/items.ts'
import { MIN_ITEMS } from '../../passages/list-in-paragraph.ts'
import { blocksBelow } from '../../passages/sections.ts'
import { coverage, precision, termSet } from '../../question/coverage.ts'
import { indentOf } from '../../indent.ts'
import { quoteList, type PageSpan, type Quotation } from '../../quotation.ts'
import { announces } from '../../document/group-blocks.ts'
import { headingsAbove } from '../../document/headings.ts'
import type { AnalysedDocument } from '../../document/analysed-document.ts'
import { LEAD_COVERAGE, withoutCount } from './counts.ts'
import type { QuestionAnalysis } from '../../question/analysis.ts'

/** Maximum characters of a line or an item that is the label of a list. */
const LABEL_CHARS = 80
/** Minimum share of a label in the question; all of it unless the question asks for a list. */
const LABEL_PRECISION = 0.6
/** Minimum share of the terms of a question, and of the previous one on which it depends. */
const CONTEXT_COVERAGE = 0.5
/** Maximum characters of the items that are shown; without the innermost ones if there are more. */
const LIST_CHARS = 1200
const MAX_ITEMS = 30
/** Maximum blocks of a list below a line. */
const MAX_PARTS = 3

/** A list with its label, a heading, line or item above it, and the titles above the label. */
type LabelledList = {
  readonly label: string
  readonly above: readonly string[]
  /** The text that is shown before the items, and the heading above it. */
  readonly lead: readonly PageSpan[]
  readonly heading: string
  readonly items: readonly PageSpan[]
  /** Whether there is nothing before the list but the line that announces it. */
  readonly isWhole: boolean
}

/** Maximum characters of the paragraphs between a label and its list. */
const LEAD_CHARS = 400
/** Kinds of blocks between the parts of a list. */
const IN_LIST: ReadonlySet<Block['kind']> = new Set(['list', 'table', 'caption'])

/** Whether a paragraph announces the next block, or is the beginning of a sentence. */
const introducesNext = ({ text }: Block): boolean => !/[.!?]['"”’)\]]*$/u.test(text)

/** The list at the beginning of some blocks, after short paragraphs, and its last paragraph. */
function listIn(blocks: readonly Block[]): Pick<LabelledList, 'lead' | 'items' | 'isWhole'> {
  const from = blocks.findIndex((block) => !isProse(block))
  const lead = blocks.slice(0, Math.max(0, from))
  const end = blocks.findIndex(({ kind }, i) => i >= from && !IN_LIST.has(kind))
  const list = blocks.slice(Math.max(0, from), end < 0 ? undefined : end)
  return lead.reduce((sum, { text }) => sum + text.length, 0) > LEAD_CHARS
    ? { lead: [], items: [], isWhole: false }
    : {
        lead: lead.slice(-1).filter(introducesNext),
        isWhole: lead.every(introducesNext),
        items: list.filter(({ kind }) => kind === 'list').flatMap(itemSpans),
      }
}

const textOf = ({ index }: AnalysedDocument, { page, start, end }: PageSpan): string =>
  (index.pages[page - 1] ?? '').slice(start, end)

/** The lists inside the items of a list; each item is the label. */
function itemLabels(
  document: AnalysedDocument,
  list: Block,
  above: readonly string[],
): LabelledList[] {
  const { pages } = document.index
  const items = itemSpans(list)
  return items.flatMap((span) => {
    const [, ...inner] = withInner(document, items, span)
    const label = textOf(document, span)
    if (inner.length < MIN_ITEMS || label.length > LABEL_CHARS) return []
    const parents = parentsOf(pages, items, span).map((span) => textOf(document, span))
    return [
      {
        label,
        above: [...above, ...parents],
        lead: [span],
        heading: '',
        items: inner,
        isWhole: true,
      },
    ]
  })
}

/** All lists of a document with their labels. */
function labelsIn(document: AnalysedDocument): LabelledList[] {
  const { blocks } = document
  const paths = headingsAbove(blocks)
  let section = ''
  return blocks.flatMap((block, at): LabelledList[] => {
    const path = paths.get(block) ?? []
    if (block.kind === 'heading') {
      if (isNumbered(block.text)) section = block.text
      const above = [section, ...path.slice(0, -1)].filter((text) => text !== block.text)
      const below = listIn(blocksBelow(blocks, block).slice(1))
      return [{ label: block.text, above, heading: block.text, ...below }]
    }
    if (block.kind === 'list') return itemLabels(document, block, [section, ...path])
    const isLabel = isProse(block) && announces(block) && block.text.length <= LABEL_CHARS
    if (!isLabel) return []
    const { items } = listIn(blocks.slice(at + 1, at + 1 + MAX_PARTS))
    return [{ label: block.text, above: [], lead: [block], heading: '', items, isWhole: true }]
  })
}

/** Items up to the depth at which they are not too long together. */
function toDepth(
  { index: { pages } }: AnalysedDocument,
  items: readonly PageSpan[],
): readonly PageSpan[] {
  const depths = [...new Set(items.map((item) => indentOf(pages, item)))].toSorted((a, b) => b - a)
  const shown = depths.map((most) => items.filter((item) => indentOf(pages, item) <= most))
  return (
    shown.find((some) => lengthOf(some) <= LIST_CHARS && some.length <= MAX_ITEMS) ??
    (shown.at(-1) ?? []).slice(0, MAX_ITEMS)
  )
}

/** The terms of a label, of the titles above it, and of both with the lead of the list. */
type LabelTerms = Record<'label' | 'above' | 'near', ReadonlySet<string>>

const listsOfReadings = new WeakMap<
  AnalysedDocument,
  readonly (LabelledList & { readonly terms: LabelTerms })[]
>()

/** The lists of a text that are long enough, with their labels; read once. */
function listsOf(
  document: AnalysedDocument,
): readonly (LabelledList & { readonly terms: LabelTerms })[] {
  const known = listsOfReadings.get(document)
  if (known) return known
  const { language } = document.index
  const lists = labelsIn(document)
    .filter(({ items }) => items.length >= MIN_ITEMS)
    .map((one) => {
      const label = termSet(withoutNumber(one.label), language)
      const above = termSet(one.above.map(withoutNumber).join(' '), language)
      const lead = termSet(one.lead.map((span) => textOf(document, span)).join(' '), language)
      return { ...one, terms: { label, above, near: new Set([...label, ...above, ...lead]) } }
    })
  listsOfReadings.set(document, lists)
  return lists
}

/**
 * The list below the label that the question asks for: "Consequences" in the section of the thing
 * whose consequences a question asks for; null if there is none.
 */
export function labelledList(
  document: AnalysedDocument,
  { asked: all, words }: QuestionAnalysis,
  isExact: boolean,
): Quotation | null {
  const { language } = document.index
  // Ignore weak terms that the document does not contain: they are usually verbs of the question.
  const own = all.filter(
    ({ term, isWeak, forms }) => words.has(term) && !(isWeak && forms.size === 0),
  )
  let best: { readonly found: LabelledList; readonly score: number } | null = null
  for (const found of listsOf(document)) {
    if (isExact && !found.isWhole) continue
    const asked = withoutCount(own, found.items.length, language)
    const { label, above, near } = found.terms
    const exact = precision(asked, label)
    const share = coverage(asked, near)
    if (exact < (isExact ? 1 : LABEL_PRECISION) || share < (isExact ? 1 : LEAD_COVERAGE)) continue
    // Skip a list whose label and lead add no asked term to those of the headings above it.
    if (share <= coverage(asked, above) || coverage(all, near) < CONTEXT_COVERAGE) continue
    const score = share + exact + coverage(asked, label) + coverage(all, near)
    if (score > (best?.score ?? 0)) best = { found, score }
  }
  if (!best) return null
  const { heading, lead, items } = best.found
  return withHeading(heading, quoteList(document.index.pages, lead, toDepth(document, items)))
}
