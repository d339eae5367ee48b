import type { DocumentIndex } from '../../text/document.ts'
import {
  passagesOf,
  ranked,
  scoreSentences,
  type Passage,
  type Query,
} from '../../text/search/passages.ts'
import { summaryPassages } from '../../text/search/summary.ts'
import { choosePassages } from '../choose-passages.ts'
import type { Intent } from './intent.ts'

/** Number of first sentences that contain the author, date and title. */
const OPENING_SENTENCES = 12

const titlePassages = (index: DocumentIndex, query: Query, budget: number): Passage[] => {
  const opening = index.sentences
    .flatMap(({ page }, i) => (page === 1 ? [i] : []))
    .slice(0, OPENING_SENTENCES)
  return passagesOf(index, [...opening, ...ranked(scoreSentences(index, query))], budget)
}

/** The best passages of each side and of both, in turns. */
const comparedPassages = (
  index: DocumentIndex,
  { query, sides }: { query: Query; sides: readonly string[] },
  budget: number,
): Passage[] => {
  const both = ranked(scoreSentences(index, query))
  const orders = [
    ...sides.map((question) => ranked(scoreSentences(index, { question }))),
    both,
  ] as const
  const inTurns = both.flatMap((_, i) => orders.flatMap((order) => order[i] ?? []))
  return passagesOf(index, inTurns, budget)
}

const passagesOnPage = (
  index: DocumentIndex,
  { query, page }: { query: Query; page: number },
  budget: number,
): Passage[] => {
  const best = ranked(scoreSentences(index, query))
  const order = [...best, ...index.sentences.keys()].filter(
    (i) => index.sentences[i]?.page === page,
  )
  return passagesOf(index, order, budget)
}

/**
 * The passages for an intent, within `budget` characters including labels; from one page if the
 * intent names one.
 */
export function passagesFor(intent: Intent, index: DocumentIndex, budget: number): Passage[] {
  switch (intent.kind) {
    case 'front':
      return titlePassages(index, intent.query, budget)
    case 'compare':
      return comparedPassages(index, intent, budget)
    case 'others':
    case 'opposite':
      return passagesFor(intent.otherwise, index, budget)
    case 'summary':
      if (intent.about !== undefined)
        return choosePassages(index, { question: intent.about }, budget)
  }
  const page = 'page' in intent ? intent.page : undefined
  if (!('query' in intent)) return summaryPassages(index, budget, page)
  return page === undefined
    ? choosePassages(index, intent.query, budget)
    : passagesOnPage(index, { query: intent.query, page }, budget)
}
