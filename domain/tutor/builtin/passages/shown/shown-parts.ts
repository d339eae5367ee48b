import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import type { QuestionAnalysis } from '../../question/analysis.ts'
import { positionAtStart } from '../../../question/subject/ordinals.ts'
import { holdsAnswer } from '../../../question/subject/answer-type.ts'
import { isBefore, isMarked, itemsOf, lengthOf as itemsLength } from '../items.ts'
import { isAboveLead, isNumbered, sentencesShown } from '../list-in-paragraph.ts'
import { innerListOf, isOutline } from '../outline-parts.ts'
import { topicCoverage } from '../topic.ts'
import { beginsInLowerCase } from '../../../../text/sentence-bounds.ts'
import { CONTRAST_START, isDependent } from './dependent.ts'

/** Maximum characters quoted from a paragraph; fewer for questions about a fact. */
export const PARAGRAPH_CHARS = 1100
const FACT_CHARS = 800
/** Up to this length, the paragraph of a fact is quoted from its beginning. */
const WHOLE_FACT_CHARS = 500
/** Below this length a quotation also begins with the sentences before the best one. */
const WITH_PREFACE_CHARS = 500
/** From this margin over the others of its paragraph, a sentence is quoted with few before it. */
const SURE_MARGIN = 0.5
/** Up to this length the neighbouring paragraphs of a section are quoted with a paragraph. */
const WITH_NEIGHBOURS_CHARS = 900
/** Maximum characters of neighbouring paragraphs that continue its steps. */
const WITH_STEPS_CHARS = 2400
/** Below this length, a paragraph needs the previous one. */
const SHORT_CHARS = 250
/** Kinds of questions that one short passage answers. */
export const FACTS: ReadonlySet<string> = new Set(['number', 'time', 'person', 'place'])

/** A sentence that is shown with its surroundings. */
export type LocatedSentence = {
  readonly sentence: number
  readonly paragraph: Paragraph
  /** How far it is ahead of the others of its paragraph, from 0 to about 1.7, where it is known. */
  readonly margin?: number
}

/** The shown part of one paragraph. */
export type Part = {
  readonly paragraph: Paragraph
  /** Numbers of its sentences, ascending. */
  readonly sentences: readonly number[]
  /** Whether they are shown as a list. */
  readonly isList: boolean
  /** The sentence of its list that is asked for. */
  readonly asked?: number
  /** Whether it is the beginning of a paragraph of which no more is shown. */
  readonly isOpened?: boolean
}

