import { coverage, precision } from '../../question/coverage.ts'
import type { Block } from '../../../../text/blocks/blocks.ts'
import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import type { QuestionAnalysis } from '../../question/analysis.ts'
import { asksTheSame } from '../headed.ts'
import { isOutline } from '../outline-parts.ts'
import { topicCoverage } from '../topic.ts'
import { lengthOf, type LocatedSentence } from './around.ts'
import { FACTS, isShownAsList, SHOWN_BESIDE, shownParts, type Part } from './shown-parts.ts'

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

/** Whether a paragraph is in the section of another one and may be shown completely. */
const isOfSection = (other: Paragraph | undefined, { section }: Paragraph): boolean =>
  other?.section === section &&
  IN_SECTION.has(other.kind) &&
  !isOutline(other) &&
  other.sentences.length > 0

/** The paragraphs of the section of a paragraph that may be shown together. */
export function sectionAround(
  { paragraphs }: AnalysedDocument,
  paragraph: Paragraph,
): readonly Paragraph[] {
  const at = paragraphs.indexOf(paragraph)
  if (paragraph.heading === '' || !isOfSection(paragraph, paragraph)) return [paragraph]
  let from = at
  while (isOfSection(paragraphs[from - 1], paragraph)) from -= 1
  let to = at
  while (isOfSection(paragraphs[to + 1], paragraph)) to += 1
  return paragraphs.slice(from, to + 1)
}

const charsOf = (document: AnalysedDocument, paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { sentences }) => sum + lengthOf(document, sentences), 0)

/** All of a paragraph with its list, for one of its sentences. */
function wholeParagraph(
  document: AnalysedDocument,
  paragraph: Paragraph,
  sentence = paragraph.sentences[0] ?? -1,
): Part {
  const { sentences } = paragraph
  const isList = isShownAsList(document, paragraph, sentence)
  return { paragraph, sentences, isList, asked: sentences[0] ?? -1 }
}

/** Minimum entries of a section that is a list of them, and their share of its paragraphs. */
const MIN_ENTRIES = 3
const ENTRY_SHARE = 0.6

/** The sentences at the beginning of a block, one at least, up to a length. */
function openingOf(
  document: AnalysedDocument,
  { sentences }: Paragraph,
  block: Block,
  limit: number,
): readonly number[] {
  const inside = sentences.filter((i) => {
    const { page, start } = document.index.sentences[i] ?? { page: 0, start: 0 }
    return page === block.page && start >= block.start && start < block.end
  })
  return inside.filter((_, i) => i === 0 || lengthOf(document, inside.slice(0, i + 1)) <= limit)
}

/** The beginnings of the paragraphs of a section if most begin with a term in bold. */
function openedEntries(
  document: AnalysedDocument,
  section: readonly Paragraph[],
): readonly Part[] | null {
  const { markup } = document.index
  const blocks = section.flatMap((paragraph) => paragraph.blocks)
  const entries = blocks.filter(({ kind, page, start }) =>
    markup.emphasis[page - 1]?.some(
      (run) => kind === 'prose' && run.style === 'bold' && run.start === start,
    ),
  )
  if (entries.length < Math.max(MIN_ENTRIES, blocks.length * ENTRY_SHARE)) return null
  const limit = SECTION_CHARS / blocks.length
  return section.flatMap((paragraph) =>
    paragraph.blocks.map((block) => ({
      paragraph,
      sentences: openingOf(document, paragraph, block, limit),
      isList: false,
      isOpened: true,
    })),
  )
}

/** Paragraphs of a section that begins with code, after its first explanation. */
function explainedFirst(section: readonly Paragraph[]): readonly Paragraph[] {
  const at = section.findIndex(({ kind }) => kind !== 'code')
  return at <= 0
    ? section
    : [...section.slice(at, at + 1), ...section.slice(0, at), ...section.slice(at + 1)]
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
  const section = sectionAround(document, paragraph)
  const isShort = (some: readonly Paragraph[]): boolean => charsOf(document, some) <= SECTION_CHARS
  const shown = [section, section.slice(0, section.indexOf(paragraph) + 1)].find(isShort) ?? null
  const entries = isShort(section) ? null : openedEntries(document, section)
  if (entries) return entries
  if (!shown || shown.length < 2) return null
  return explainedFirst(shown).map((part) =>
    wholeParagraph(document, part, part === paragraph ? sentence : undefined),
  )
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

/** All of some paragraphs below one heading, if they are short; null otherwise. */
export function shortSection(
  document: AnalysedDocument,
  paragraphs: readonly Paragraph[],
  most = SECTION_CHARS,
): readonly Part[] | null {
  const [first] = paragraphs
  const isShort = charsOf(document, paragraphs) <= most
  return first && isShort && paragraphs.every((one) => isOfSection(one, first))
    ? paragraphs.map((paragraph) => wholeParagraph(document, paragraph))
    : null
}
