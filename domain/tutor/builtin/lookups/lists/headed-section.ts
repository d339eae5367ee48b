import { excerpt, withHeading } from '../../passages/shown/excerpt.ts'
import { coverage, precision, termSet, type AskedTerm } from '../../question/coverage.ts'
import { merge, type Quotation } from '../../quotation.ts'
import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import { headingWithoutAdditions } from '../../document/headings.ts'
import { LEAD_COVERAGE } from './counts.ts'

/** Maximum characters of the paragraphs that are shown, and minimum terms of their heading. */
const SECTION_CHARS = 2000
const MIN_TERMS = 2
/** Minimum share of the question's terms in a heading of more terms. */
const MIN_COVERAGE = 0.6

/**
 * The paragraphs below the heading with several requested things, as "Requirements
 * for a mill" does, where no list has them; null if there is no such heading.
 */
export function headedSection(
  document: AnalysedDocument,
  asked: readonly AskedTerm[],
): Quotation | null {
  const isNamed = ({ kind, heading }: Paragraph): boolean => {
    const terms = termSet(headingWithoutAdditions(heading), document.index.language)
    return (
      kind === 'prose' &&
      terms.size >= MIN_TERMS &&
      precision(asked, terms) === 1 &&
      coverage(asked, terms) >= (terms.size > MIN_TERMS ? MIN_COVERAGE : LEAD_COVERAGE)
    )
  }
  const first = document.paragraphs.find(isNamed)
  if (!first) return null
  const shown: Quotation[] = []
  let length = 0
  for (const paragraph of document.paragraphs) {
    if (paragraph.heading !== first.heading || paragraph.sentences.length === 0) continue
    const part = excerpt(document, { paragraph, sentence: paragraph.sentences[0] ?? -1 })
    length += part.markdown.length
    if (length > SECTION_CHARS && shown.length > 0) break
    shown.push(part)
  }
  return withHeading(first.heading, merge(shown, '\n\n'))
}
