import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import type { QuestionAnalysis } from '../../question/analysis.ts'
import { positionAtStart } from '../../../question/subject/ordinals.ts'
import { holdsAnswer } from '../../../question/subject/answer-type.ts'
import { isBefore, isMarked, itemsOf, lengthOf as itemsLength } from '../items.ts'
import { isAboveLead, isNumbered, sentencesShown } from '../list-in-paragraph.ts'
import { namedEntry } from '../entry.ts'
import type { PageSpan } from '../../quotation.ts'
import { innerListOf, isOutline } from '../outline-parts.ts'
import { topicCoverage } from '../topic.ts'
import {
  around,
  FACT_LIMITS,
  lengthOf,
  PARAGRAPH_LIMITS,
  SURE_LIMITS,
  WITH_PREFACE_CHARS,
  type LocatedSentence,
} from './around.ts'
import { isDependent } from './dependent.ts'

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

/** The shown part of one paragraph. */
export type Part = {
  readonly paragraph: Paragraph
  /** Numbers of its sentences, ascending. */
  readonly sentences: readonly number[]
  /** Whether they are shown as a list. */
  readonly isList: boolean
  /** The sentence of its list that is asked for. */
  readonly asked?: number
  /** The items of its list that are shown, if one entry is asked for by its label. */
  readonly entry?: readonly PageSpan[]
  /** Whether it is the beginning of a paragraph of which no more is shown. */
  readonly isOpened?: boolean
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
    ? sentencesShown(document, paragraph, { asked })
    : around(document, located, limits)
  return { paragraph, sentences, isList, ...(asked !== undefined && { asked }) }
}

/** The entry of a list alone, if a question that is not about the list names its label. */
function entryPart(
  document: AnalysedDocument,
  located: LocatedSentence,
  { type, asked }: Pick<QuestionAnalysis, 'type' | 'asked'>,
): Part | null {
  const { paragraph, sentence } = located
  const entry = type === 'list' ? null : namedEntry(document, located, asked)
  return (
    entry && {
      paragraph,
      sentences: sentencesShown(document, paragraph, { asked: sentence, entry }),
      isList: true,
      asked: sentence,
      entry,
    }
  )
}

export const SHOWN_BESIDE: ReadonlySet<Paragraph['kind']> = new Set(['prose', 'list', 'code'])

/** Whether two paragraphs are neighbouring parts of one section. */
const isNext = (paragraph: Paragraph, other: Paragraph | undefined): other is Paragraph =>
  other !== undefined &&
  other.section === paragraph.section &&
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
  const main =
    entryPart(document, located, { type, asked: analysis.asked }) ??
    partFor(document, located, type)
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
