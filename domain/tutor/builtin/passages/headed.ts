import { answerWords } from '../../../languages/answers.ts'
import { beginning, wordsInside } from '../../../languages/patterns.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { tokenise } from '../../../text/search/terms.ts'
import { coverage, precision } from '../question/coverage.ts'
import { asksMeaning, definedTerm } from '../../question/subject/asked-meaning.ts'
import { termKey } from '../question/term-in-text.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import type { Candidate } from './passages.ts'
import { topicCoverage } from './topic.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

/** Minimum words, or terms, of a question that a heading asks too: not "Mills?". */
const MIN_SAME = 3

/** Whether the heading of a paragraph has all words or terms of a question, and no others. */
function hasSameHeading(
  { index: { language } }: AnalysedDocument,
  { query: { question }, asked }: QuestionAnalysis,
  { heading, headingTerms }: Paragraph,
): boolean {
  const asks = new Set(tokenise(question, language))
  const own = new Set(tokenise(withoutNumber(heading), language))
  const hasSameWords =
    asks.size >= MIN_SAME && own.size === asks.size && [...own].every((word) => asks.has(word))
  const hasSameTerms =
    asked.length >= MIN_SAME &&
    coverage(asked, headingTerms) === 1 &&
    precision(asked, headingTerms) === 1
  return hasSameWords || hasSameTerms
}

/** Another name of the subject of a heading: "Crosstalk (interference of neighbours)". */
const OTHER_NAME = /(?<=[^\s(])\s\([^()]+\)$/u

/** Words of a heading before its subject: "Unfair wages: the pay gap". */
const BEFORE_COLON = new RegExp(String.raw`^[^:]+:\s+(?:(?:${answerWords('articles')})\s+)?`, 'iu')

/**
 * Whether a paragraph is below a heading that is `term` and nothing else, at least after a colon.
 */
export function isHeadedBy({ heading }: Paragraph, term: string, language: string): boolean {
  const plain = withoutNumber(heading)
  const key = termKey(term, language)
  return [plain, plain.replace(OTHER_NAME, ''), plain.replace(BEFORE_COLON, '')].some(
    (name) => termKey(definedTerm(name), language) === key,
  )
}

/**
 * Whether the heading of a paragraph asks the question, or is the term whose meaning it asks for.
 */
export const asksTheSame = (
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  paragraph: Paragraph,
): boolean =>
  hasSameHeading(document, analysis, paragraph) ||
  (asksMeaning(analysis.query.question) &&
    isHeadedBy(paragraph, analysis.term, document.index.language))

const EXPLAIN = wordsInside(answerWords('explaining'))

/** Whether a question asks for more than the meaning of a term: "Explain the tides". */
export const asksToExplain = (question: string): boolean => EXPLAIN.test(question)

/** Whether a question is only the heading of passages, which are read in their order. */
const hasSameTitle = (
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  [first]: readonly Candidate[],
): boolean =>
  first !== undefined &&
  !asksMeaning(analysis.query.question) &&
  hasSameHeading(document, analysis, first.paragraph)

/**
 * The passages below the heading that asks the question, or is the term that it asks for, come
 * first; in the order of the text where the question asks to explain it.
 */
export function headedFirst(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  passages: readonly Candidate[],
): readonly Candidate[] {
  const isHeaded = ({ paragraph }: Candidate): boolean => asksTheSame(document, analysis, paragraph)
  const headed = passages.filter(isHeaded)
  const first =
    asksToExplain(analysis.query.question) || hasSameTitle(document, analysis, headed)
      ? headed.toSorted((a, b) => a.sentence - b.sentence)
      : headed
  return [...first, ...passages.filter((passage) => !isHeaded(passage))]
}

/** Minimum score of a passage below such a heading, relative to the best one. */
const MIN_SCORE = 0.03

/**
 * The passages of the section whose heading has the most of the question, and nothing else, come
 * first.
 */
export function topicFirst(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  passages: readonly Candidate[],
): readonly Candidate[] {
  const [best] = passages
  if (!best) return passages
  const covered = passages.map(({ paragraph, score }) =>
    score < MIN_SCORE * best.score ? 0 : topicCoverage(document, analysis, paragraph),
  )
  const most = Math.max(...covered)
  if (covered[0] === most) return passages
  return [
    ...passages.filter((_, i) => covered[i] === most),
    ...passages.filter((_, i) => covered[i] !== most),
  ]
}

const EFFECTS = wordsInside(answerWords('effects'))
/** "The chaotic aftermath of" at the beginning of a sentence. */
const EFFECTS_OF = beginning(
  String.raw`(?:\p{L}+\s){0,3}(?:${answerWords('effects')})\s+(?:${answerWords('effectsOf')})(?!\p{L})`,
)

/** For a question for a reason, passages that only state the effects come last. */
export function effectsLast(
  { index: { sentences } }: AnalysedDocument,
  { query: { question }, type }: QuestionAnalysis,
  passages: readonly Candidate[],
): readonly Candidate[] {
  if (type !== 'reason' || EFFECTS.test(question)) return passages
  const tellsEffects = ({ paragraph, sentence }: Candidate): boolean =>
    EFFECTS.test(paragraph.heading) || EFFECTS_OF.test(sentences[sentence]?.text ?? '')
  return [...passages.filter((passage) => !tellsEffects(passage)), ...passages.filter(tellsEffects)]
}
