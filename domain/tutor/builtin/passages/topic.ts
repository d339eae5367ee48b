import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'
import { coverage, precision } from '../question/coverage.ts'

/** Kinds of questions that one sentence answers, which may be in any section. */
const IN_ANY_SECTION: ReadonlySet<string> = new Set(['number', 'time'])
/** Minimum share of the question's terms in a heading, by their weights. */
const MIN_COVERAGE = 0.33

/**
 * How much of a question a heading without other words has: "Climate" of "Why does the climate
 * matter for the soil?". 0 if it has little of it, and for a question that one sentence answers.
 */
export function topicCoverage(
  { abbreviations }: AnalysedDocument,
  { type, asked }: Pick<QuestionAnalysis, 'type' | 'asked'>,
  { headingTerms }: Paragraph,
): number {
  if (IN_ANY_SECTION.has(type)) return 0
  const terms = new Set([...headingTerms].flatMap((term) => abbreviations.get(term) ?? [term]))
  const found = coverage(asked, terms)
  return precision(asked, terms) === 1 && found >= MIN_COVERAGE ? found : 0
}
