import type { Query } from '../../../text/search/passages.ts'
import { onOneLine } from '../../../text/normalise.ts'
import type { Context } from '../../question/intent.ts'
import { findPassages, type QuestionSearch } from '../passages/find-passages.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import { placeOf, SCORE_WEIGHT } from './place.ts'

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
 * How much more a passage counts in a conversation, as exponents: near what the last reply quoted,
 * with the kind of answer that is asked for, and if it was quoted before. Fitted to follow-ups
 * (docs/evaluation/tutor.md).
 */
const WEIGHTS = { nearLast: 0.8, kind: 0.6, quoted: -0.8 }
/** A passage at least this number of sentences away is not near. */
const NEAR_SENTENCES = 12

/** How near a sentence is to one of others, from 0 to 1. */
function nearness(sentence: number, others: readonly number[]): number {
  let distance = NEAR_SENTENCES
  for (const other of others) distance = Math.min(distance, Math.abs(sentence - other))
  return 1 - distance / NEAR_SENTENCES
}

/**
 * The passages for a question in a conversation, whose answer is often near what the messages
 * before asked about, also where it has no word of the question.
 */
export function findInContext(
  document: AnalysedDocument,
  query: Query,
  page: number | undefined,
  { asked, quoted, shown }: Context,
): QuestionSearch {
  const place = placeOf(document, asked)
  const placeAt = (sentence: number): number => place[sentence] ?? 1
  const known = new Set(quotedSentences(document, quoted.flat()))
  const last = quotedSentences(document, quoted.findLast((quotes) => quotes.length > 0) ?? [])
  const search = findPassages(document, query, page, {
    isExpected: ({ sentences }) => sentences.some((i) => placeAt(i) > 1),
    scoreOf: ({ sentence, score, features }) =>
      score ** SCORE_WEIGHT *
      placeAt(sentence) *
      Math.exp(
        WEIGHTS.nearLast * nearness(sentence, last) +
          WEIGHTS.kind * features.kind +
          WEIGHTS.quoted * Number(known.has(sentence)),
      ),
  })
  return { ...search, shown }
}
