import { isContrary } from '../statements/similarity/contradiction.ts'
import { compareNumbers, hasDifferentName } from '../statements/numbers-and-names.ts'
import type { DocumentIndex, IndexedSentence } from '../text/document.ts'
import { ranked, type Passage } from '../text/search/passages.ts'

/**
 * Minimum share of a sentence's terms in a passage to keep a citation, and to add or move one
 * there.
 */
const KEEP_THRESHOLD = 0.34
const ADD_THRESHOLD = 0.5
/** Minimum share for text that was not read for the answer: almost verbatim. */
const UNREAD_PAGE_THRESHOLD = 0.75
/** Number of the most similar sentences of the document to examine. */
const MAX_CANDIDATES = 20

/** A sentence of an answer with its terms. */
export type AnswerSentence = { text: string; terms: readonly string[] }
/** A verbatim quote that supports a sentence, and the share of the sentence's terms in it. */
export type Support = { page: number; quote: string; share: number }

/** The document as the source of one answer. */
export type Source = {
  index: DocumentIndex
  /** The sentences of the passages read for the answer. */
  read: readonly IndexedSentence[]
  /** Whether the document and the answer have the same language. */
  comparable: boolean
}

/** The sentences of the passages read for an answer. */
export const sentencesRead = (
  index: DocumentIndex,
  passages: readonly Passage[],
): IndexedSentence[] =>
  index.sentences.filter((sentence) =>
    passages.some(
      ({ page, start, end }) =>
        page === sentence.page && sentence.start >= start && sentence.end <= end,
    ),
  )

/**
 * Each of `sentences` (alone and with the next one) that shares terms with `answerSentence`, best
 * first; only on `page` if set.
 */
function candidates(
  { terms }: AnswerSentence,
  sentences: readonly IndexedSentence[],
  { pages }: DocumentIndex,
  page?: number,
): Support[] {
  const expectedTerms = new Set(terms)
  const found: Support[] = []
  const consider = (parts: readonly IndexedSentence[]) => {
    const [first] = parts
    const last = parts.at(-1)
    if (!first || !last || first.page !== last.page) return
    const foundTerms = new Set(parts.flatMap((part) => part.terms))
    const shared = [...expectedTerms].filter((term) => foundTerms.has(term)).length
    // Two sentences are better than one only if the second adds terms.
    const share = shared / Math.max(1, expectedTerms.size) - (parts.length - 1) * 0.1
    if (share > 0)
      found.push({
        page: first.page,
        quote: (pages[first.page - 1] ?? '').slice(first.start, last.end),
        share,
      })
  }
  sentences.forEach((sentence, i) => {
    if (page !== undefined && sentence.page !== page) return
    consider([sentence])
    const next = sentences[i + 1]
    if (next && next.start - sentence.end < 4) consider([sentence, next])
  })
  return found.sort((a, b) => b.share - a.share)
}

/** Whether a page or the previous one contains a term. */
const pageMentions = ({ sentences }: DocumentIndex, page: number, term: string): boolean =>
  sentences.some(
    (sentence) =>
      (sentence.page === page || sentence.page === page - 1) && sentence.terms.includes(term),
  )

/**
 * The best support for `answerSentence` (on `page` if set) with the same numbers and names; null if
 * a similar sentence has others in their place, or states the contrary.
 */
function supportFor(
  answerSentence: AnswerSentence,
  sentences: readonly IndexedSentence[],
  index: DocumentIndex,
  page?: number,
): Support | null {
  const { language } = index
  let against = 0
  for (const support of candidates(answerSentence, sentences, index, page)) {
    const { share, quote } = support
    if (share < against) return null
    const numbers = compareNumbers(answerSentence.text, quote, language)
    if (numbers === 'missing') continue
    const differs =
      numbers === 'swapped' ||
      hasDifferentName(
        answerSentence.text,
        quote,
        (name) => pageMentions(index, support.page, name),
        language,
      ) ||
      isContrary(answerSentence.text, quote, language)
    if (!differs) return support
    if (share >= ADD_THRESHOLD) against = share
  }
  return null
}

/**
 * The quote of a citation if the words cannot be compared (another language): the sentence of the
 * page with the same names or numbers, else its first.
 */
function anySupport(
  answerSentence: AnswerSentence,
  page: number,
  { read, index }: Source,
): Support | null {
  const sentence = read.find((candidate) => candidate.page === page)
  if (!sentence) return null
  const first = (index.pages[page - 1] ?? '').slice(sentence.start, sentence.end)
  return (
    supportFor(answerSentence, read, index, page) ?? { page, quote: first, share: KEEP_THRESHOLD }
  )
}

/** The sentences of the document most similar to `terms`, each with the next one, in order. */
function candidateSentences(terms: readonly string[], index: DocumentIndex): IndexedSentence[] {
  const scores = index.sentenceTerms.score(new Map(terms.map((term) => [term, 1])))
  const near = ranked(scores)
    .slice(0, MAX_CANDIDATES)
    .flatMap((i) => [i, i + 1])
  return [...new Set(near)].sort((a, b) => a - b).flatMap((i) => index.sentences[i] ?? [])
}

/**
 * The supported citations of a sentence, moved to another page if the named one does not support
 * it.
 */
export function resolveCitations(
  named: readonly number[],
  answerSentence: AnswerSentence,
  source: Source,
): Support[] {
  const { index, read, comparable } = source
  if (!comparable) return named.flatMap((page) => anySupport(answerSentence, page, source) ?? [])
  const supported = named.flatMap((page) => {
    const here = supportFor(answerSentence, read, index, page)
    if (here && here.share >= KEEP_THRESHOLD) return here
    const onPage = index.sentences.filter((sentence) => sentence.page === page)
    const unread = supportFor(answerSentence, onPage, index)
    return unread && unread.share >= UNREAD_PAGE_THRESHOLD ? unread : []
  })
  if (supported.length > 0) return supported
  const best = supportFor(answerSentence, read, index)
  if (best && best.share >= ADD_THRESHOLD) return [best]
  const elsewhere = supportFor(
    answerSentence,
    candidateSentences(answerSentence.terms, index),
    index,
  )
  return elsewhere && elsewhere.share >= UNREAD_PAGE_THRESHOLD ? [elsewhere] : []
}
