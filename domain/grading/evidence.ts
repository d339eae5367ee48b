import { createScorer } from '../statements/similarity/compare.ts'
import { connectorsOf, createComparison } from '../statements/support/comparison.ts'
import { createRelation } from '../statements/support/meanings.ts'
import { createSupportCheck, type Support } from '../statements/support/support.ts'
import { tokensOf } from '../statements/tokens.ts'
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
}

/** More words of a point than this add nothing to the evidence. */
const MOST_ADDED = 5
/** More of another point than this adds nothing. */
export const ENOUGH_OF_OTHERS = 0.35

type Read = Support & { passage: Passage; similarity: number }

const languageOf = (question: QuestionToMark): Language =>
  detectLanguage([question.question_text, ...pointsOf(question).map(({ text }) => text)].join('\n'))

const readerOf = (
  question: QuestionToMark,
  point: PointToMark,
  language: Language,
): ((passage: Passage) => Read) => {
  const assess = createScorer({ question: question.question_text, references: pointTexts(point) })
  const check = createSupportCheck({
    question: question.question_text,
    point: point.text,
    points: pointsOf(question).map(({ text }) => text),
    language,
  })
  return (passage) => ({
    ...check(passage.text),
    passage,
    similarity: assess(passage.text).similarity / 100,
  })
}

const best = (passages: readonly Read[], by: (one: Read) => number): Read | undefined =>
  passages.reduce<Read | undefined>(
    (most, one) => (most === undefined || by(one) > by(most) ? one : most),
    undefined,
  )

const isSentence = ({ passage }: Read): boolean => passage.sentences.length === 1

/** The passages without sentences that only state another point. */
function withoutSpent(all: readonly Read[], points: readonly { all: readonly Read[] }[]): Read[] {
  const states = ({ isComplete, isShort, conflict }: Read): boolean =>
    isComplete && isShort && conflict === null
  const spent = new Set(
    points.flatMap(({ all: other }) =>
      other.filter((one) => isSentence(one) && states(one)).flatMap((one) => one.passage.sentences),
    ),
  )
  const isSpent = ({ passage }: Read): boolean => passage.sentences.some((one) => spent.has(one))
  return all.filter((one) => one.isComplete || !isSpent(one))
}

/** What an answer has of each point, and what speaks against it. */
export function evidenceOf(
  question: QuestionToMark,
  answer: string,
  passages: readonly Passage[],
): Evidence[] {
  const language = languageOf(question)
  const points = pointsOf(question)
  const tokens = (text: string) => tokensOf(text, language, { quantities: true })
  const compare = createComparison(
    tokens(question.question_text),
    points.map(({ text }) => tokens(text)),
    { relate: createRelation(language), connectors: connectorsOf(language) },
  )
  const placements = compare(tokens(answer))
  const read = points.map((point) => ({
    point,
    all: passages.map(readerOf(question, point, language)),
  }))
  const usable = read.map(({ point, all }) => ({ point, all: withoutSpent(all, read) }))
  const contradicted = usable.map(({ all }) =>
    Math.max(
      0,
      ...all.flatMap((one) => (isSentence(one) && one.conflict !== null ? [one.covered] : [])),
    ),
  )
  const mostOf = (except: number): number =>
    Math.max(
      0,
      ...usable.flatMap(({ all }, at) => (at === except ? [] : all.map(({ covered }) => covered))),
    )
  return usable.map(({ point, all }, at) => {
    const about = best(all.filter(isSentence), ({ covered }) => covered)
    const agreeing = all.filter(({ conflict }) => conflict === null)
    const statement = best(agreeing, ({ covered }) => covered)
    const nearest = best(all, ({ similarity }) => similarity)
    const others = read.flatMap((other, index) =>
      index === at
        ? []
        : (other.all.find(({ passage }) => passage === about?.passage)?.covered ?? 0),
    )
    const covered = statement?.covered ?? 0
    const isContrary = (about?.conflict ?? 'replaced') !== 'replaced'
    const { agreeing: placed = 0, exchanged = 0 } = placements[at] ?? {}
    return {
      point,
      features: {
        similarity: nearest?.similarity ?? 0,
        covered,
        added: Math.min(MOST_ADDED, about?.added ?? 0),
        ofAnother: Math.max(0, ...others.map((covered) => covered - (about?.covered ?? 0))),
        others: Math.min(ENOUGH_OF_OTHERS, ...(read.length > 1 ? [mostOf(at)] : [])),
        contradicts: isContrary ? 1 : 0,
        outweighed: (contradicted[at] ?? 0) - covered,
        negatedOnce: about?.negatedOnce === true ? 1 : 0,
        exchanged: exchanged > 0 ? exchanged / (placed + exchanged) : 0,
        otherConflict: Math.max(0, ...contradicted.filter((_, index) => index !== at)),
      },
      statement: statement && statement.covered > 0 ? statement.passage : null,
      nearest: nearest && nearest.similarity > 0 ? nearest.passage : null,
      contradicted: contradicted[at] ?? 0,
      isComplete: agreeing.some(({ isComplete }) => isComplete),
    }
  })
}
