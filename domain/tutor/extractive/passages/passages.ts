import { scoreSentences, type Query } from '../../../text/search/passages.ts'
import { coverage, type AskedTerm } from '../question/coverage.ts'
import { holdsAnswer } from '../question/question.ts'
import type { Passage, Reading } from '../reading/reading.ts'
import { evidenceIn, type Requested } from './evidence.ts'
import { around, partFor, windowFor, type Place } from './excerpt.ts'
import { announcementOf, isLongList } from './list-passages.ts'
import { featuresOf, scoreOf, type Features } from './features.ts'

/** Factors of a sentence that has the kind of answer, that asks, and that announces more. */
const RIGHT_TYPE = 1.35
const QUESTION = 0.4
const UNFINISHED = 0.5
const ANSWERS_QUESTION = 0.7
/** Factor of a line of a program, whose words are names. */
const CODE = 0.5
/** Characters around a sentence whose words together are evidence. */
const EVIDENCE_LIMITS = { limit: 1000 }
/** Number of passages that are compared in full. */
const MAX_CANDIDATES = 80

/** Maximum number of sentences of a long list that are candidates; of nearby ones only the best. */
const MAX_SENTENCES = 3
const NEARBY_SENTENCES = 6

/** A quotable sentence with the text that would be shown for it. */
export type Candidate = Place & {
  /** How far that text answers the question, from 0 to 1. */
  readonly evidence: number
  readonly score: number
  /** How far its sentence is ahead of the others of its passage, from 0 to 1. */
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

/**
 * The best sentence of a passage; of a long list, whose items say many things, up to three that are
 * apart from each other.
 */
function bestSentences(
  passage: Passage,
  inScope: readonly number[],
  scores: Float64Array,
): readonly number[] {
  const score = (i: number): number => scores[i] ?? 0
  const best = [...inScope].sort((a, b) => score(b) - score(a))
  const most = isLongList(passage) ? MAX_SENTENCES : 1
  const chosen = best.slice(0, 1)
  for (const i of best) {
    if (chosen.length === most || score(i) === 0) break
    if (chosen.every((other) => Math.abs(other - i) > NEARBY_SENTENCES)) chosen.push(i)
  }
  return chosen
}

/** How far the score of sentence `i` is ahead of the best one of others, from 0 to 1. */
function marginOf(i: number, others: readonly number[], scores: Float64Array): number {
  const second = Math.max(0, ...others.map((other) => (other === i ? 0 : (scores[other] ?? 0))))
  const own = scores[i] ?? 0
  return own === 0 ? 0 : Math.max(0, 1 - second / own)
}

/** The passages with words of a question, with their best sentences; best first. */
export function candidates(reading: Reading, search: Search): Candidate[] {
  const { query, type, asked, page } = search
  const { index, passages, passageOf, inCode } = reading
  const base = scoreSentences(index, query)
  const scores = base.map((own, i) => {
    const passage = passages[passageOf[i] ?? -1]
    const sentence = index.sentences[i]
    if (!passage || !sentence || (page !== undefined && sentence.page !== page)) return 0
    return (
      (own + afterQuestion(reading, base, i)) *
      (ASKS.test(sentence.text) ? QUESTION : 1) *
      (isUnfinished(passage, i, sentence.text) ? UNFINISHED : 1) *
      (inCode.has(i) ? CODE : 1) *
      (holdsAnswer(type, sentence.text, index.language) ? RIGHT_TYPE : 1)
    )
  })
  const most = scores.reduce((max, score) => Math.max(max, score), 0)
  const places = passages.flatMap((passage): (Place & { found: number; estimate: number })[] => {
    const known = covered(passage, asked)
    const inScope = passage.sentences.filter(
      (i) => page === undefined || index.sentences[i]?.page === page,
    )
    if (known === 0) return []
    return bestSentences(passage, inScope, scores).map((sentence) => {
      const found = most === 0 ? 0 : (scores[sentence] ?? 0) / most
      return { passage, sentence, found, estimate: found + known }
    })
  })
  return places
    .sort((a, b) => b.estimate - a.estimate)
    .slice(0, MAX_CANDIDATES)
    .map(({ passage, sentence, found }): Candidate => {
      const place = { passage, sentence }
      const features = featuresOf(reading, place, windowFor(reading, place, search), found, search)
      return {
        ...place,
        features,
        evidence: evidenceOf(reading, place, search),
        margin: marginOf(sentence, passage.sentences, scores),
        score: scoreOf(features),
      }
    })
    .sort((a, b) => b.score - a.score || a.sentence - b.sentence)
}

/** Whether sentence `i` announces something and is the last of its passage. */
const isUnfinished = ({ sentences }: Passage, i: number, text: string): boolean =>
  sentences.at(-1) === i && /[:：]$/u.test(text)

const ASKS = /[?？؟]["'”’)]*$/u
/** Bonus of a sentence that follows a question of the text, since it answers it. */
const afterQuestion = ({ index, passageOf }: Reading, base: Float64Array, i: number): number =>
  passageOf[i] === passageOf[i - 1] && ASKS.test(index.sentences[i - 1]?.text ?? '')
    ? ANSWERS_QUESTION * (base[i - 1] ?? 0)
    : 0

/** Share of the question's terms in a passage and the headings above it. */
export const covered = ({ terms, pathTerms }: Passage, asked: readonly AskedTerm[]): number =>
  coverage(asked, new Set([...terms, ...pathTerms]))

/** How far what is shown of the passage of a sentence answers the question. */
function evidenceOf(reading: Reading, place: Place, search: Search): number {
  const { passage, isList } = partFor(reading, place, search.type)
  // Words scattered over the items of a list say nothing together, and an item that has the words
  // of a question for several things is not what lists them.
  const lead = isList ? announcementOf(reading, passage) : []
  const shown = isList && search.type !== 'list' ? [...lead, place.sentence] : lead
  const near = isList ? shown : around(reading, place, EVIDENCE_LIMITS)
  return evidenceIn(reading, { passage, shown: near, isList }, search)
}
