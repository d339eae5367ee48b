import type { Block } from '../../../text/blocks/blocks.ts'
import { sectionOf } from '../../../text/blocks/sections.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { areSimilar, summaryOrder } from '../../../text/search/summary.ts'
import type { CheckedAnswer } from '../../citations.ts'
import { byHeading } from './by-heading.ts'
import { claimsOf, namesNoTopic } from './claims.ts'
import { isFull, isIndependent } from './independent.ts'
import { spread } from './spread.ts'
import type { Section } from '../passages/sections.ts'
import { merged } from '../passages/shown/excerpt.ts'
import { shortSection } from '../passages/shown/whole-section.ts'
import type { BuiltinMessages } from '../messages.ts'
import {
  composeAnswer,
  escapeMarkdownOutsideFormulas,
  merge,
  ownWords,
  quote,
  type Quotation,
} from '../quotation.ts'
import { spansOf, type Paragraph, type AnalysedDocument } from '../document/analysed-document.ts'
import { beginsInLowerCase } from '../../../text/sentence-bounds.ts'

/** Up to this length, a section is its own summary. */
const OWN_SUMMARY_CHARS = 1100
const MAX_POINTS = 7
/** Minimum points of a summary by the author; a shorter one is completed. */
const MIN_POINTS = 4
/** Without such a summary, with fewer sections, the best sentences of the document are shown. */
const MIN_CLAIMS = 3
/** Number of points of a short summary. */
const SHORT_POINTS = 3
const POINT_CHARS = 320
/** Characters that the points of a section share, and maximum characters of one of them. */
const SECTION_CHARS = 1600
const LONG_POINT_CHARS = 1000
const MIN_TOPICS = 3
const MAX_LISTED = 12
/** Maximum length of the heading of a topic. */
const TOPIC_CHARS = 70
/** The number of a section of a chapter: "3.2 Tides". */
const SECTION_NUMBER = /^\d{1,2}\.\d{1,2}\s/u
const ENDED = /[.!?:;。！？؟।]['"’”)\]]*$/u
const SECTION_KINDS: ReadonlySet<string> = new Set(['prose', 'list', 'summary'])

const bullets = (points: readonly Quotation[]): Quotation =>
  merge(
    points.map(({ markdown, citations }) => ({ markdown: `- ${markdown}`, citations })),
    '\n',
  )

/** Whether a sentence is a part of one that continues on the next page. */
function isPartOf({ index }: AnalysedDocument, { sentences }: Paragraph, i: number): boolean {
  const goesOn = (at: number): boolean =>
    sentences.includes(at) &&
    index.sentences[at - 1]?.page !== index.sentences[at]?.page &&
    beginsInLowerCase(index.sentences[at]?.text ?? '')
  return goesOn(i) || goesOn(i + 1)
}

/** The first sentences of a paragraph that can be understood alone. */
function opening(
  document: AnalysedDocument,
  paragraph: Paragraph,
  chars = POINT_CHARS,
): Quotation | null {
  const from = paragraph.sentences.findIndex((i) => isIndependent(document, i))
  if (from < 0) return null
  let length = 0
  const selected: number[] = []
  for (const i of paragraph.sentences.slice(from)) {
    length += document.index.sentences[i]?.text.length ?? 0
    const isWhole = isFull(document, i) || isPartOf(document, paragraph, i)
    if ((length > chars && selected.length > 0) || !isWhole) break
    selected.push(i)
  }
  while (
    selected.length > 1 &&
    !ENDED.test(document.index.sentences[selected.at(-1) ?? -1]?.text ?? '')
  )
    selected.pop()
  return quote(document.index.pages, spansOf(document, selected))
}

/** Whether a heading is the topic of its section. */
const namesTopic = ({ text }: Block): boolean =>
  SECTION_NUMBER.test(text) || (text.length <= TOPIC_CHARS && !namesNoTopic(text))

/**
 * The distinct headings of running text, without the colon that notes have after them; where
 * sections have numbers, only theirs.
 */
const topicsOf = ({ blocks, paragraphs }: AnalysedDocument): string[] => {
  const used = new Set(paragraphs.map(({ heading }) => heading))
  const headings = blocks
    .filter(({ kind, text }) => kind === 'heading' && (used.has(text) || SECTION_NUMBER.test(text)))
    .map((block) =>
      block.level === undefined ? block : { ...block, text: block.text.replace(/:$/u, '') },
    )
    .filter(namesTopic)
  const numbered = headings.filter(({ text }) => SECTION_NUMBER.test(text))
  const named = numbered.length >= MIN_TOPICS ? numbered : headings
  return [...new Set(named.map(({ text }) => withoutNumber(text)))]
}

/** The best sentences of the document or of one page, without similar ones, in their order. */
function keySentences(document: AnalysedDocument, page: number | undefined): Quotation[] {
  const { index, paragraphOf } = document
  const order = summaryOrder(index, page).filter(
    (i) => (paragraphOf[i] ?? -1) >= 0 && isIndependent(document, i),
  )
  const chosen: number[] = []
  for (const i of order.slice(0, 60)) {
    const terms = index.sentences[i]?.terms ?? []
    if (chosen.some((j) => areSimilar(terms, index.sentences[j]?.terms ?? []))) continue
    if (chosen.push(i) === MAX_POINTS) break
  }
  return chosen.sort((a, b) => a - b).map((i) => quote(index.pages, spansOf(document, [i])))
}

/** Whether a sentence is an item of a list, which needs no full stop: "Buy used cars". */
const isItem = ({ index }: AnalysedDocument, { blocks }: Paragraph, i: number): boolean => {
  const sentence = index.sentences[i]
  return blocks.some(
    ({ kind, page, start, end }) =>
      kind === 'list' &&
      page === sentence?.page &&
      start <= sentence.start &&
      sentence.start < end &&
      !/[:?]$/u.test(sentence.text),
  )
}

/** The sentences and items of paragraphs, at most `MAX_LISTED`, evenly spaced. */
const sentencesOf = (document: AnalysedDocument, paragraphs: readonly Paragraph[]): Quotation[] =>
  spread(
    paragraphs.flatMap((paragraph) =>
      paragraph.sentences.filter(
        (i) => isIndependent(document, i) || isItem(document, paragraph, i),
      ),
    ),
    MAX_LISTED,
  ).map((i) => quote(document.index.pages, spansOf(document, [i])))

/**
 * The points of a section: the openings of the paragraphs of its written summary if there are
 * several; else its sentences, after the opening of the section if they are few; without such a
 * summary, the openings of paragraphs of the section.
 */
function pointsOf(
  document: AnalysedDocument,
  written: readonly Paragraph[],
  paragraphs: readonly Paragraph[],
  isShort = false,
): Quotation[] {
  const openings = (all: readonly Paragraph[]) => {
    const long = Math.max(POINT_CHARS, Math.min(LONG_POINT_CHARS, SECTION_CHARS / all.length))
    const chars = isShort ? 0 : long
    return all.flatMap((paragraph) => opening(document, paragraph, chars) ?? [])
  }
  if (openings(written).length > 2) return openings(spread(written, MAX_POINTS))
  const sentences = sentencesOf(document, written)
  const text = paragraphs.filter(({ kind }) => kind !== 'summary')
  if (sentences.length === 0) return openings(byHeading(document, text, MAX_POINTS))
  return sentences.length < MIN_POINTS ? [...openings(text).slice(0, 1), ...sentences] : sentences
}

/** Whether a paragraph is in a summary that the author wrote. */
const isWritten = ({ kind, heading }: Paragraph): boolean =>
  kind === 'summary' || (kind === 'list' && sectionOf(heading) === 'summary')

/** The points of the summaries that a document has itself; the items of their lists, if any. */
function writtenPoints(document: AnalysedDocument): Quotation[] {
  const { pages } = document.index
  const written = document.paragraphs.filter(isWritten)
  const items = written.flatMap((paragraph) =>
    paragraph.sentences.filter((i) => isItem(document, paragraph, i)),
  )
  if (items.length >= MIN_POINTS)
    return spread(items, MAX_LISTED).map((i) => quote(pages, spansOf(document, [i])))
  if (written.length <= 2) return sentencesOf(document, written)
  const points = written.flatMap((paragraph) => opening(document, paragraph) ?? [])
  return spread(distinct(points), MAX_POINTS)
}

/** How many characters of two quotations are compared. */
const COMPARED_CHARS = 60

/** Quotations without those that begin as an earlier one does. */
function distinct(points: readonly Quotation[]): Quotation[] {
  const begun = new Set<string>()
  return points.filter(({ markdown }) => {
    const beginning = markdown.slice(0, COMPARED_CHARS)
    return !begun.has(beginning) && begun.add(beginning)
  })
}

/** The sections of a document in one line, if there are several. */
export function sectionsLine(document: AnalysedDocument, messages: BuiltinMessages): Quotation[] {
  const topics = topicsOf(document)
  if (topics.length < MIN_TOPICS) return []
  const named = spread(topics, MAX_LISTED).map(escapeMarkdownOutsideFormulas)
  return [ownWords(messages.topics(named.join(' · ')))]
}

/** The page to summarise, and whether only the main points are shown. */
type OverviewOptions = {
  readonly page?: number | undefined
  readonly isShort?: boolean | undefined
}

/** The points of a summary; of a short one some of them. */
const shortened = (points: readonly Quotation[], isShort = false): readonly Quotation[] =>
  isShort ? spread(points, SHORT_POINTS) : points

/** The document's own summary, or the sentences of its sections that say most. */
function summariseDocument(
  document: AnalysedDocument,
  { isShort }: OverviewOptions,
  messages: BuiltinMessages,
): CheckedAnswer {
  const written = writtenPoints(document)
  const points =
    written.length >= MIN_POINTS
      ? written
      : [...written, ...claimsOf(document, MAX_POINTS - written.length)]
  const isEnough = written.length > 0 || points.length >= MIN_CLAIMS
  const shown = shortened(isEnough ? points : keySentences(document, undefined), isShort)
  const sections = isShort ? [] : sectionsLine(document, messages)
  if (shown.length > 0)
    return composeAnswer([ownWords(messages.summary), bullets(shown), ...sections])
  // Notes may have no sentence that can be understood alone.
  return sections.length > 0
    ? composeAnswer(sections)
    : composeAnswer([ownWords(messages.notFound)], { refused: true })
}

/** The first sentence of each paragraph of a page. */
function summarisePage(
  document: AnalysedDocument,
  page: number,
  messages: BuiltinMessages,
  most: number,
): CheckedAnswer {
  const { index, paragraphs } = document
  const here = paragraphs.flatMap((paragraph) => {
    const sentences = paragraph.sentences.filter((i) => index.sentences[i]?.page === page)
    return sentences.length > 0 && paragraph.kind !== 'table' ? [{ ...paragraph, sentences }] : []
  })
  const points = here.flatMap((paragraph) => opening(document, paragraph, POINT_CHARS / 2) ?? [])
  const shown = points.length > 0 ? points : keySentences(document, page)
  const rest =
    shown.length > 0
      ? shown
      : here.map(({ sentences }) => quote(index.pages, spansOf(document, sentences)))
  if (rest.length === 0)
    return composeAnswer([ownWords(messages.nothingOnPage(page))], { refused: true })
  return composeAnswer([ownWords(messages.page(page)), bullets(spread(rest, most))])
}

/** The summary of a section; null if it has nothing to quote. */
export function summariseSection(
  document: AnalysedDocument,
  { heading, paragraphs }: Section,
  { isShort }: OverviewOptions,
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const inside = paragraphs.filter(({ kind }) => SECTION_KINDS.has(kind))
  const lead = ownWords(messages.section(escapeMarkdownOutsideFormulas(heading)))
  const whole =
    isShort || paragraphs.length < 2 ? null : shortSection(document, paragraphs, OWN_SUMMARY_CHARS)
  if (whole) return composeAnswer([lead, merged(document, whole)])
  const written = inside.filter(({ kind }) => kind === 'summary')
  const points = shortened(pointsOf(document, written, inside, isShort), isShort)
  if (points.length === 0) return null
  return composeAnswer([lead, bullets(points)])
}

/** The summary of the document, or of a page. */
export const summarise = (
  document: AnalysedDocument,
  options: OverviewOptions,
  messages: BuiltinMessages,
): CheckedAnswer =>
  options.page === undefined
    ? summariseDocument(document, options, messages)
    : summarisePage(document, options.page, messages, options.isShort ? SHORT_POINTS : MAX_POINTS)