/** A question, or a sentence that announces text that is not quoted with it. */
const ANNOUNCES = /[?？؟:：]["'”’)]*$/u

/** Characters by which a contrast may make an excerpt longer than its limit. */
const CONTRAST_CHARS = 400

/** Characters of sentences. */
export const lengthOf = ({ index }: AnalysedDocument, sentences: readonly number[]): number =>
  sentences.reduce((sum, i) => sum + (index.sentences[i]?.text.length ?? 0), 0)

/** The index of the first sentence, up to the best one, that does not begin inside another one. */
const firstWhole = (
  { index }: AnalysedDocument,
  sentences: readonly number[],
  best: number,
): number =>
  sentences.findIndex((i) => i === best || !beginsInLowerCase(index.sentences[i]?.text ?? ''))

/** Sentences without the last ones that only announce what is not shown, after the best one. */
function withoutLead(
  { index }: AnalysedDocument,
  sentences: readonly number[],
  best: number,
): readonly number[] {
  const end = sentences.findLastIndex(
    (i) => i === best || !ANNOUNCES.test(index.sentences[i]?.text ?? ''),
  )
  return sentences.slice(0, end + 1)
}

type Limits = {
  /** Characters of an excerpt. */
  readonly limit: number
  /** A paragraph of up to so many characters is shown from its beginning; else `limit`. */
  readonly whole?: number
  /** A shorter excerpt also has sentences before the best one. */
  readonly preface?: number
}

const PARAGRAPH_LIMITS: Limits = { limit: PARAGRAPH_CHARS }
/** Where the sentence that answers is known. */
const SURE_LIMITS: Limits = { limit: FACT_CHARS, whole: 400, preface: 250 }
const FACT_LIMITS: Limits = { limit: FACT_CHARS, whole: WHOLE_FACT_CHARS }

/**
 * The sentences of a paragraph around the best one, about `limit` characters, beginning with an
 * independent sentence.
 */
export function around(
  document: AnalysedDocument,
  { sentence: best, paragraph: { sentences } }: LocatedSentence,
  { limit, whole = limit, preface = WITH_PREFACE_CHARS }: Limits = PARAGRAPH_LIMITS,
): readonly number[] {
  const text = (at: number): string => document.index.sentences[sentences[at] ?? -1]?.text ?? ''
  if (lengthOf(document, sentences) <= whole)
    return withoutLead(document, sentences.slice(firstWhole(document, sentences, best)), best)
  let from = sentences.indexOf(best)
  let to = from
  let length = text(from).length
  const canPrecede = (at: number): boolean =>
    at >= 0 && !beginsInLowerCase(text(at)) && length + text(at).length <= limit
  while (isDependent(text(from)) && canPrecede(from - 1)) {
    from -= 1
    length += text(from).length
  }
  while (to + 1 < sentences.length && length + text(to + 1).length <= limit) {
    to += 1
    length += text(to).length
  }
  if (CONTRAST_START.test(text(to + 1)) && length + text(to + 1).length <= limit + CONTRAST_CHARS)
    to += 1
  while (length < preface && canPrecede(from - 1)) {
    from -= 1
    length += text(from).length
  }
  if (isDependent(text(from)) && from > 0 && !beginsInLowerCase(text(from - 1))) from -= 1
  return withoutLead(document, sentences.slice(from, to + 1), best)
}

/** Whether a paragraph is shown as a list for its sentence `at`. */
export function isShownAsList(
  document: AnalysedDocument,
  paragraph: Paragraph,
  at: number,
): boolean {
  const [first] = itemsOf(paragraph)
  // A match inside one unmarked item is an answer by itself.
  return first !== undefined && (isMarked(paragraph) || isBefore(document, at, first))
}

/** The shown part of the paragraph of a sentence. */
export function partFor(
  document: AnalysedDocument,
  located: LocatedSentence,
  type: QuestionAnalysis['type'],
): Part {
  const { sentence, paragraph } = located
  const usual = FACTS.has(type) ? FACT_LIMITS : PARAGRAPH_LIMITS
  const limits = (located.margin ?? 0) >= SURE_MARGIN ? SURE_LIMITS : usual
  const isOfSteps = type === 'process' && isNumbered(document, paragraph)
  const isWhole =
    (type === 'list' && innerListOf(document, paragraph, sentence) === null) || isOfSteps
  const [item] = itemsOf(paragraph)
  const isInLead = item !== undefined && isBefore(document, sentence, item)
  const asked = isWhole && !isInLead ? undefined : sentence
  const isList =
    (!FACTS.has(type) || isOutline(paragraph)) &&
    isShownAsList(document, paragraph, sentence) &&
    (isOfSteps || !isAboveLead(document, paragraph, sentence))
  const sentences = isList
    ? sentencesShown(document, paragraph, asked)
    : around(document, located, limits)
  return { paragraph, sentences, isList, ...(asked !== undefined && { asked }) }
}

export const SHOWN_BESIDE: ReadonlySet<Paragraph['kind']> = new Set(['prose', 'list', 'code'])

/** Whether two paragraphs are neighbouring parts of one section. */
const isNext = (paragraph: Paragraph, other: Paragraph | undefined): other is Paragraph =>
  other !== undefined &&
  other.heading === paragraph.heading &&
  paragraph.heading !== '' &&
  SHOWN_BESIDE.has(other.kind) &&
  !isOutline(paragraph) &&
  !isOutline(other) &&
  other.sentences.length > 0

/** The short paragraph before a paragraph whose first sentence depends on it. */
function paragraphBefore(
  document: AnalysedDocument,
  { paragraph }: LocatedSentence,
  { sentences: [first = -1] }: Part,
): readonly Part[] {
  const { index, paragraphs, paragraphOf } = document
  const before = paragraphs[(paragraphOf[first] ?? 0) - 1]
  const isNeeded =
    first === paragraph.sentences[0] && isDependent(index.sentences[first]?.text ?? '')
  return isNeeded &&
    isNext(paragraph, before) &&
    before.kind === 'prose' &&
    lengthOf(document, before.sentences) <= WITH_PREFACE_CHARS
    ? [{ paragraph: before, sentences: before.sentences, isList: false }]
    : []
}

/** The paragraph after a paragraph without the fact that is asked for, if it has that. */
function factAfter(
  document: AnalysedDocument,
  { paragraph, sentences }: Part,
  type: QuestionAnalysis['type'],
): readonly Part[] {
  const { index, paragraphs } = document
  const hasFact = (all: readonly number[]): boolean =>
    all.some((i) => holdsAnswer(type, index.sentences[i]?.text ?? '', index.language))
  const next = paragraphs[paragraphs.indexOf(paragraph) + 1]
  return isNext(paragraph, next) &&
    next.kind === 'prose' &&
    !hasFact(sentences) &&
    hasFact(next.sentences) &&
    lengthOf(document, next.sentences) <= WITH_PREFACE_CHARS
    ? [{ paragraph: next, sentences: next.sentences, isList: false }]
    : []
}

/**
 * What continues a shown part after the end of its paragraph: the list there, or a short paragraph
 * that begins with a reference back. A text without headings has it too.
 */
function continuation(document: AnalysedDocument, part: Part): readonly Part[] {
  const { index, paragraphs } = document
  const { paragraph, sentences, isList } = part
  const next = paragraphs[paragraphs.indexOf(paragraph) + 1]
  if (isList || paragraph.kind !== 'prose' || next?.heading !== paragraph.heading) return []
  if (sentences.at(-1) !== paragraph.sentences.at(-1) || isOutline(next)) return []
  const [first = -1] = next.sentences
  const length = lengthOf(document, next.sentences)
  if (first < 0 || length > WITH_PREFACE_CHARS) return []
  if (next.kind === 'list' && isMarked(next))
    return [{ paragraph: next, sentences: next.sentences, isList: true }]
  return next.kind === 'prose' && isDependent(index.sentences[first]?.text ?? '')
    ? [{ paragraph: next, sentences: next.sentences, isList: false }]
    : []
}

/** Whether a paragraph begins with the step after the last one of `part`: "The third stage is". */
function isNextStep({ index }: AnalysedDocument, part: Part, { sentences }: Paragraph): boolean {
  const stepOf = (at: number): number => positionAtStart(index.sentences[at]?.text ?? '') ?? -1
  const last = Math.max(-1, ...part.sentences.map(stepOf))
  return last >= 0 && stepOf(sentences[0] ?? -1) === last + 1
}

/** Whether a sentence is in a list, not too long, below a heading that asks for all of it. */
const isTopicList = (
  document: AnalysedDocument,
  { paragraph }: LocatedSentence,
  analysis: Pick<QuestionAnalysis, 'type' | 'asked'>,
): boolean =>
  isMarked(paragraph) &&
  itemsLength(itemsOf(paragraph)) <= WITH_STEPS_CHARS &&
  topicCoverage(document, analysis, paragraph) > 0

/**
 * The quotation for a sentence: its paragraph, and the paragraphs after (and before) it in the
 * section while they are short, or go on with its steps.
 */
export function shownParts(
  document: AnalysedDocument,
  located: LocatedSentence,
  analysis: Pick<QuestionAnalysis, 'type' | 'page' | 'asked'>,
): readonly Part[] {
  const { paragraphs, paragraphOf } = document
  const { page } = analysis
  const type = isTopicList(document, located, analysis) ? 'list' : analysis.type
  const main = partFor(document, located, type)
  const at = paragraphOf[located.sentence] ?? -1
  const isCut = main.sentences.length < located.paragraph.sentences.length
  if (page !== undefined || (isCut && FACTS.has(type)))
    return [...paragraphBefore(document, located, main), main]
  if (isCut)
    return [...paragraphBefore(document, located, main), main, ...continuation(document, main)]
  if (FACTS.has(type))
    return [...paragraphBefore(document, located, main), main, ...factAfter(document, main, type)]
  const parts = [main]
  let length = lengthOf(document, main.sentences)
  const add = (paragraph: Paragraph, where: 'push' | 'unshift'): boolean => {
    const more = lengthOf(document, paragraph.sentences)
    const before = where === 'push' ? parts.at(-1) : undefined
    const isStep = before !== undefined && isNextStep(document, before, paragraph)
    if (length + more > (isStep ? WITH_STEPS_CHARS : WITH_NEIGHBOURS_CHARS)) return false
    length += more
    const [first = -1] = paragraph.sentences
    const isList = isShownAsList(document, paragraph, first)
    parts[where]({ paragraph, sentences: paragraph.sentences, isList })
    return true
  }
  for (let i = at - 1; length < SHORT_CHARS; i -= 1) {
    const paragraph = paragraphs[i]
    // Code comes before its explanation only if the question asks for code.
    if (!isNext(located.paragraph, paragraph) || paragraph.kind === 'code') break
    if (!add(paragraph, 'unshift')) break
  }
  for (let i = at + 1; ; i += 1) {
    const paragraph = paragraphs[i]
    if (!isNext(located.paragraph, paragraph) || !add(paragraph, 'push')) break
  }
  if (parts.at(-1) === main) parts.push(...continuation(document, main))
  return parts[0] === main ? [...paragraphBefore(document, located, main), ...parts] : parts
}
