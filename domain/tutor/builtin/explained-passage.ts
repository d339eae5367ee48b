import { locatePassage } from '../../text/search/find-quote.ts'
import { contentTerms } from '../../text/search/terms.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { Intent } from '../question/intent.ts'
import { spansOf, type AnalysedDocument, type Paragraph } from './document/analysed-document.ts'
import { definedTerms } from './document/defined-terms.ts'
import { definitionOf } from './lookups/definitions/definitions.ts'
import type { BuiltinMessages } from './messages.ts'
import { withHeading } from './passages/shown/excerpt.ts'
import { around } from './passages/shown/around.ts'
import { itemsOf } from './passages/items.ts'
import { composeAnswer, isRow, ownWords, quote, quoteList, type Quotation } from './quotation.ts'

/** Maximum paragraphs of a selected passage, and definitions of its terms, that are shown. */
const MAX_PARAGRAPHS = 6
const MAX_DEFINITIONS = 3

/** A selected part of one paragraph with its context: its paragraph, or the lead of its list. */
function withParagraph(
  document: AnalysedDocument,
  paragraph: Paragraph,
  selected: readonly number[],
): Quotation {
  const { index } = document
  const [first = -1] = selected
  const spans = spansOf(document, selected)
  const items = itemsOf(paragraph)
  const chosen = items.filter((item) =>
    spans.some(
      ({ page, start, end }) => item.page === page && item.start < end && item.end > start,
    ),
  )
  if (chosen.length === 0)
    return quote(index.pages, spansOf(document, around(document, { paragraph, sentence: first })))
  const [head] = items
  const isInTable = head !== undefined && isRow(index.pages, head)
  return quoteList(index.pages, [], [...(isInTable && chosen[0] !== head ? [head] : []), ...chosen])
}

/** The definitions of the terms in a passage that it does not define itself. */
function definitionsOfTerms(
  document: AnalysedDocument,
  passage: string,
  shown: readonly Quotation[],
): Quotation[] {
  const { language } = document.index
  const inPassage = new Set(contentTerms(passage, language))
  const known = shown.map(({ markdown }) => markdown.replace(/\*/gu, '')).join('\n')
  return [...definedTerms(document).values()]
    .filter(({ term }) => {
      const terms = contentTerms(term, language)
      return terms.length > 0 && terms.every((word) => inPassage.has(word))
    })
    .flatMap(({ term }) => definitionOf(document, term)?.quotation ?? [])
    .filter(({ markdown }) => !known.includes(markdown.replace(/\*/gu, '').slice(0, 60)))
    .slice(0, MAX_DEFINITIONS)
}

/**
 * A selected passage with its heading and paragraph, and the definitions of its terms elsewhere in
 * the document; null if it has nothing that may be quoted.
 */
export function explainPassage(
  document: AnalysedDocument,
  { page, passage }: Extract<Intent, { kind: 'passage' }>,
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const { index, paragraphs, paragraphOf } = document
  const range = locatePassage(passage, index.pages[page - 1] ?? '')
  if (!range) return null
  const selected = new Map<Paragraph, number[]>()
  for (const [at, sentence] of index.sentences.entries()) {
    const paragraph = paragraphs[paragraphOf[at] ?? -1]
    if (!paragraph || sentence.page !== page) continue
    if (sentence.end <= range.start || sentence.start >= range.end) continue
    selected.set(paragraph, [...(selected.get(paragraph) ?? []), at])
  }
  const parts = [...selected].slice(0, MAX_PARAGRAPHS)
  if (parts.length === 0) return null
  const shown = parts.map(([paragraph, sentences], i) => {
    const quoted = withParagraph(document, paragraph, sentences)
    return paragraph.heading === parts[i - 1]?.[0].heading
      ? quoted
      : withHeading(paragraph.heading, quoted)
  })
  return composeAnswer([
    ownWords(messages.passage(page)),
    ...shown,
    ...definitionsOfTerms(document, passage, shown),
  ])
}
