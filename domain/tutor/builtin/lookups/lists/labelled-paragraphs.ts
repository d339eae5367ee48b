import { coverage, precision, type AskedTerm } from '../../question/coverage.ts'
import { MAX_ITEMS } from '../../passages/list-in-paragraph.ts'
import { merge, quote, type Quotation } from '../../quotation.ts'
import { spansOf, type Paragraph, type AnalysedDocument } from '../../document/analysed-document.ts'
import { asksForKinds, LEAD_COVERAGE } from './counts.ts'

/** A name at the beginning of a paragraph about it: "Spring tides: At new moon, …". */
const LABEL = /^\p{Lu}[^:.!?()\n]{2,50}:\s+["“]?\p{Lu}/u
/** Minimum share of the requested things in a heading such as "Forms of tides". */
const HEADING_PRECISION = 0.5
const LEAST = 2

/** Whether the heading of a paragraph is "Types of …" with the requested things. */
const isOfKinds = ({ heading, headingTerms }: Paragraph, things: readonly AskedTerm[]): boolean =>
  asksForKinds(heading) &&
  coverage(things, headingTerms) >= LEAD_COVERAGE &&
  precision(things, headingTerms) >= HEADING_PRECISION

/**
 * The paragraphs that begin with a name, below a heading for kinds of the requested things, each
 * with its first sentence, and the first sentence below the heading; null if there are none.
 */
export function labelledParagraphs(
  document: AnalysedDocument,
  things: readonly AskedTerm[],
): Quotation | null {
  const { index, paragraphs } = document
  const first = paragraphs.find((paragraph) => isOfKinds(paragraph, things))
  const section = paragraphs.filter(({ heading }) => heading === first?.heading)
  const named = section.filter(({ blocks: [opening] }) => LABEL.test(opening?.text ?? ''))
  if (!first || named.length < LEAST || named.length > MAX_ITEMS) return null
  const opening = ({ sentences }: Paragraph): Quotation =>
    quote(index.pages, spansOf(document, sentences.slice(0, 1)))
  const lines = named.map((paragraph) => {
    const { markdown, citations } = opening(paragraph)
    return { markdown: `- ${markdown}`, citations }
  })
  return merge([...(named.includes(first) ? [] : [opening(first)]), ...lines], '\n')
}
