import type { AnalysedDocument } from '../document/analysed-document.ts'
import { findPassages } from '../passages/find-passages.ts'

/** How much the score of a passage counts beside the place, as an exponent. */
export const SCORE_WEIGHT = 0.8
/** The probability that a message asks about any place of the document instead of a near one. */
const OTHER_PLACE = 0.1
/** Distance in sentences at which the next answer is less probable by a factor of e. */
const NEAR_SENTENCES = 20
/** The place does not count more in documents with more sentences than this. */
const MAX_SENTENCES = 300
const DECAY = Math.exp(-1 / NEAR_SENTENCES)

/** For each sentence how probable it is compared with an equal distribution; 1 if it is equal. */
export type Place = Float64Array

/** `shares` of sentences spread over those near them; the sum remains the same. */
function spread(shares: Float64Array): Float64Array {
  const last = shares.length - 1
  const source = shares.map((share, i) => {
    const before = (1 - DECAY ** i) / (1 - DECAY)
    const after = (1 - DECAY ** (last - i)) / (1 - DECAY)
    return share / (1 + DECAY * (before + after))
  })
  const fromLeft = source.slice()
  const fromRight = source.slice()
  for (let i = 1; i <= last; i += 1) {
    fromLeft[i] = (fromLeft[i] ?? 0) + DECAY * (fromLeft[i - 1] ?? 0)
    const at = last - i
    fromRight[at] = (fromRight[at] ?? 0) + DECAY * (fromRight[at + 1] ?? 0)
  }
  return source.map((own, i) => (fromLeft[i] ?? 0) + (fromRight[i] ?? 0) - own)
}

/** A passage of a search: its sentence, and the logarithm of its score. */
type Found = { readonly sentence: number; readonly score: number }

/** Messages whose passages are kept for each document, and the best passages of each. */
const MAX_KEPT = 64
const MAX_FOUND = 1000
const foundByDocument = new WeakMap<AnalysedDocument, Map<string, readonly Found[]>>()

/** The passages found for a message, kept because each later message of the chat needs them. */
function foundFor(document: AnalysedDocument, question: string): readonly Found[] {
  const kept = foundByDocument.get(document) ?? new Map<string, readonly Found[]>()
  foundByDocument.set(document, kept)
  const known = kept.get(question)
  if (known) return known
  const { passages } = findPassages(document, { question }, undefined)
  const found = passages
    .slice(0, MAX_FOUND)
    .map(({ sentence, score }) => ({ sentence, score: Math.log(score) }))
  const [oldest] = kept.keys()
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(question, found)
  return found
}

/** Where the next message probably asks, after one that a search found passages for. */
function placeAfter(place: Place, found: readonly Found[]): Place {
  if (found.length === 0) return place
  const values = found.map(
    ({ sentence, score }) => SCORE_WEIGHT * score + Math.log(place[sentence] ?? 1),
  )
  const most = Math.max(...values)
  const total = values.reduce((sum, value) => sum + Math.exp(value - most), 0)
  const shares = new Float64Array(place.length)
  found.forEach(({ sentence }, i) => {
    shares[sentence] = (shares[sentence] ?? 0) + Math.exp((values[i] ?? 0) - most) / total
  })
  const size = Math.min(place.length, MAX_SENTENCES)
  return spread(shares).map((share) => (1 - OTHER_PLACE) * size * share + OTHER_PLACE)
}

/**
 * Where the next message of a conversation probably asks, after the messages before it, oldest
 * first: a hidden Markov model, whose states are sentences. It keeps the passages that came second
 * for one message and are near what the next one asks.
 */
export const placeOf = (document: AnalysedDocument, messages: readonly string[]): Place =>
  messages.reduce<Place>(
    (place, message) => placeAfter(place, foundFor(document, message)),
    new Float64Array(document.index.sentences.length).fill(1),
  )
