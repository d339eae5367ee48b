import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning } from '../../../languages/patterns.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import type { Span } from '../../../text/blocks/lines.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { predicateOf } from '../siblings/named-parts.ts'
import { headingWithoutNumber } from '../siblings/sibling-sections.ts'
import { markBefore } from '../siblings/item-marks.ts'
import { contentStems, termIdOf, wordsIn, type Wording } from '../wording/wording.ts'

/** One part of an answer. `quote` is verbatim on `page` (1-based). */
type Part = { readonly text: string; readonly quote: string; readonly page: number }

/** A question that a document asks and answers, as notes and study guides do. */
export type AskedQuestion = {
  readonly question: string
  /** The id of the term whose meaning it asks for; the question itself if it asks for more. */
  readonly topicId: string
  readonly answer: readonly Part[]
  /** Position in the document, 0–1. */
  readonly position: number
}

/** A question that a block asks and that is answered. */
type QuestionInBlock = Omit<AskedQuestion, 'position'>
/** Where a question is searched. */
type QuestionContext = {
  readonly block: Block
  /** The page of the block. */
  readonly page: string
  /** All pages. */
  readonly text: string
  readonly wording: Wording
}

const QUESTION_WORDS = { min: 3, max: 28 } as const
const ANSWER_WORDS = { min: 5, max: 75 } as const
/** Maximum sentences and items of an answer. */
const MAX_PARTS = 5

