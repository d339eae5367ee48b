import { createScorer } from '../statements/similarity/compare.ts'
import { connectorsOf, createComparison } from '../statements/support/comparison.ts'
import {
  createReader,
  createSupportCheck,
  type Reader,
  type Support,
} from '../statements/support/support.ts'
import { detectLanguage, type Language } from '../text/language.ts'
import type { Passage } from './passages.ts'
import { pointsOf, pointTexts, type PointToMark, type QuestionToMark } from './question.ts'

/** What is measured of an answer for one point. Shares between 0 and 1, except `added`. */
export type Features = {
  /** Similarity of the nearest passage. */
  similarity: number
  /** The most that a passage has of the point's words without a conflict. */
  covered: number
  /** Words of the point, beyond the question, in the sentence about it; at most `MOST_ADDED`. */
  added: number
  /** How much more that sentence has of the words of another point. */
  ofAnother: number
  /** The most that a passage has of any other point; at most `ENOUGH_OF_OTHERS`. */
  others: number
  /** Whether that sentence says the contrary: an opposite, a negation, another number or name. */
  contradicts: number
  /** How much more a sentence with a conflict has of the point than passages without one. */
  outweighed: number
  /** Whether only one of that sentence and the point negates anything. */
  negatedOnce: number
  /** Share of what is compared that the answer states about the other thing. */
  exchanged: number
  /** The most that a sentence has of another point with which it is in conflict. */
  otherConflict: number
}

export type Evidence = {
  point: PointToMark
  features: Features
  /** The passage that has most of the point without a conflict. */
  statement: Passage | null
  /** The passage that is most like the point. */
  nearest: Passage | null
  /** The most that a sentence has of the point with which it is in conflict. */
  contradicted: number
  /** Whether a passage has all words of the point in its order and nothing against it. */
  isComplete: boolean
  /** Whether `statement` is a copy of the point with changes. */
  isAltered: boolean
}

/** More words of a point than this add nothing to the evidence. */
const MOST_ADDED = 5
/** More of another point than this adds nothing. */
export const ENOUGH_OF_OTHERS = 0.35
/** Share of the most words of a point from which a passage is compared with it in full. */
const COMPARED_SHARE = 0.5

type Read = Support & { passage: Passage; similarity: number }

const languageOf = (question: QuestionToMark): Language =>
  detectLanguage([question.question_text, ...pointsOf(question).map(({ text }) => text)].join('\n'))

const readPassages = (
  question: QuestionToMark,
  point: PointToMark,
  reader: Reader,
  language: Language,
): ((passages: readonly Passage[]) => Read[]) => {
  const assess = createScorer({ question: question.question_text, references: pointTexts(point) })
  const points = pointsOf(question).map(({ text }) => text)
  const check = createSupportCheck(
    { question: question.question_text, point: point.text, points, language },
    reader,
  )
  return (passages) => {
    const checked = passages.map((passage) => ({ ...check(passage.text), passage }))
    const from = COMPARED_SHARE * Math.max(0, ...checked.map(({ covered }) => covered))
    return checked.map((one) => {
      const isCompared = one.covered > 0 && one.covered >= from
      return { ...one, similarity: isCompared ? assess(one.passage.text).similarity / 100 : 0 }
    })
  }
}

const best = (passages: readonly Read[], by: (one: Read) => number): Read | undefined =>
  passages.reduce<Read | undefined>(
    (most, one) => (most === undefined || by(one) > by(most) ? one : most),
    undefined,
  )

const isSentence = ({ passage }: Read): boolean => passage.sentences.length === 1

/** The passages without sentences that only state another point. */
function withoutUsed(all: readonly Read[], points: readonly (readonly Read[])[]): Read[] {
  const states = ({ isComplete, isShort, conflict }: Read): boolean =>
    isComplete && isShort && conflict === null
  const used = new Set(
    points.flatMap((other) =>
      other.filter((one) => isSentence(one) && states(one)).flatMap((one) => one.passage.sentences),
    ),
  )
  const isUsed = ({ passage }: Read): boolean => passage.sentences.some((one) => used.has(one))
  return all.filter((one) => one.isComplete || !isUsed(one))
}

