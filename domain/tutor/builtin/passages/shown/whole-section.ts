import { coverage, precision } from '../../question/coverage.ts'
import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import type { QuestionAnalysis } from '../../question/analysis.ts'
import { asksTheSame } from '../headed.ts'
import { isOutline } from '../outline-parts.ts'
import { topicCoverage } from '../topic.ts'
import {
  FACTS,
  isShownAsList,
  lengthOf,
  SHOWN_BESIDE,
  shownParts,
  type LocatedSentence,
  type Part,
} from './shown-parts.ts'

/** Up to this length, a section whose heading is the topic of a question is shown completely. */
const SECTION_CHARS = 1700
const IN_SECTION: ReadonlySet<Paragraph['kind']> = new Set([...SHOWN_BESIDE, 'table', 'formula'])
/** Minimum share of the question in a heading, and of the heading in the question. */
const MIN_COVERAGE = 0.5
const MIN_PRECISION = 0.6

/** Whether the section of a paragraph is about what is asked for, by its heading. */
const isAboutAsked = (
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  paragraph: Paragraph,
): boolean =>
  topicCoverage(document, analysis, paragraph) > 0 ||
  asksTheSame(document, analysis, paragraph) ||
  (!FACTS.has(analysis.type) &&
    coverage(analysis.asked, paragraph.headingTerms) >= MIN_COVERAGE &&
    precision(analysis.asked, paragraph.headingTerms) >= MIN_PRECISION)

/** The paragraphs of the section of a paragraph that may be shown together. */
function sectionOf({ paragraphs }: AnalysedDocument, paragraph: Paragraph): readonly Paragraph[] {
  const isOfSection = (other: Paragraph | undefined): boolean =>
    other?.heading === paragraph.heading &&
    IN_SECTION.has(other.kind) &&
    !isOutline(other) &&
    other.sentences.length > 0
  const at = paragraphs.indexOf(paragraph)
  if (paragraph.heading === '' || !isOfSection(paragraph)) return [paragraph]
  let from = at
  while (isOfSection(paragraphs[from - 1])) from -= 1
  let to = at
  while (isOfSection(paragraphs[to + 1])) to += 1
  return paragraphs.slice(from, to + 1)
}

/**
 * All of a short section that is about what is asked for, in its order; of a longer one the part
 * from its beginning to the sentence. Null for other sections, and if that is too long.
 */
function sectionParts(
  document: AnalysedDocument,
  { paragraph, sentence }: LocatedSentence,
  analysis: QuestionAnalysis,
): readonly Part[] | null {
  if (analysis.page !== undefined || !isAboutAsked(document, analysis, paragraph)) return null
  const section = sectionOf(document, paragraph)
  const isShort = (some: readonly Paragraph[]): boolean =>
    some.reduce((sum, { sentences }) => sum + lengthOf(document, sentences), 0) <= SECTION_CHARS
  const shown = [section, section.slice(0, section.indexOf(paragraph) + 1)].find(isShort)
  if (!shown || shown.length < 2) return null
  return shown.map((part) => {
    const [first = -1] = part.sentences
    const isList = isShownAsList(document, part, part === paragraph ? sentence : first)
    return { paragraph: part, sentences: part.sentences, isList, asked: first }
  })
}

/**
 * What a passage shows as an answer: its short section where that is about what is asked for, else
 * the sentence with the text that belongs to it.
 */
export const answerParts = (
  document: AnalysedDocument,
  located: LocatedSentence,
  analysis: QuestionAnalysis,
): readonly Part[] =>
  sectionParts(document, located, analysis) ?? shownParts(document, located, analysis)
