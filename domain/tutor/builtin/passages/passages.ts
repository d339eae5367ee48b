import type { Query } from '../../../text/search/passages.ts'
import { coverage, type AskedTerm } from '../question/coverage.ts'
import type { Passage, Reading } from '../reading/reading.ts'
import { evidenceIn, type Requested } from './evidence.ts'
import { around, partFor, windowFor, type Place } from './excerpt.ts'
import { announcementOf } from './list-passages.ts'
import { featuresOf, scoreOf, type Features } from './features.ts'
import { searchSentences } from './search-sentences.ts'

/** Characters around a sentence whose words together are evidence. */
const EVIDENCE_LIMITS = { limit: 1000 }
/** Number of passages that are compared in full. */
const MAX_CANDIDATES = 80

/** A quotable sentence with the text that would be shown for it. */
export type Candidate = Place & {
  /** How far that text answers the question, from 0 to 1. */
  readonly evidence: number
  readonly score: number
  readonly margin: number
  readonly features: Features
}

/** The analysed question, for all lookups. */
export type Search = Requested & {
  readonly query: Query
  readonly page: number | undefined
  /** What the question asks the meaning of, in the document's spelling. */
  readonly term: string
}

/** The passages with words of a question, with their best sentences; best first. */
export function candidates(reading: Reading, search: Search): Candidate[] {
  const { scores, likeliest } = searchSentences(reading, search)
  const most = scores.reduce((max, score) => Math.max(max, score), 0)
  const foundIn = ({ sentences }: Passage): number =>
    most === 0 ? 0 : Math.max(0, ...sentences.map((i) => scores[i] ?? 0)) / most
  return reading.passages
    .map((passage) => ({ passage, known: covered(passage, search.asked) }))
    .filter(({ known }) => known > 0)
    .map((one) => ({ ...one, found: foundIn(one.passage) }))
    .sort((a, b) => b.found + b.known - (a.found + a.known))
    .slice(0, MAX_CANDIDATES)
    .flatMap(({ passage, found }) =>
      likeliest(passage).map((likely): Candidate => {
        const place = { passage, ...likely }
        const shown = windowFor(reading, place, search)
        const features = featuresOf(reading, place, shown, found, search)
        const evidence = evidenceOf(reading, place, search)
        return { ...place, features, evidence, score: scoreOf(features) }
      }),
    )
    .sort((a, b) => b.score - a.score || a.sentence - b.sentence)
}

/** Share of the question's terms in a passage and the headings above it. */
export const covered = ({ terms, pathTerms }: Passage, asked: readonly AskedTerm[]): number =>
  coverage(asked, new Set([...terms, ...pathTerms]))

/** How far what is shown of the passage of a sentence answers the question. */
function evidenceOf(reading: Reading, place: Place, search: Search): number {
  const { passage, isList } = partFor(reading, place, search.type)
  // Words scattered over the items of a list say nothing together, and an item that has the words
  // of a question for several things is not what lists them.
  const lead = isList ? announcementOf(reading, passage, place.sentence) : []
  const shown = isList && search.type !== 'list' ? [...lead, place.sentence] : lead
  const near = isList ? shown : around(reading, place, EVIDENCE_LIMITS)
  return evidenceIn(reading, { passage, shown: near, isList }, search)
}
