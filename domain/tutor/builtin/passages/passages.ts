import { coverage, type AskedTerm } from '../question/coverage.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import { likelihoodIn } from './likelihood.ts'
import { around, type LocatedSentence } from './shown/around.ts'
import { partFor, shownParts } from './shown/shown-parts.ts'
import { announcingSentences } from './list-in-paragraph.ts'
import { featuresOf, scoreOf, type Features } from './features.ts'
import { searchSentences } from './search-sentences.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

/** Characters around a sentence whose words count together for its likelihood. */
const LIKELIHOOD_LIMITS = { limit: 1000 }
/** Number of paragraphs that are compared in full. */
const MAX_CANDIDATES = 80

/** A passage that may be shown: a quotable sentence with the text that belongs to it. */
export type Candidate = LocatedSentence & {
  /** How likely that text answers the question, from 0 to 1. */
  readonly likelihood: number
  readonly score: number
  readonly margin: number
  readonly features: Features
}

/**
 * The passages with words of a question, with their best sentences, and those where the
 * conversation expects an answer; best first.
 */
export function candidates(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  isExpected: (paragraph: Paragraph) => boolean = () => false,
): Candidate[] {
  const { scores, bestSentences } = searchSentences(document, analysis)
  const most = scores.reduce((max, score) => Math.max(max, score), 0)
  const foundIn = ({ sentences }: Paragraph): number =>
    most === 0 ? 0 : Math.max(0, ...sentences.map((i) => scores[i] ?? 0)) / most
  const all = document.paragraphs.map((paragraph) => ({
    paragraph,
    known: covered(paragraph, analysis.asked),
  }))
  const known = all
    .filter((one) => one.known > 0)
    .map((one) => ({ ...one, found: foundIn(one.paragraph) }))
    .sort((a, b) => b.found + b.known - (a.found + a.known))
  const expected = all
    .filter((one) => one.known === 0 && isExpected(one.paragraph))
    .map((one) => ({ ...one, found: foundIn(one.paragraph) }))
  return [...known.slice(0, MAX_CANDIDATES), ...expected]
    .flatMap(({ paragraph, found }) =>
      bestSentences(paragraph).map((likely): Candidate => {
        const located = { paragraph, ...likely }
        const shown = shownParts(document, located, analysis)
        const features = featuresOf(document, located, shown, found, analysis)
        const likelihood = likelihoodOf(document, located, analysis)
        return { ...located, features, likelihood, score: scoreOf(features) }
      }),
    )
    .sort((a, b) => b.score - a.score || a.sentence - b.sentence)
}

/** Share of the question's terms in a paragraph and the headings above it. */
export const covered = ({ terms, pathTerms }: Paragraph, asked: readonly AskedTerm[]): number =>
  coverage(asked, new Set([...terms, ...pathTerms]))

/** How likely the shown part of the paragraph of a sentence answers the question. */
function likelihoodOf(
  document: AnalysedDocument,
  located: LocatedSentence,
  analysis: QuestionAnalysis,
): number {
  const { paragraph, isList } = partFor(document, located, analysis.type)
  // Words scattered over the items of a list say nothing together, and an item that has the words
  // of a question for several things is not what lists them.
  const lead = isList ? announcingSentences(document, paragraph, located.sentence) : []
  const shown = isList && analysis.type !== 'list' ? [...lead, located.sentence] : lead
  const near = isList ? shown : around(document, located, LIKELIHOOD_LIMITS)
  return likelihoodIn(document, { paragraph, shown: near, isList }, analysis)
}
