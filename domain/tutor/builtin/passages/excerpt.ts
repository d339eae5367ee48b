import { answerWords } from '../../../languages/answers.ts'
import type { AnswerType } from '../../../languages/language-words.ts'
import { beginning, wordsInside } from '../../../languages/patterns.ts'
import { escapeMarkdownOutsideFormulas, merge, own, type Quotation } from '../quotation.ts'
import type { Passage, Reading } from '../reading/reading.ts'
import { holdsAnswer } from '../question/answer-type.ts'
import { quoteSentences } from './code.ts'
import {
  isAboveLead,
  isNumbered,
  itemAlone,
  itemsWith,
  listOf,
  sentencesShown,
} from './list-passages.ts'
import { isBefore, isMarked, itemsOf } from './items.ts'
import { innerListOf, isOutline } from './outline-parts.ts'

/** Maximum characters quoted from a passage; fewer for questions about a fact. */
const PASSAGE_CHARS = 1100
const FACT_CHARS = 800
/** Up to this length, the passage of a fact is quoted from its beginning. */
const WHOLE_FACT_CHARS = 500
/** Below this length a quotation also begins with the sentences before the best one. */
const WITH_PREFACE_CHARS = 500
/** From this margin over the others of its passage, a sentence is quoted with few before it. */
const SURE_MARGIN = 0.5
/** Up to this length the neighbouring paragraphs of a section are quoted with a passage. */
const WINDOW_CHARS = 900
/** Maximum number of items of a list shown as a passage. */
const SHOWN_ITEMS = 24
/** Below this length, a passage needs the one before it. */
const SHORT_CHARS = 250
/** Kinds of questions that one short passage answers. */
export const FACTS: ReadonlySet<string> = new Set(['number', 'time', 'person', 'place'])

type Type = AnswerType | 'other'

/** The kind of answer, and the page that the question names. */
type Scope = { readonly type: Type; readonly page: number | undefined }

/** A sentence that is shown with its surroundings. */
export type Place = {
  readonly sentence: number
  readonly passage: Passage
  /** How far it is ahead of the others of its passage, from 0 to about 1.7, where it is known. */
  readonly margin?: number
}

/** What is shown of one passage. */
export type Part = {
  readonly passage: Passage
  /** Numbers of its sentences, ascending. */
  readonly sentences: readonly number[]
  /** Whether they are shown as a list. */
  readonly isList: boolean
  /** The sentence of its list that is asked for. */
  readonly asked?: number
}