const conflictOf = (passages: readonly Read[]): number =>
  Math.max(
    0,
    ...passages.flatMap((one) => (isSentence(one) && one.conflict !== null ? [one.covered] : [])),
  )
const coveredIn = (passages: readonly Read[]): number =>
  Math.max(0, ...passages.map(({ covered }) => covered))

type ReadPoint = { point: PointToMark; passages: readonly Read[]; exchanged: number }

/** What the sentence about a point says of it, beside what it says of the other points. */
function featuresOfSentence(
  about: Read | undefined,
  others: readonly ReadPoint[],
): Pick<Features, 'added' | 'ofAnother' | 'contradicts' | 'negatedOnce'> {
  if (!about) return { added: 0, ofAnother: 0, contradicts: 0, negatedOnce: 0 }
  const coveredOf = ({ passages }: ReadPoint): number =>
    passages.find(({ passage }) => passage === about.passage)?.covered ?? 0
  return {
    added: Math.min(MOST_ADDED, about.added),
    ofAnother: Math.max(0, ...others.map((other) => coveredOf(other) - about.covered)),
    contradicts: about.conflict === null || about.conflict === 'replaced' ? 0 : 1,
    negatedOnce: about.negatedOnce ? 1 : 0,
  }
}

const featuresOfOthers = (
  others: readonly ReadPoint[],
): Pick<Features, 'others' | 'otherConflict'> => {
  const most = Math.max(0, ...others.map(({ passages }) => coveredIn(passages)))
  return {
    others: Math.min(ENOUGH_OF_OTHERS, most),
    otherConflict: Math.max(0, ...others.map(({ passages }) => conflictOf(passages))),
  }
}

function evidenceFor(read: ReadPoint, others: readonly ReadPoint[]): Evidence {
  const { point, passages, exchanged } = read
  const about = best(passages.filter(isSentence), ({ covered }) => covered)
  const agreeing = passages.filter(({ conflict }) => conflict === null)
  const statement = best(agreeing, ({ covered }) => covered)
  const nearest = best(passages, ({ similarity }) => similarity)
  const [covered, contradicted] = [coveredIn(agreeing), conflictOf(passages)]
  return {
    point,
    features: {
      ...featuresOfSentence(about, others),
      ...featuresOfOthers(others),
      similarity: nearest?.similarity ?? 0,
      covered,
      outweighed: contradicted - covered,
      exchanged,
    },
    statement: covered > 0 ? (statement?.passage ?? null) : null,
    nearest: nearest && nearest.similarity > 0 ? nearest.passage : null,
    contradicted,
    isComplete: agreeing.some(({ isComplete }) => isComplete),
    isAltered: statement?.isAltered ?? false,
  }
}

/** What an answer has of each point, and what speaks against it. */
export function evidenceOf(
  question: QuestionToMark,
  answer: string,
  passages: readonly Passage[],
): Evidence[] {
  const language = languageOf(question)
  const points = pointsOf(question)
  const reader = createReader(language)
  const compare = createComparison(
    reader.read(question.question_text),
    points.map(({ text }) => reader.read(text)),
    { relate: reader.relate, connectors: connectorsOf(language) },
  )
  const placements = compare(reader.read(answer))
  const all = points.map((point) => readPassages(question, point, reader, language)(passages))
  const read = points.map((point, at): ReadPoint => {
    const { agreeing = 0, exchanged = 0 } = placements[at] ?? {}
    return {
      point,
      passages: withoutUsed(all[at] ?? [], all),
      exchanged: exchanged > 0 ? exchanged / (agreeing + exchanged) : 0,
    }
  })
  return read.map((one, at) =>
    evidenceFor(
      one,
      read.filter((_, other) => other !== at),
    ),
  )
}
