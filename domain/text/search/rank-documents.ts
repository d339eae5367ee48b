import type { DocumentIndex } from '../document.ts'
import { ranked, type IndexStatistics } from './passages.ts'
import { rarity, relativeLength, saturation } from './bm25.ts'

/** More sentences of one document never fit the passages of a question. */
const MAX_SENTENCES = 120
/** Characters of a passage's page label and line end. */
const LABEL_CHARS = 9
/** Only so many documents are quoted in one answer. */
export const MAX_QUOTED = 5
/** How much the second and the third best sentence of a document count beside its best. */
const SENTENCE_WEIGHTS = [1, 1 / 2, 1 / 3]
/** Weight of the frequency of the terms of the question (docs/decisions/0019-several-files.md). */
const SUBJECT_WEIGHT = 0.5
/** How fast the chance that a document has the answer falls with its score. */
const CHANCE_EXPONENT = 8
/** Characters of a document that contain half of the answers. */
const HALF_OF_ANSWERS = 500
/** How fast the value of a document's sentences falls with their scores. */
const SCORE_EXPONENT = 2

/**
 * The best sentences of a document for a question, by the statistics of all documents: their scores
 * and lengths (characters), best first.
 */
export type TopSentences = {
  readonly scores: readonly number[]
  readonly lengths: readonly number[]
}

/** The best sentences of a document. `scores` are those of its sentences. */
export function topSentencesOf(index: DocumentIndex, scores: Float64Array): TopSentences {
  const best = ranked(scores).slice(0, MAX_SENTENCES)
  return {
    scores: best.map((i) => scores[i] ?? 0),
    lengths: best.map((i) => index.sentences[i]?.text.length ?? 0),
  }
}

/**
 * How much each document is about the terms of a question, from 0 to 1 for the one that is most
 * about them. `statistics` are those of each document alone. Terms of fewer documents count more:
 * they distinguish the chapters of one book.
 */
function subjectScores(statistics: readonly IndexStatistics[]): number[] {
  const views = statistics.map(({ paragraphTerms }) => paragraphTerms)
  const average = views.reduce((sum, { units }) => sum + units, 0) / Math.max(1, views.length)
  const scores = views.map(() => 0)
  for (const term of new Set(views.flatMap(({ frequencies }) => Object.keys(frequencies)))) {
    const counts = views.map(({ frequencies }) => frequencies[term] ?? 0)
    const frequency = counts.filter((count) => count > 0).length
    const weight = rarity(views.length, frequency)
    counts.forEach((count, i) => {
      const length = relativeLength(views[i]?.units ?? 0, average)
      scores[i] = (scores[i] ?? 0) + weight * saturation(count, length)
    })
  }
  const best = Math.max(0, ...scores)
  return scores.map((score) => (best > 0 ? score / best : 0))
}

/** The best sentences of all documents, and their own statistics, in the same order. */
type RankingInput = {
  readonly topSentences: readonly TopSentences[]
  readonly statistics: readonly IndexStatistics[]
}

/** How likely each document has the answer: 1 for the best, 0 where nothing is related. */
export function weighDocuments({ topSentences, statistics }: RankingInput): number[] {
  const subjects = subjectScores(statistics)
  const weights = topSentences.map(({ scores }, i) => {
    const evidence = SENTENCE_WEIGHTS.reduce((sum, weight, k) => sum + weight * (scores[k] ?? 0), 0)
    return evidence * (1 + SUBJECT_WEIGHT * (subjects[i] ?? 0))
  })
  const best = Math.max(0, ...weights)
  return weights.map((weight) => (best > 0 ? weight / best : 0))
}

/** The numbers of the documents that have anything for the question, best first. */
export const rankDocuments = (weights: readonly number[]): number[] =>
  [...weights.keys()]
    .filter((i) => (weights[i] ?? 0) > 0)
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))

/**
 * How many of `budget` characters each document gets. Each next sentence goes to the document where
 * it most probably adds the answer: one that is likely to have it and has few characters yet. The
 * statistics of the document itself decide later which of its sentences are used: by those of all
 * documents its subject is a rare word, so that every sentence with it scores high
 * (docs/decisions/0019-several-files.md).
 */
export function divideBudget(
  topSentences: readonly TopSentences[],
  weights: readonly number[],
  budget: number,
): number[] {
  const shares = topSentences.map(() => 0)
  const chosen = rankDocuments(weights).slice(0, MAX_QUOTED)
  const next = topSentences.map(() => 0)
  let left = budget
  /** What the next sentence of a document adds; 0 if none fits. */
  const gainOf = (i: number): number => {
    const { scores = [], lengths = [] } = topSentences[i] ?? {}
    const [k, taken] = [next[i] ?? 0, shares[i] ?? 0]
    if ((lengths[k] ?? Infinity) + LABEL_CHARS > left) return 0
    const chance = (weights[i] ?? 0) ** CHANCE_EXPONENT
    const share = (scores[k] ?? 0) / (scores[0] ?? 1)
    return (chance * share ** SCORE_EXPONENT) / (taken + HALF_OF_ANSWERS) ** 2
  }
  for (;;) {
    const i = chosen.reduce((a, b) => (gainOf(b) > gainOf(a) ? b : a), chosen[0] ?? -1)
    if (gainOf(i) === 0) break
    const cost = (topSentences[i]?.lengths[next[i] ?? 0] ?? 0) + LABEL_CHARS
    shares[i] = (shares[i] ?? 0) + cost
    next[i] = (next[i] ?? 0) + 1
    left -= cost
  }
  const [best] = chosen
  if (best !== undefined) shares[best] = (shares[best] ?? 0) + left
  return shares
}
