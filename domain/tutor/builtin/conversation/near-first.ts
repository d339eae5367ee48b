import { subjectWords } from '../../question/subject/subject-words.ts'
import { onOneLine } from '../../../text/normalise.ts'
import type { Context } from '../../question/intent.ts'
import type { QuestionSearch } from '../passages/find-passages.ts'
import type { Candidate } from '../passages/passages.ts'
import { holdsAnswer } from '../../question/subject/answer-type.ts'
import { askedTerms, coverage } from '../question/coverage.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'

/** The numbers of the sentences that are quoted in `shown`, in the order of the quotations. */
export function quotedSentences({ index }: AnalysedDocument, shown: readonly string[]): number[] {
  if (shown.length === 0) return []
  const texts = index.sentences.map(({ text }) => onOneLine(text))
  return shown.map(onOneLine).flatMap((quote) => {
    const last = texts.findLastIndex((text) => text !== '' && quote.endsWith(text))
    let first = last
    while (first > 0 && quote.includes(texts[first - 1] ?? '')) first -= 1
    return last < 0 ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
}

/**
 * How much more a passage counts in a conversation, as exponents: near what any reply quoted, near
 * what the last one quoted, in a section that was quoted from, with the kind of answer that is
 * asked for, with all words of the question before, if it was quoted itself, and if that also
 * answers. Fitted to the follow-ups of conversations (docs/evaluation/tutor.md).
 */
const WEIGHTS = {
  near: 0.8,
  nearLast: 0.8,
  section: 0.8,
  kind: 0.8,
  before: 1.5,
  quoted: -0.9,
  answering: 3,
}
/** No passage so many sentences away is near. */
const NEAR_SENTENCES = 12

/**
 * Whether a sentence has all that a question names besides the one before it, and the kind of
 * answer that it asks for.
 */
function answersItself(
  { index }: AnalysedDocument,
  { query, analysis }: QuestionSearch,
  sentence: number,
): boolean {
  const own = subjectWords(query.question, index.language)
  const known = subjectWords(query.before ?? '', index.language)
  const named = analysis.asked.filter(({ word }) => own.includes(word) && !known.includes(word))
  const { text = '', terms } = index.sentences[sentence] ?? {}
  return (
    named.length > 0 &&
    coverage(named, new Set(terms)) === 1 &&
    holdsAnswer(analysis.type, text, index.language)
  )
}

/** How near a sentence is to one of others, from 0 to 1. */
function nearness(sentence: number, others: ReadonlySet<number>): number {
  let distance = NEAR_SENTENCES
  for (const other of others) distance = Math.min(distance, Math.abs(sentence - other))
  return 1 - distance / NEAR_SENTENCES
}

/** The share of the words that are not asked for, of the question before, in a passage. */
function sharedWith(document: AnalysedDocument, { analysis }: QuestionSearch, before = '') {
  const own = new Set(analysis.asked.map(({ word }) => word))
  const asked = askedTerms({ question: before }, document).filter(({ word }) => !own.has(word))
  return ({ paragraph: { terms, pathTerms } }: Candidate): number =>
    coverage(asked, new Set([...terms, ...pathTerms]))
}

/**
 * A passage after what was quoted, with how much more it counts, as an exponent: its sentence that
 * was quoted where that also answers this question.
 */
function placedIn(document: AnalysedDocument, search: QuestionSearch, quoted: Context['quoted']) {
  const all = new Set(quotedSentences(document, quoted.flat()))
  const lastQuotes = quoted.findLast((quotes) => quotes.length > 0) ?? []
  const last = new Set(quotedSentences(document, lastQuotes))
  const { paragraphs, paragraphOf } = document
  const sections = new Set([...all].map((i) => paragraphs[paragraphOf[i] ?? -1]?.heading))
  return (passage: Candidate): { readonly passage: Candidate; readonly weight: number } => {
    const { paragraph, features } = passage
    const again = paragraph.sentences.find((i) => all.has(i) && answersItself(document, search, i))
    const sentence = again ?? passage.sentence
    const weight =
      WEIGHTS.near * nearness(sentence, all) +
      WEIGHTS.nearLast * nearness(sentence, last) +
      WEIGHTS.section * Number(sections.has(paragraph.heading)) +
      WEIGHTS.kind * features.kind +
      WEIGHTS.quoted * Number(all.has(sentence)) +
      WEIGHTS.answering * Number(again !== undefined)
    return { passage: { ...passage, sentence }, weight }
  }
}

/**
 * The passages for a question in a conversation, whose answer is often near what was quoted before.
 * In the given order where the first one is below the heading that asks for it. The conversation
 * changes the order, but not whether a passage answers the question.
 */
export function inContext(
  document: AnalysedDocument,
  search: QuestionSearch,
  { before, quoted, shown }: Context,
): QuestionSearch {
  const [first, second] = search.passages
  if ((first?.score ?? 0) < (second?.score ?? 0)) return { ...search, shown }
  const placed = placedIn(document, search, quoted)
  const shared = sharedWith(document, search, before)
  const orderOf = ({ passage, weight }: ReturnType<typeof placed>): number =>
    Math.log(passage.score) + weight + WEIGHTS.before * shared(passage)
  const passages = search.passages
    .map(placed)
    .map((one) => ({ passage: one.passage, order: orderOf(one) }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ passage }) => passage)
  return { ...search, passages, shown }
}
