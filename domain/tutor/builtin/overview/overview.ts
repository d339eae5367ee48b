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
import type { BuiltinMessages } from '../messages.ts'
import {
  answer,
  escapeMarkdownOutsideFormulas,
  merge,
  own,
  quote,
  type Quotation,
} from '../quotation.ts'
import { spansOf, type Passage, type Reading } from '../reading/reading.ts'

const MAX_POINTS = 7
/** With fewer points, the summary of a document's own is completed. */
const MIN_POINTS = 4
/** With fewer sections, the best sentences are taken wherever they are. */
const MIN_CLAIMS = 3
/** Number of points of a short summary. */
const SHORT_POINTS = 3
const POINT_CHARS = 320
/** Characters of all points of a section of few paragraphs, and of one of them. */
const SECTION_CHARS = 1600
const LONG_POINT_CHARS = 1000
const MIN_TOPICS = 3
const MAX_TOPICS = 12
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

/** Whether a sentence is a part of one that goes on on the next page. */
function isPartOf({ index }: Reading, { sentences }: Passage, i: number): boolean {
  const goesOn = (at: number): boolean =>
    sentences.includes(at) &&
    index.sentences[at - 1]?.page !== index.sentences[at]?.page &&
    /^\p{Ll}/u.test(index.sentences[at]?.text ?? '')
  return goesOn(i) || goesOn(i + 1)
}

/** The first sentences of a passage that can be understood alone. */
function opening(reading: Reading, passage: Passage, chars = POINT_CHARS): Quotation | null {
  const from = passage.sentences.findIndex((i) => isIndependent(reading, i))
  if (from < 0) return null
  let length = 0
  const selected: number[] = []
  for (const i of passage.sentences.slice(from)) {
    length += reading.index.sentences[i]?.text.length ?? 0
    const isWhole = isFull(reading, i) || isPartOf(reading, passage, i)
    if ((length > chars && selected.length > 0) || !isWhole) break
    selected.push(i)
  }
  while (
    selected.length > 1 &&
    !ENDED.test(reading.index.sentences[selected.at(-1) ?? -1]?.text ?? '')
  )
    selected.pop()
  return quote(reading.index.pages, spansOf(reading, selected))
}

/** Whether a heading says what its section is about. */
const namesTopic = ({ text }: Block): boolean =>
  SECTION_NUMBER.test(text) || (text.length <= TOPIC_CHARS && !namesNoTopic(text))

/**
 * The distinct headings of running text, without the colon that notes have after them; where
 * sections have numbers, only theirs.
 */
const topicsOf = ({ blocks, passages }: Reading): string[] => {
  const used = new Set(passages.map(({ heading }) => heading))
  const headings = blocks
    .filter(({ kind, text }) => kind === 'heading' && (used.has(text) || SECTION_NUMBER.test(text)))
    .map((one) => (one.level === undefined ? one : { ...one, text: one.text.replace(/:$/u, '') }))
    .filter(namesTopic)
  const numbered = headings.filter(({ text }) => SECTION_NUMBER.test(text))
  const named = numbered.length >= MIN_TOPICS ? numbered : headings
  return [...new Set(named.map(({ text }) => withoutNumber(text)))]
}

/** Summary sentences of `scope`, if it has no summary of its own. */
function keySentences(reading: Reading, page: number | undefined): Quotation[] {
  const { index, passageOf } = reading
  const order = summaryOrder(index, page).filter(
    (i) => (passageOf[i] ?? -1) >= 0 && isIndependent(reading, i),
  )
  const chosen: number[] = []
  for (const i of order.slice(0, 60)) {
    const terms = index.sentences[i]?.terms ?? []
    if (chosen.some((j) => areSimilar(terms, index.sentences[j]?.terms ?? []))) continue
    if (chosen.push(i) === MAX_POINTS) break
  }
  return chosen.sort((a, b) => a - b).map((i) => quote(index.pages, spansOf(reading, [i])))
}

