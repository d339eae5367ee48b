import { EXACT_HEADING, exactness } from './passages/evidence.ts'
import { shownFor } from './passages/excerpt.ts'
import { asksToExplain } from './passages/headed.ts'
import type { Candidate, Search } from './passages/passages.ts'
import type { Quotation } from './quotation.ts'
import type { Reading } from './reading/reading.ts'

/** Maximum length of a definition below which the section about the term is shown with it. */
const SHORT_DEFINITION_CHARS = 220

/** Whether a quotation has all of another one. */
export const states = ({ citations }: Quotation, other: Quotation): boolean =>
  other.citations.every((one) => citations.some(({ quote }) => quote.includes(one.quote)))

/**
 * The beginning of the section about a term that has a short definition; who asks to explain it may
 * also read the passage with the definition.
 */
export function sectionAbout(
  reading: Reading,
  request: Search,
  definition: Quotation,
  best: Candidate,
): Quotation | null {
  if (definition.markdown.length > SHORT_DEFINITION_CHARS) return null
  const section = shownFor(reading, best, request)
  const isAbout =
    exactness(request, best.passage) >= EXACT_HEADING ||
    (asksToExplain(request.query.question) && states(section, definition))
  return isAbout ? section : null
}
