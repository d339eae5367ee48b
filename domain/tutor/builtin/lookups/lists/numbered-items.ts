import { answerWords } from '../../../../languages/answers.ts'
import { wordsInside } from '../../../../languages/patterns.ts'
import type { Block } from '../../../../text/blocks/blocks.ts'
import { coverage, termSet, type AskedTerm } from '../../question/coverage.ts'
import { isBefore, itemSpans } from '../../passages/items.ts'
import { MAX_ITEMS } from '../../passages/list-in-paragraph.ts'
import { merge, quote, type PageSpan, type Quotation } from '../../quotation.ts'
import { spansOf, type AnalysedDocument } from '../../document/analysed-document.ts'
import { LEAD_COVERAGE } from './counts.ts'

/** Minimum number of items: two numbers may be of different lists. */
const LEAST = 3
const FOLLOWING = wordsInside(answerWords('several'))
const ANNOUNCES = /[:：]$/u
/** Kinds of blocks between a sentence that announces items and the first of them. */
const BETWEEN: ReadonlySet<Block['kind']> = new Set(['caption'])

/** The number that the line of an item begins with; 0 if there is none. */
function numberOf(pages: readonly string[], { page, start, end }: PageSpan): number {
  const text = pages[page - 1] ?? ''
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, end)
  return Number(/^\W*(?<number>\d{1,2})[.)]/u.exec(line)?.groups?.['number'] ?? 0)
}

/** An item without its last words if they only lead to a formula below it. */
function whole(pages: readonly string[], span: PageSpan): PageSpan {
  const text = (pages[span.page - 1] ?? '').slice(span.start, span.end).trimEnd()
  const [ended = text] = /^.*[.!?](?=\s[^.!?]*$)/su.exec(text) ?? []
  return /[.!?:;]["”’)]?$/u.test(text) ? span : { ...span, end: span.start + ended.length }
}

/** The items from 1 on in the section after the sentence `at`, whatever is between them. */
function itemsAfter(document: AnalysedDocument, at: number): readonly PageSpan[] {
  const { index, blocks } = document
  const items: PageSpan[] = []
  for (const block of blocks) {
    if (!isBefore(document, at, block) || BETWEEN.has(block.kind)) continue
    if (block.kind === 'heading' || (items.length === 0 && block.kind !== 'list')) break
    if (block.kind !== 'list') continue
    for (const item of itemSpans(block))
      if (numberOf(index.pages, item) === items.length + 1) items.push(item)
  }
  return items
}

/**
 * The numbered items that a sentence about the requested things announces, where formulas and
 * paragraphs stand between them; null if there are none.
 */
export function numberedItems(
  document: AnalysedDocument,
  asked: readonly AskedTerm[],
): Quotation | null {
  const { index, paragraphOf } = document
  for (const [at, { text }] of index.sentences.entries()) {
    const isLead = ANNOUNCES.test(text) || FOLLOWING.test(text)
    if ((paragraphOf[at] ?? -1) < 0 || !isLead) continue
    if (coverage(asked, termSet(text, index.language)) < LEAD_COVERAGE) continue
    const items = itemsAfter(document, at)
    if (items.length < LEAST || items.length > MAX_ITEMS) continue
    const lines = items.map((item) => {
      const { markdown, citations } = quote(index.pages, [whole(index.pages, item)])
      return { markdown: `- ${markdown}`, citations }
    })
    return merge([quote(index.pages, spansOf(document, [at])), ...lines], '\n')
  }
  return null
}
