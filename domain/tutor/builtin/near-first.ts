import { onOneLine } from '../../text/normalise.ts'
import type { Context } from '../question/intent.ts'
import type { QuestionSearch } from './passages/find-passages.ts'
import type { Candidate } from './passages/passages.ts'
import { askedTerms, coverage, subjectWords } from './question/coverage.ts'
import { holdsAnswer } from './question/answer-type.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'

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

/** How much more a passage counts beside a quoted sentence; less up to so many sentences away. */
const NEAR_WEIGHT = 2
const NEAR_SENTENCES = 12
/** The shares of it for what was quoted, which is asked for again only if it has the answer. */
const QUOTED_SHARE = 0.5
const ANSWERING_SHARE = 5

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

/** How much more a passage with all words of the question before counts, as an exponent. */
const CONTEXT_WEIGHT = 1.5
/** The same share for a passage in a section of which another passage was quoted. */
const SAME_SECTION_SHARE = 0.5

/** How near each passage is to one of the quoted sentences, from 0 to 1. */
function nearnessTo(
  { paragraphs, paragraphOf }: AnalysedDocument,
  quotedNumbers: readonly number[],
) {
  const sections = new Set(quotedNumbers.map((i) => paragraphs[paragraphOf[i] ?? -1]?.heading))
  return ({ sentence, paragraph }: Candidate): number => {
    const distance = Math.min(...quotedNumbers.map((number) => Math.abs(sentence - number)))
    const inSection = sections.has(paragraph.heading) ? SAME_SECTION_SHARE : 0
    return distance === 0 ? QUOTED_SHARE : Math.max(inSection, 1 - distance / NEAR_SENTENCES)
  }
}

/** The share of the words that are not asked for, of the question before, in a passage. */
function sharedWith(document: AnalysedDocument, { analysis }: QuestionSearch, before = '') {
  const own = new Set(analysis.asked.map(({ word }) => word))
  const asked = askedTerms({ question: before }, document).filter(({ word }) => !own.has(word))
  return ({ paragraph: { terms, pathTerms } }: Candidate): number =>
    coverage(asked, new Set([...terms, ...pathTerms]))
}

/**
 * The passages for a question that depends on the one before: its answer is often near what was
 * quoted for that, or has its words. In the given order where the first one is below the heading
 * that asks for it.
 */
export function inContext(
  document: AnalysedDocument,
  search: QuestionSearch,
  { before, shown }: Context,
): QuestionSearch {
  const [first, second] = search.passages
  if ((first?.score ?? 0) < (second?.score ?? 0)) return { ...search, shown }
  const quotedNumbers = quotedSentences(document, shown)
  const quoted = new Set(quotedNumbers)
  const nearness = nearnessTo(document, quotedNumbers)
  const shared = sharedWith(document, search, before)
  const near = (passage: Candidate): Candidate => {
    const again = passage.paragraph.sentences.find(
      (i) => quoted.has(i) && answersItself(document, search, i),
    )
    return again === undefined
      ? { ...passage, score: passage.score * NEAR_WEIGHT ** nearness(passage) }
      : { ...passage, sentence: again, score: passage.score * NEAR_WEIGHT ** ANSWERING_SHARE }
  }
  // The words of other questions change the order, but not whether a passage answers this one.
  const passages = search.passages
    .map(near)
    .map((passage) => ({
      passage,
      order: passage.score * Math.exp(CONTEXT_WEIGHT * shared(passage)),
    }))
    .toSorted((a, b) => b.order - a.order)
    .map(({ passage }) => passage)
  return { ...search, passages, shown }
}
