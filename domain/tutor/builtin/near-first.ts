import { onOneLine } from '../../text/normalise.ts'
import type { Found } from './passages/find-passages.ts'
import type { Candidate } from './passages/passages.ts'
import { coverage, subjectWords } from './question/coverage.ts'
import { holdsAnswer } from './question/answer-type.ts'
import type { Reading } from './reading/reading.ts'

/** The numbers of the sentences that are quoted in `shown`, in the order of the quotations. */
export function quotedSentences({ index }: Reading, shown: readonly string[]): number[] {
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
function answersItself({ index }: Reading, { query, request }: Found, sentence: number): boolean {
  const own = subjectWords(query.question, index.language)
  const known = subjectWords(query.before ?? '', index.language)
  const named = request.asked.filter(({ word }) => own.includes(word) && !known.includes(word))
  const { text = '', terms } = index.sentences[sentence] ?? {}
  return (
    named.length > 0 &&
    coverage(named, new Set(terms)) === 1 &&
    holdsAnswer(request.type, text, index.language)
  )
}

/**
 * The passages for a question that depends on the one before, whose answer is often near what was
 * quoted for that; in the given order where the first one is below the heading that asks for it.
 */
export function nearFirst(reading: Reading, found: Found, shown: readonly string[]): Found {
  const [first, second] = found.passages
  const places = quotedSentences(reading, shown)
  if (places.length === 0 || (first?.score ?? 0) < (second?.score ?? 0)) return { ...found, shown }
  const quoted = new Set(places)
  const weighed = (one: Candidate): Candidate => {
    const again = one.passage.sentences.find(
      (i) => quoted.has(i) && answersItself(reading, found, i),
    )
    if (again !== undefined)
      return { ...one, sentence: again, score: one.score * NEAR_WEIGHT ** ANSWERING_SHARE }
    const distance = Math.min(...places.map((place) => Math.abs(one.sentence - place)))
    const nearness = distance === 0 ? QUOTED_SHARE : Math.max(0, 1 - distance / NEAR_SENTENCES)
    return { ...one, score: one.score * NEAR_WEIGHT ** nearness }
  }
  const passages = found.passages.map(weighed).toSorted((a, b) => b.score - a.score)
  return { ...found, passages, shown }
}