/** A question, or a sentence that announces what is not quoted with it. */
const ANNOUNCES = /[?？؟:：]["'”’)]*$/u

/** Beginnings of sentences that depend on the previous one. */
export const DEPENDENT_START = beginning(answerWords('dependentStarts'), String.raw`(?!\p{L})`)

/** A sentence that contrasts with the one before is shown with it, if it is no longer. */
const CONTRASTS = beginning(answerWords('contrastStarts'), String.raw`(?!\p{L})`)
const CONTRAST_CHARS = 400

/** The same by a word near the beginning: "For many of them, however, …". */
const LINKS_BACK = wordsInside(answerWords('linksBack'))
const BEGINNING_CHARS = 80

const isDependent = (sentence: string): boolean =>
  DEPENDENT_START.test(sentence) || LINKS_BACK.test(sentence.slice(0, BEGINNING_CHARS))

const lengthOf = ({ index }: Reading, sentences: readonly number[]): number =>
  sentences.reduce((sum, i) => sum + (index.sentences[i]?.text.length ?? 0), 0)

/** The place of the first sentence, up to the best one, that is no rest of another one. */
const firstWhole = ({ index }: Reading, sentences: readonly number[], best: number): number =>
  sentences.findIndex((i) => i === best || !/^\p{Ll}/u.test(index.sentences[i]?.text ?? ''))

/** Sentences without the last ones that only announce what is not shown, after the best one. */
function withoutLead(
  { index }: Reading,
  sentences: readonly number[],
  best: number,
): readonly number[] {
  const end = sentences.findLastIndex(
    (i) => i === best || !ANNOUNCES.test(index.sentences[i]?.text ?? ''),
  )
  return sentences.slice(0, end + 1)
}

/**
 * Characters of an excerpt, up to how many a passage is shown from its beginning (as many, if
 * absent), and up to how many an excerpt begins with the sentences before the best one.
 */
type Limits = { readonly limit: number; readonly whole?: number; readonly preface?: number }

const PASSAGE_LIMITS: Limits = { limit: PASSAGE_CHARS }
/** Where the sentence that answers is known. */
const SURE_LIMITS: Limits = { limit: FACT_CHARS, whole: 400, preface: 250 }
/** Of a passage that only may help. */
const SHORT_LIMITS: Limits = { limit: 600 }
const FACT_LIMITS: Limits = { limit: FACT_CHARS, whole: WHOLE_FACT_CHARS }

/**
 * The sentences of a passage around the best one, about `limit` characters, beginning with an
 * independent sentence.
 */
export function around(
  reading: Reading,
  { sentence: best, passage: { sentences } }: Place,
  { limit, whole = limit, preface = WITH_PREFACE_CHARS }: Limits = PASSAGE_LIMITS,
): readonly number[] {
  const text = (at: number): string => reading.index.sentences[sentences[at] ?? -1]?.text ?? ''
  if (lengthOf(reading, sentences) <= whole)
    return withoutLead(reading, sentences.slice(firstWhole(reading, sentences, best)), best)
  let from = sentences.indexOf(best)
  let to = from
  let length = text(from).length
  const canPrecede = (at: number): boolean =>
    at >= 0 && !/^\p{Ll}/u.test(text(at)) && length + text(at).length <= limit
  while (isDependent(text(from)) && canPrecede(from - 1)) {
    from -= 1
    length += text(from).length
  }
  while (to + 1 < sentences.length && length + text(to + 1).length <= limit) {
    to += 1
    length += text(to).length
  }
  if (CONTRASTS.test(text(to + 1)) && length + text(to + 1).length <= limit + CONTRAST_CHARS)
    to += 1
  while (length < preface && canPrecede(from - 1)) {
    from -= 1
    length += text(from).length
  }
  if (isDependent(text(from)) && from > 0 && !/^\p{Ll}/u.test(text(from - 1))) from -= 1
  return withoutLead(reading, sentences.slice(from, to + 1), best)
}

/** Whether a passage is shown as a list for its sentence `at`. */
function isShownAsList(reading: Reading, passage: Passage, at: number): boolean {
  const [first] = itemsOf(passage)
  // A match inside one unmarked item is an answer by itself.
  return first !== undefined && (isMarked(passage) || isBefore(reading, at, first))
}

/** What is shown of the passage of a sentence. */
export function partFor(reading: Reading, place: Place, type: Type): Part {
  const { sentence, passage } = place
  const usual = FACTS.has(type) ? FACT_LIMITS : PASSAGE_LIMITS
  const limits = (place.margin ?? 0) >= SURE_MARGIN ? SURE_LIMITS : usual
  const isOfSteps = type === 'process' && isNumbered(reading, passage)
  const isWhole = (type === 'list' && innerListOf(reading, passage, sentence) === null) || isOfSteps
  const [item] = itemsOf(passage)
  const isInLead = item !== undefined && isBefore(reading, sentence, item)
  const asked = isWhole && !isInLead ? undefined : sentence
  const isList =
    (!FACTS.has(type) || isOutline(passage)) &&
    isShownAsList(reading, passage, sentence) &&
    (isOfSteps || !isAboveLead(reading, passage, sentence))
  const sentences = isList
    ? sentencesShown(reading, passage, asked)
    : around(reading, place, limits)
  return { passage, sentences, isList, ...(asked !== undefined && { asked }) }
}

const SHOWN_BESIDE: ReadonlySet<Passage['kind']> = new Set(['prose', 'list', 'code'])

/** Whether two passages are neighbouring parts of one section. */
const isNext = (one: Passage, other: Passage | undefined): other is Passage =>
  other !== undefined &&
  other.heading === one.heading &&
  one.heading !== '' &&
  SHOWN_BESIDE.has(other.kind) &&
  !isOutline(one) &&
  !isOutline(other) &&
  other.sentences.length > 0

/** The short paragraph before a passage whose first sentence depends on it. */
function paragraphBefore(
  reading: Reading,
  { passage }: Place,
  { sentences: [first = -1] }: Part,
): readonly Part[] {
  const { index, passages, passageOf } = reading
  const before = passages[(passageOf[first] ?? 0) - 1]
  const isNeeded = first === passage.sentences[0] && isDependent(index.sentences[first]?.text ?? '')
  return isNeeded &&
    isNext(passage, before) &&
    before.kind === 'prose' &&
    lengthOf(reading, before.sentences) <= WITH_PREFACE_CHARS
    ? [{ passage: before, sentences: before.sentences, isList: false }]
    : []
}

/** The paragraph after a passage without the fact that is asked for, if it has that. */
function factAfter(reading: Reading, { passage, sentences }: Part, type: Type): readonly Part[] {
  const { index, passages } = reading
  const hasFact = (all: readonly number[]): boolean =>
    all.some((i) => holdsAnswer(type, index.sentences[i]?.text ?? '', index.language))
  const next = passages[passages.indexOf(passage) + 1]
  return isNext(passage, next) &&
    next.kind === 'prose' &&
    !hasFact(sentences) &&
    hasFact(next.sentences) &&
    lengthOf(reading, next.sentences) <= WITH_PREFACE_CHARS
    ? [{ passage: next, sentences: next.sentences, isList: false }]
    : []
}

/**
 * What is shown for a sentence: its passage, and the paragraphs after (and before) it in the
 * section while they are short.
 */
export function windowFor(reading: Reading, place: Place, { type, page }: Scope): readonly Part[] {
  const { passages, passageOf } = reading
  const main = partFor(reading, place, type)
  const at = passageOf[place.sentence] ?? -1
  const isCut = main.sentences.length < place.passage.sentences.length
  if (isCut || page !== undefined) return [...paragraphBefore(reading, place, main), main]
  if (FACTS.has(type))
    return [...paragraphBefore(reading, place, main), main, ...factAfter(reading, main, type)]
  const parts = [main]
  let length = lengthOf(reading, main.sentences)
  const add = (passage: Passage, where: 'push' | 'unshift'): boolean => {
    const more = lengthOf(reading, passage.sentences)
    if (length + more > WINDOW_CHARS) return false
    length += more
    const [first = -1] = passage.sentences
    const isList = isShownAsList(reading, passage, first)
    parts[where]({ passage, sentences: passage.sentences, isList })
    return true
  }
  for (let i = at - 1; length < SHORT_CHARS; i -= 1) {
    const passage = passages[i]
    // Code comes before what explains it only if it is asked for.
    if (!isNext(place.passage, passage) || passage.kind === 'code') break
    if (!add(passage, 'unshift')) break
  }
  for (let i = at + 1; ; i += 1) {
    const passage = passages[i]
    if (!isNext(place.passage, passage) || !add(passage, 'push')) break
  }
  return parts[0] === main ? [...paragraphBefore(reading, place, main), ...parts] : parts
}

const quoted = (reading: Reading, { passage, sentences, isList, asked }: Part): Quotation =>
  (isList
    ? listOf(reading, passage, { maxItems: SHOWN_ITEMS, asked })
    : itemsWith(reading, passage, sentences)) ?? quoteSentences(reading, sentences)

/** The best part of a passage, with its list. */
export const excerpt = (reading: Reading, place: Place): Quotation =>
  quoted(reading, partFor(reading, place, 'other'))

/** The sentences of a passage around the best one, as for a question about a fact. */
export const briefPart = (reading: Reading, place: Place): Part => partFor(reading, place, 'number')

/** These sentences as they are shown. */
export const briefExcerpt = (reading: Reading, place: Place): Quotation =>
  quoted(reading, briefPart(reading, place))

/** The same for a passage that only may help: its best sentences, or one item of its list. */
export const shortExcerpt = (reading: Reading, place: Place): Quotation =>
  itemAlone(reading, place.passage, place.sentence) ??
  quoted(reading, {
    passage: place.passage,
    sentences: around(reading, place, SHORT_LIMITS),
    isList: false,
  })

/** What is shown for a sentence, with its neighbours in the section. */
export const shownFor = (reading: Reading, place: Place, scope: Scope): Quotation =>
  merge(
    windowFor(reading, place, scope).map((part) => quoted(reading, part)),
    '\n\n',
  )

/** A passage from a sentence on, as much as is shown of one. */
export function restOf(reading: Reading, { sentence, passage }: Place): Quotation {
  const sentences = passage.sentences.filter((i) => i >= sentence)
  while (sentences.length > 1 && lengthOf(reading, sentences) > PASSAGE_CHARS) sentences.pop()
  return quoted(reading, { passage, sentences, isList: false })
}

/** A quotation with its heading. */
export const withHeading = (heading: string, quotation: Quotation): Quotation =>
  heading === '' || quotation.markdown === ''
    ? quotation
    : merge([own(`*${escapeMarkdownOutsideFormulas(heading)}*`), quotation], '\n\n')
