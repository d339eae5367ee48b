import { onOneLine } from '../normalise.ts'
import type { DocumentIndex } from '../document.ts'
import { ranked, scoreSentences, type IndexStatistics, type Query } from './passages.ts'

/** More sentences of one document never fit the passages of a question. */
const MAX_SENTENCES = 120
/** The room of a passage's page label and line end, in characters. */
const LABEL_CHARS = 9
/** Only so many documents are quoted in one answer. */
export const MAX_QUOTED = 5

/**
 * What a document has for a question: the scores of its sentences by the statistics of all
 * documents, best first, and the length (characters) of its sentences, best first by its own
 * statistics.
 */
export type Survey = { readonly scores: readonly number[]; readonly lengths: readonly number[] }

/** Surveys a document with the `statistics` of all documents. */
export function surveyOf(index: DocumentIndex, query: Query, statistics: IndexStatistics): Survey {
  const scores = [...scoreSentences(index, query, statistics)]
    .filter((score) => score > 0)
    .sort((a, b) => b - a)
    .slice(0, MAX_SENTENCES)
  const lengths = ranked(scoreSentences(index, query))
    .slice(0, MAX_SENTENCES)
    .map((i) => onOneLine(index.sentences[i]?.text ?? '').length)
  return { scores, lengths }
}

/** The numbers of the documents that have anything for the question, best first. */
export const rankDocuments = (surveys: readonly Survey[]): number[] =>
  [...surveys.keys()]
    .filter((i) => (surveys[i]?.scores.length ?? 0) > 0)
    .sort((a, b) => (surveys[b]?.scores[0] ?? 0) - (surveys[a]?.scores[0] ?? 0))

/**
 * How many of `budget` characters each document gets. The scores by the statistics of all documents
 * decide how many sentences come from a document; which ones they are, its own statistics decide:
 * by those of all, the subject of a document is a rare word that pulls in every sentence with it
 * (docs/evaluation.md).
 */
export function shareRoom(surveys: readonly Survey[], budget: number): number[] {
  const room = surveys.map(() => 0)
  const chosen = rankDocuments(surveys).slice(0, MAX_QUOTED)
  const sentences = chosen
    .flatMap((document) => {
      const { scores = [], lengths = [] } = surveys[document] ?? {}
      return scores.map((score, k) => ({ document, score, length: lengths[k] ?? 0 }))
    })
    .sort((a, b) => b.score - a.score)
  let left = budget
  for (const { document, length } of sentences) {
    const cost = length + LABEL_CHARS
    if (cost > left) continue
    left -= cost
    room[document] = (room[document] ?? 0) + cost
  }
  const best = chosen[0]
  if (best !== undefined) room[best] = (room[best] ?? 0) + left
  return room
}