/** Whether a sentence is an item of a list, which needs no full stop: "Buy used cars". */
const isItem = ({ index }: Reading, { blocks }: Passage, i: number): boolean => {
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

/** The sentences and items of a short summary, up to the number shown. */
const sentencesOf = (reading: Reading, passages: readonly Passage[]): Quotation[] =>
  spread(
    passages.flatMap((passage) =>
      passage.sentences.filter((i) => isIndependent(reading, i) || isItem(reading, passage, i)),
    ),
    MAX_TOPICS,
  ).map((i) => quote(reading.index.pages, spansOf(reading, [i])))

/**
 * The sentences of a written summary, after the opening of the section where they are few, or the
 * openings of passages.
 */
function pointsOf(
  reading: Reading,
  written: readonly Passage[],
  passages: readonly Passage[],
  isShort = false,
): Quotation[] {
  const openings = (all: readonly Passage[]) => {
    const long = Math.max(POINT_CHARS, Math.min(LONG_POINT_CHARS, SECTION_CHARS / all.length))
    const chars = isShort ? 0 : long
    return all.flatMap((one) => opening(reading, one, chars) ?? [])
  }
  if (openings(written).length > 2) return openings(spread(written, MAX_POINTS))
  const sentences = sentencesOf(reading, written)
  const text = passages.filter(({ kind }) => kind !== 'summary')
  if (sentences.length === 0) return openings(byHeading(reading, text, MAX_POINTS))
  return sentences.length < MIN_POINTS ? [...openings(text).slice(0, 1), ...sentences] : sentences
}

/** Whether a passage is in a summary that the author wrote. */
const isWritten = ({ kind, heading }: Passage): boolean =>
  kind === 'summary' || (kind === 'list' && sectionOf(heading) === 'summary')

/** The points of the summaries that a document has itself; the items of their lists, if any. */
function writtenPoints(reading: Reading): Quotation[] {
  const { pages } = reading.index
  const written = reading.passages.filter(isWritten)
  const items = written.flatMap((one) => one.sentences.filter((i) => isItem(reading, one, i)))
  if (items.length >= MIN_POINTS)
    return spread(items, MAX_TOPICS).map((i) => quote(pages, spansOf(reading, [i])))
  if (written.length <= 2) return sentencesOf(reading, written)
  const points = written.flatMap((one) => opening(reading, one) ?? [])
  return spread(distinct(points), MAX_POINTS)
}

/** How much of two quotations is compared. */
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
export function sectionsLine(reading: Reading, messages: BuiltinMessages): Quotation[] {
  const topics = topicsOf(reading)
  if (topics.length < MIN_TOPICS) return []
  const named = spread(topics, MAX_TOPICS).map(escapeMarkdownOutsideFormulas)
  return [own(messages.topics(named.join(' · ')))]
}

/** The page that a summary is of, and whether it has only the main points. */
type Scope = { readonly page?: number | undefined; readonly isShort?: boolean | undefined }

/** The points of a summary; of a short one some of them. */
const shortened = (points: readonly Quotation[], isShort = false): readonly Quotation[] =>
  isShort ? spread(points, SHORT_POINTS) : points

/** The document's own summary, or the sentences of its sections that say most. */
function summariseDocument(
  reading: Reading,
  { isShort }: Scope,
  messages: BuiltinMessages,
): CheckedAnswer {
  const written = writtenPoints(reading)
  const points =
    written.length >= MIN_POINTS
      ? written
      : [...written, ...claimsOf(reading, MAX_POINTS - written.length)]
  const isEnough = written.length > 0 || points.length >= MIN_CLAIMS
  const summarySpans = shortened(isEnough ? points : keySentences(reading, undefined), isShort)
  const sections = isShort ? [] : sectionsLine(reading, messages)
  if (summarySpans.length > 0)
    return answer([own(messages.summary), bullets(summarySpans), ...sections])
  // Notes may have no sentence that can be understood alone.
  return sections.length > 0
    ? answer(sections)
    : answer([own(messages.notFound)], { refused: true })
}

/** The first sentence of each paragraph of a page. */
function summarisePage(
  reading: Reading,
  page: number,
  messages: BuiltinMessages,
  most: number,
): CheckedAnswer {
  const { index, passages } = reading
  const here = passages.flatMap((passage) => {
    const sentences = passage.sentences.filter((i) => index.sentences[i]?.page === page)
    return sentences.length > 0 && passage.kind !== 'table' ? [{ ...passage, sentences }] : []
  })
  const points = here.flatMap((one) => opening(reading, one, POINT_CHARS / 2) ?? [])
  const summarySpans = points.length > 0 ? points : keySentences(reading, page)
  const rest =
    summarySpans.length > 0
      ? summarySpans
      : here.map((one) => quote(index.pages, spansOf(reading, one.sentences)))
  if (rest.length === 0) return answer([own(messages.nothingOnPage(page))], { refused: true })
  return answer([own(messages.page(page)), bullets(spread(rest, most))])
}

/** The summary of a section; null if it has nothing to quote. */
export function summariseSection(
  reading: Reading,
  { heading, passages }: Section,
  { isShort }: Scope,
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const inside = passages.filter(({ kind }) => SECTION_KINDS.has(kind))
  const written = inside.filter(({ kind }) => kind === 'summary')
  const points = shortened(pointsOf(reading, written, inside, isShort), isShort)
  if (points.length === 0) return null
  return answer([own(messages.section(escapeMarkdownOutsideFormulas(heading))), bullets(points)])
}

/** The summary of the document, or of a page. */
export const summarise = (
  reading: Reading,
  scope: Scope,
  messages: BuiltinMessages,
): CheckedAnswer =>
  scope.page === undefined
    ? summariseDocument(reading, scope, messages)
    : summarisePage(reading, scope.page, messages, scope.isShort ? SHORT_POINTS : MAX_POINTS)
