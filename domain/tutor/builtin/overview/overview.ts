import { sectionOf } from '../../../text/blocks/sections.ts'
import { withoutNumber } from '../../../text/blocks/shapes.ts'
import { areSimilar, isDependent, isWhole, summaryOrder } from '../../../text/search/summary.ts'
import type { CheckedAnswer } from '../../citations.ts'
import { claimsOf, namesNoTopic } from './claims.ts'
import type { AskedTerm } from '../question/coverage.ts'
import { sectionNamed } from '../passages/sections.ts'
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
const POINT_CHARS = 320
const MIN_TOPICS = 3
const MAX_TOPICS = 12
const SECTION_KINDS: ReadonlySet<string> = new Set(['prose', 'list', 'summary'])

/** Whether a sentence is complete and states something. */
export const isFull = ({ index }: Reading, i: number): boolean => {
  const text = index.sentences[i]?.text ?? ''
  return isWhole(text, index.language) && !/[?？؟]["'”’)]*$/u.test(text)
}

/** Whether such a sentence can be understood alone. */
const isIndependent = (reading: Reading, i: number): boolean =>
  isFull(reading, i) && !isDependent(reading.index.sentences[i]?.text ?? '')

const bullets = (points: readonly Quotation[]): Quotation =>
  merge(
    points.map(({ markdown, citations }) => ({ markdown: `- ${markdown}`, citations })),
    '\n',
  )

/** The first sentences of a passage that can be understood alone. */
function opening(reading: Reading, passage: Passage, chars = POINT_CHARS): Quotation | null {
  const from = passage.sentences.findIndex((i) => isIndependent(reading, i))
  if (from < 0) return null
  let length = 0
  const selected: number[] = []
  for (const i of passage.sentences.slice(from)) {
    length += reading.index.sentences[i]?.text.length ?? 0
    if ((length > chars && selected.length > 0) || !isFull(reading, i)) break
    selected.push(i)
  }
  return quote(reading.index.pages, spansOf(reading, selected))
}

/** At most `limit` of `all`, evenly spaced, in order. */
const spread = <T>(all: readonly T[], limit: number): T[] =>
  all.length <= limit
    ? [...all]
    : Array.from({ length: limit }, (_, i) => all[Math.floor((i * all.length) / limit)]).filter(
        (one) => one !== undefined,
      )

/** The distinct headings of running text. */
const topicsOf = ({ blocks, passages }: Reading): string[] => {
  const used = new Set(passages.map(({ heading }) => heading))
  const headings = blocks.filter(({ kind, text }) => kind === 'heading' && used.has(text))
  return [...new Set(headings.map(({ text }) => withoutNumber(text)))].filter(
    (text) => text.length <= 70 && !namesNoTopic(text),
  )
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
): Quotation[] {
  const openings = (all: readonly Passage[]) => all.flatMap((one) => opening(reading, one) ?? [])
  if (written.length > 2) return openings(spread(written, MAX_POINTS))
  const sentences = sentencesOf(reading, written)
  const text = passages.filter(({ kind }) => kind !== 'summary')
  if (sentences.length === 0) return openings(spread(text, MAX_POINTS))
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

/** Points of a summary that is asked for again in fewer words. */
const SHORT_POINTS = 3

/** The document's own summary, or the sentences of its sections that say most. */
function summariseDocument(
  reading: Reading,
  messages: BuiltinMessages,
  isShort: boolean,
): CheckedAnswer {
  const written = writtenPoints(reading)
  const points =
    written.length >= MIN_POINTS
      ? written
      : [...written, ...claimsOf(reading, MAX_POINTS - written.length)]
  const isEnough = written.length > 0 || points.length >= MIN_CLAIMS
  const summarySpans = isEnough ? points : keySentences(reading, undefined)
  if (isShort && summarySpans.length > 0)
    return answer([own(messages.summary), bullets(spread(summarySpans, SHORT_POINTS))])
  const sections = sectionsLine(reading, messages)
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

/** The summary of the section that `about` names; null if no heading matches. */
export function summariseSection(
  reading: Reading,
  about: string,
  asked: readonly AskedTerm[],
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const section = sectionNamed(reading, about, asked)
  const inside = section?.passages.filter(({ kind }) => SECTION_KINDS.has(kind)) ?? []
  const written = inside.filter(({ kind }) => kind === 'summary')
  const points = pointsOf(reading, written, inside)
  if (!section || points.length === 0) return null
  return answer([
    own(messages.section(escapeMarkdownOutsideFormulas(section.heading))),
    bullets(points),
  ])
}

/** The summary of the document or of a page, of few points if it is short. */
export const summarise = (
  reading: Reading,
  page: number | undefined,
  messages: BuiltinMessages,
  isShort = false,
): CheckedAnswer =>
  page === undefined
    ? summariseDocument(reading, messages, isShort)
    : summarisePage(reading, page, messages, isShort ? SHORT_POINTS : MAX_POINTS)
