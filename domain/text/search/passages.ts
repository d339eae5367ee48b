import type { Statistics } from './bm25.ts'
import { onOneLine } from '../normalise.ts'
import type { DocumentIndex, IndexedSentence } from '../document.ts'
import { tokeniseForSearch } from './lexicon.ts'

/**
 * Consecutive complete sentences of one page. `text` has single spaces; `start` and `end` are
 * UTF-16 indices into the page.
 */
export type Passage = {
  page: number
  start: number
  end: number
  text: string
  /**
   * Set in passages of several files: where the passage is from. `page` is then its number in the
   * prompt, since the pages of several files share their numbers.
   */
  source?: { readonly fileId: string; readonly page: number }
}

/** Weights of the views of a sentence (measured: docs/evaluation/text.md). */
const WINDOW = 0.5
const PARAGRAPH = 0.5
const GRAMS = 0.3
/**
 * Share of the better neighbour's score that a sentence gets: answers are often next to the words
 * of the question.
 */
const NEIGHBOUR = 0.3
/** Weight of the previous question in a follow-up. */
const BEFORE = 0.4

export type Query = {
  question: string
  /** The previous question, if this one depends on it ("and why is that?"). */
  before?: string | undefined
}

/** A passage as written in a prompt. */
export const formatPassage = ({ page, text }: Passage): string => `[p. ${page}] ${text}`

/** The passages as written in a prompt. */
export const formatContext = (passages: readonly Passage[]): string =>
  passages.map(formatPassage).join('\n')

function weigh(into: Map<string, number>, terms: readonly string[], weight: number): void {
  for (const term of terms) into.set(term, Math.max(into.get(term) ?? 0, weight))
}

/** Statistics of the five views of an index. */
export type IndexStatistics = Readonly<Record<View, Statistics>>
type View = 'sentenceTerms' | 'sentenceGrams' | 'windowTerms' | 'paragraphTerms' | 'paragraphGrams'

const byView = (valueOf: (view: View) => Statistics): IndexStatistics => ({
  sentenceTerms: valueOf('sentenceTerms'),
  sentenceGrams: valueOf('sentenceGrams'),
  windowTerms: valueOf('windowTerms'),
  paragraphTerms: valueOf('paragraphTerms'),
  paragraphGrams: valueOf('paragraphGrams'),
})

/** The weights of the terms and of the word pieces of a query. */
function termsOf(index: DocumentIndex, { question, before }: Query) {
  const terms = new Map<string, number>()
  const grams = new Map<string, number>()
  for (const [text, weight] of [
    [before ?? '', BEFORE],
    [question, 1],
  ] as const) {
    const reading = tokeniseForSearch(text, index.language)
    weigh(terms, reading.terms, weight)
    weigh(grams, reading.grams, weight)
  }
  return { terms, grams }
}

/** How often the terms of a query occur in a document. */
export function statisticsFor(index: DocumentIndex, query: Query): IndexStatistics {
  const { terms, grams } = termsOf(index, query)
  return byView((view) => index[view].statistics((view.endsWith('Grams') ? grams : terms).keys()))
}

/** The statistics of several documents taken together. */
export const sumOfStatistics = (all: readonly IndexStatistics[]): IndexStatistics =>
  byView((view) => {
    const frequencies: Record<string, number> = {}
    let units = 0
    for (const { [view]: one } of all) {
      units += one.units
      for (const [term, count] of Object.entries(one.frequencies))
        frequencies[term] = (frequencies[term] ?? 0) + count
    }
    return { units, frequencies }
  })

/**
 * The score of each sentence of the document for the query, in order; 0 if unrelated. `statistics`
 * of several documents make the scores of these documents comparable.
 */
export function scoreSentences(
  index: DocumentIndex,
  query: Query,
  statistics?: IndexStatistics,
): Float64Array {
  const { terms, grams } = termsOf(index, query)
  const sentence = index.sentenceTerms.score(terms, statistics?.sentenceTerms)
  const window = index.windowTerms.score(terms, statistics?.windowTerms)
  const paragraph = index.paragraphTerms.score(terms, statistics?.paragraphTerms)
  const sentenceGrams = index.sentenceGrams.score(grams, statistics?.sentenceGrams)
  const paragraphGrams = index.paragraphGrams.score(grams, statistics?.paragraphGrams)
  const at = (scores: Float64Array, i: number): number => scores[i] ?? 0

  const own = new Float64Array(index.sentences.length)
  index.sentences.forEach((placed, i) => {
    own[i] =
      at(sentence, i) +
      WINDOW * at(window, i) +
      GRAMS * at(sentenceGrams, i) +
      PARAGRAPH * (at(paragraph, placed.paragraph) + GRAMS * at(paragraphGrams, placed.paragraph))
  })
  return own.map((score, i) => {
    const here = index.sentences[i]?.paragraph
    const near = [i - 1, i + 1]
      .filter((j) => index.sentences[j]?.paragraph === here)
      .map((j) => at(own, j))
    return score + NEIGHBOUR * Math.max(0, ...near)
  })
}

const touches = (a: IndexedSentence | undefined, b: IndexedSentence | undefined): boolean =>
  a !== undefined && b !== undefined && a.page === b.page

/** Selects sentences in the given order while they fit the budget, including labels. */
function selectWithinBudget(
  index: DocumentIndex,
  order: readonly number[],
  budget: number,
): Set<number> {
  const selected = new Set<number>()
  let left = budget
  for (const i of order) {
    const sentence = index.sentences[i]
    if (!sentence || selected.has(i)) continue
    const joined = [i - 1, i + 1].filter(
      (j) => selected.has(j) && touches(index.sentences[j], sentence),
    ).length
    const label = `[p. ${sentence.page}] `.length
    const cost = sentence.text.length + 1 + label * (1 - joined)
    if (cost > left) continue
    selected.add(i)
    left -= cost
  }
  return selected
}

/** The selected sentences in page order, neighbours joined to one passage. */
function join(index: DocumentIndex, selected: ReadonlySet<number>): Passage[] {
  const passages: Passage[] = []
  let last = -2
  for (const i of [...selected].sort((a, b) => a - b)) {
    const sentence = index.sentences[i]
    if (!sentence) continue
    const previous = passages.at(-1)
    if (previous && i === last + 1 && touches(index.sentences[last], sentence)) {
      previous.end = sentence.end
      previous.text = onOneLine(
        (index.pages[previous.page - 1] ?? '').slice(previous.start, previous.end),
      )
    } else
      passages.push({
        page: sentence.page,
        start: sentence.start,
        end: sentence.end,
        text: sentence.text,
      })
    last = i
  }
  return passages
}

/** Sentence numbers by descending score, without those of score 0. Stable for equal scores. */
export const ranked = (scores: Float64Array): number[] =>
  [...scores.keys()]
    .filter((i) => (scores[i] ?? 0) > 0)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))

/**
 * The passages made of the sentences in `order`, best first, in page order; `formatContext` of them
 * has at most `budget` characters.
 */
export const passagesOf = (
  index: DocumentIndex,
  order: readonly number[],
  budget: number,
): Passage[] => join(index, selectWithinBudget(index, order, budget))