const UNCLEAR = /[=<>∑∫{}|\\~_#[\]$`]|\.{2}|…|https?:/u
const LAST_MARK = /[\p{L}\p{N}).”"]$/u

const hasLength = (text: string, { min, max }: { min: number; max: number }): boolean => {
  const words = wordsIn(text).length
  return words >= min && words <= max
}

/** Whether a text is one question that can be understood alone. */
const isQuestion = (text: string, { patterns }: Wording): boolean => {
  const { asks, askedInContext, contextReference, pointer, readerWords } = patterns
  const faults = [UNCLEAR, askedInContext, contextReference, pointer, readerWords]
  return (
    /^[^?.!:]+\?$/u.test(text) &&
    hasLength(text, QUESTION_WORDS) &&
    asks.test(text.replace(/^¿/u, '')) &&
    !faults.some((fault) => fault.test(text))
  )
}

/** Whether a question can follow another, which it may refer to. */
const isFollowUp = (text: string, { patterns: { asks, readerWords, pointer } }: Wording): boolean =>
  /^[^.!:]+$/u.test(text) &&
  hasLength(text, QUESTION_WORDS) &&
  asks.test(text.trim().replace(/^¿/u, '')) &&
  ![UNCLEAR, readerWords, pointer].some((fault) => fault.test(text))

/** Whether a text can be a part of an answer. */
const isAnswer = (text: string, { patterns: { pointer, readerWords } }: Wording): boolean =>
  ![UNCLEAR, /[?!]|^\(/u, pointer, readerWords].some((fault) => fault.test(text)) &&
  LAST_MARK.test(text)

/** The sentences of a part of a page. */
const partsOf = (span: Span, context: QuestionContext): Part[] =>
  sentencesOf(context.page.slice(span.start, span.end), context.wording.language).map(
    ({ text, start, end }) =>
      partOf({ text, start: span.start + start, end: span.start + end }, context),
  )

const partOf = ({ start, end, text }: Span, { block, page }: QuestionContext): Part => ({
  text: onOneLine(text),
  quote: page.slice(start, end).trim(),
  page: block.page,
})

/** Whether the parts answer a question: they have a word that it asks about. */
const answers = (question: string, parts: readonly Part[], wording: Wording): boolean => {
  const text = parts.map((part) => part.text).join(' ')
  const asked = contentStems(question, wording)
  return (
    parts.length > 0 &&
    parts.length <= MAX_PARTS &&
    hasLength(text, ANSWER_WORDS) &&
    [...contentStems(text, wording)].some((stem) => asked.has(stem)) &&
    parts.every((part) => isAnswer(part.text, wording))
  )
}

/** The term that a question asks to define: "What is a weir?" → "weir"; null if there is none. */
const subjectOf = (question: string, { patterns }: Wording): string | null => {
  const rest = question.replace(patterns.asksWhat, '')
  return rest === question ? null : rest.replace(patterns.article, '').replace(/\?$/u, '')
}

/** "Was a …" after the thing. */
const WAS = beginning(
  definitionChecks('pastCopulas'),
  String.raw`\s(?:${definitionChecks('articles')})\s`,
)

/** The sentence at the beginning of a part if it says what the question asks to define. */
const definingPart = (
  question: string,
  span: Span,
  context: QuestionContext,
): { readonly termId: string; readonly part: Part } | null => {
  const { wording } = context
  const subject = subjectOf(question, wording)
  const [part] = partsOf(span, context)
  if (subject === null || !part) return null
  const described = predicateOf(part.text, subject, wording)
  if (described === null || (described.isPredicate && !WAS.test(described.description))) return null
  return { termId: termIdOf(subject, wording), part }
}

/** The question if the parts answer it. */
const questionIfAnswered = (
  question: string,
  parts: readonly Part[],
  wording: Wording,
  topicId?: string,
): QuestionInBlock[] =>
  answers(question, parts, wording)
    ? [{ question, topicId: topicId ?? question, answer: parts }]
    : []

/** The id of the term that a question asks to define; else the question itself. */
const topicIdOf = (question: string, wording: Wording): string => {
  const subject = subjectOf(question, wording)
  return subject === null ? question : termIdOf(subject, wording)
}

/** The items directly below an item, without those below them. */
const itemsBelow = (items: readonly Span[], at: number, page: string): Span[] => {
  const own = markBefore(items[at] ?? { start: 0, end: 0, text: '' }, page)
  const rest = items.slice(at + 1)
  const end = rest.findIndex((item) => markBefore(item, page) === own)
  return end < 0 ? rest : rest.slice(0, end)
}

/** The items of a list that ask something, with the items below them. */
const fromList = (context: QuestionContext): QuestionInBlock[] => {
  const { block, page, wording } = context
  return block.items.flatMap((item, at): QuestionInBlock[] => {
    const text = onOneLine(item.text)
    const [question = '', ...more] = text.match(/[^?]+\?/gu) ?? []
    if (!text.endsWith('?') || !isQuestion(question, wording)) return []
    const below = itemsBelow(block.items, at, page)
    const [first] = below
    const defining = first ? definingPart(question, first, context) : null
    if (more.length > 0 && defining)
      return questionIfAnswered(question, [defining.part], wording, defining.termId)
    if (more.length > 1 || more.some((next) => !isFollowUp(next, wording))) return []
    const marks = new Set(below.map((part) => markBefore(part, page)))
    const parts = marks.size === 1 ? below.flatMap((part) => partsOf(part, context)) : []
    return questionIfAnswered(
      text,
      parts,
      wording,
      more.length > 0 ? text : topicIdOf(text, wording),
    )
  })
}

/** A heading without the capitals of words that the text uses without them. */
const asSentence = (heading: string, { text, wording }: QuestionContext): string =>
  wording.capitalNouns
    ? heading
    : heading.replace(/(?<=\s)\p{Lu}\p{Ll}*(?!\p{L})/gu, (word) =>
        text.includes(` ${word.toLowerCase()} `) ? word.toLowerCase() : word,
      )

/**
 * A heading that asks something, with the only paragraph of its section, or with the first sentence
 * of a longer one if that says what the question asks to define.
 */
const fromHeading = (
  heading: Block,
  context: QuestionContext,
  after: Block | undefined,
): QuestionInBlock[] => {
  const { block, wording } = context
  const question = asSentence(headingWithoutNumber(heading.text), context)
  if (!isQuestion(question, wording) || block.kind !== 'prose') return []
  const isAlone = after === undefined || after.kind === 'heading'
  const whole = isAlone
    ? questionIfAnswered(question, partsOf(block, context), wording, topicIdOf(question, wording))
    : []
  if (whole.length > 0) return whole
  const defining = definingPart(question, block, context)
  return defining ? questionIfAnswered(question, [defining.part], wording, defining.termId) : []
}

/** The questions that a document asks and answers itself. */
export const askedQuestions = (
  blocks: readonly Block[],
  pages: readonly string[],
  wording: Wording,
): AskedQuestion[] => {
  const text = pages.join('\n')
  return blocks.flatMap((block, at) => {
    const [below, after] = blocks.slice(at + 1, at + 3)
    const contextOf = (source: Block): QuestionContext => ({
      block: source,
      page: pages[source.page - 1] ?? '',
      text,
      wording,
    })
    const asked =
      block.kind === 'list'
        ? fromList(contextOf(block))
        : block.kind === 'heading' && below
          ? fromHeading(block, contextOf(below), after)
          : []
    return asked.map((question) => ({ ...question, position: at / blocks.length }))
  })
}
