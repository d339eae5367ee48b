import { EXACT_HEADING, exactness } from './passages/likelihood.ts'
import { shownFor } from './passages/shown/excerpt.ts'
import { asksToExplain } from './passages/headed.ts'
import type { Candidate } from './passages/passages.ts'
import type { Quotation } from './quotation.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'
import type { QuestionAnalysis } from './question/analysis.ts'

/** Maximum length of a definition below which the section about the term is shown with it. */
const SHORT_DEFINITION_CHARS = 220

/** Whether a quotation has all of another one. */
export const states = ({ citations }: Quotation, other: Quotation): boolean =>
  other.citations.every(({ quote: stated }) =>
    citations.some(({ quote }) => quote.includes(stated)),
  )

/**
 * The beginning of the section about a term that has a short definition; who asks to explain it may
 * also read the passage with the definition.
 */
export function sectionAbout(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  definition: Quotation,
  best: Candidate,
): Quotation | null {
  const explains = asksToExplain(analysis.query.question)
  if (definition.markdown.length > SHORT_DEFINITION_CHARS && !explains) return null
  const section = shownFor(document, best, analysis)
  const isAbout =
    exactness(analysis, best.paragraph) >= EXACT_HEADING ||
    (explains && states(section, definition))
  return isAbout ? section : null
}
