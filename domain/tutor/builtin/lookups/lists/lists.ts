import { isTableRow } from '../../../../text/blocks/page-structure.ts'
import type { Block } from '../../../../text/blocks/blocks.ts'
import { coverage, precision, termSet, type AskedTerm } from '../../question/coverage.ts'
import { asksForKinds, LEAD_COVERAGE, withoutCount } from './counts.ts'
import { countedInSentence } from './counted-in-sentence.ts'
import { headingsOfKind, listedHeadings, KIND_OR_PART_NOUN, wholeOf } from '../headings.ts'
import { answerTypeOf } from '../../../question/subject/answer-type.ts'
import { headedSection } from './headed-section.ts'
import { labelledList } from './labelled-lists.ts'
import { labelledParagraphs } from './labelled-paragraphs.ts'
import { numberedItems } from './numbered-items.ts'
import { kindsInGlossary, kindsInHeadings, kindsInSentence, thingsOf } from './kinds.ts'
import { listOf, MIN_ITEMS } from '../../passages/list-in-paragraph.ts'
import { asksToExplain } from '../../passages/headed.ts'
import { itemsOf } from '../../passages/items.ts'
import type { Quotation } from '../../quotation.ts'
import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import type { QuestionAnalysis } from '../../question/analysis.ts'
import { BETWEEN_SENTENCES } from '../../../../text/sentence-bounds.ts'

/** Whether a paragraph has a table that its file marks up, whose rows can be listed. */
const isMarkedTable = ({ index }: AnalysedDocument, { blocks }: Paragraph): boolean =>
  blocks.some(
    ({ kind, page, start, end }) =>
      kind === 'table' && isTableRow((index.pages[page - 1] ?? '').slice(start, end)),
  )

/** Whether a list is directly below its heading. */
const follows = ({ blocks }: AnalysedDocument, list: Block): boolean =>
  blocks[blocks.indexOf(list) - 1]?.kind === 'heading'

/** Bonus of a list under a heading with the requested things and nothing else. */
const EXACT_HEADING = 0.5

/** Minimum share of the question's terms in a lead that is not the first text of its section. */
const OWN_COVERAGE = 0.5

/** Maximum sentences and characters of the lead of a list, from the end of its paragraph. */
const LEAD_SENTENCES = 2
const LEAD_CHARS = 300

/** Minimum share of the requested things in the lead or heading of a list of their kinds. */
const KIND_PRECISION = 0.25

/** The last sentences of a paragraph, which introduce the list below it. */
const endOf = (text: string): string =>
  text.split(BETWEEN_SENTENCES).slice(-LEAD_SENTENCES).join(' ').slice(-LEAD_CHARS)

/** Whether a lead is only "Steps:", so that the headings above it have the thing. */
const isKindNoun = (lead: string): boolean =>
  KIND_OR_PART_NOUN.test(lead.replace(/[^\p{L}]+$/u, ''))

const isExactly = (terms: ReadonlySet<string>, asked: readonly AskedTerm[]): boolean =>
  coverage(asked, terms) === 1 && precision(asked, terms) === 1

/** A list whose lead or heading contains the requested things. */
function announcedList(
  document: AnalysedDocument,
  terms: readonly AskedTerm[],
  asksKinds: boolean,
): Quotation | null {
  const { index, paragraphs } = document
  let best: { score: number; quotation: Quotation } | null = null
  for (const paragraph of paragraphs) {
    const asked = withoutCount(terms, itemsOf(paragraph).length, index.language)
    const [opening] = paragraph.blocks
    const isTable = paragraph.blocks.some(({ kind, items }) => kind === 'table' && items.length > 1)
    const isAlone = opening?.kind === 'table' && !isExactly(paragraph.headingTerms, asked)
    if (
      !opening ||
      (isTable && (isAlone || !isMarkedTable(document, paragraph))) ||
      itemsOf(paragraph).length < MIN_ITEMS
    )
      continue
    const lead = opening.items.length > 0 ? '' : endOf(opening.text)
    const isBare = isKindNoun(lead)
    const isMarked = paragraph.blocks.some(({ items }) => items.length > 0)
    const introduces =
      follows(document, opening) ||
      isBare ||
      (lead !== '' && coverage(asked, termSet(lead, index.language)) >= OWN_COVERAGE)
    const usesHeading = isMarked && introduces
    const isExact =
      isMarked && (introduces || lead === '') && isExactly(paragraph.headingTerms, asked)
    const own = new Set([
      ...termSet(lead, index.language),
      ...(usesHeading || isExact ? paragraph.headingTerms : []),
      ...(isBare ? paragraph.pathTerms : []),
    ])
    const found = coverage(asked, own)
    if (asksKinds && precision(asked, own) < KIND_PRECISION) continue
    const score =
      found + precision(asked, own) * 0.3 + (lead === '' ? 0 : 0.2) + (isExact ? EXACT_HEADING : 0)
    if (found < LEAD_COVERAGE || score <= (best?.score ?? 0)) continue
    const quotation = listOf(document, paragraph)
    if (quotation) best = { score, quotation }
  }
  return best?.quotation ?? null
}

/** The list for a question about several things; null if the document has none. */
export function listFor(document: AnalysedDocument, analysis: QuestionAnalysis): Quotation | null {
  const { asked, type, page, query } = analysis
  if (page !== undefined || asked.length === 0) return null
  if (type !== 'list')
    return answerTypeOf(query.question) === 'other' && !asksToExplain(query.question)
      ? labelledList(document, analysis, true)
      : null
  const things = thingsOf(query.question, asked)
  const asksKinds = asksForKinds(query.question)
  const kinds = asksKinds
    ? (kindsInGlossary(document, things) ?? kindsInHeadings(document, things))
    : null
  return (
    kinds ??
    headingsOfKind(document, things, query.question) ??
    (asksKinds ? null : labelledList(document, analysis, false)) ??
    announcedList(document, asked, asksKinds) ??
    countedInSentence(document, things, query.question) ??
    (asksKinds ? labelledParagraphs(document, things) : null) ??
    numberedItems(document, wholeOf(asked)) ??
    (asksKinds ? kindsInSentence(document, things, asked) : null) ??
    listedHeadings(document, asked, query.question) ??
    headedSection(document, asked)
  )
}
