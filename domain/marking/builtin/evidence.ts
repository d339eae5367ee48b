import { createScorer, type Guard } from '../../statements/similarity/compare.ts'
import { mixedPoints, withoutParentheses } from '../../statements/support/mixed-points.ts'
import {
  createReader,
  createSupportCheck,
  type Conflict,
  type Reader,
  type Support,
} from '../../statements/support/support.ts'
import { detectLanguage, type Language } from '../../text/language.ts'
import type { Passage } from './passages.ts'
import { pointsOf, pointTexts, type PointToMark, type QuestionToMark } from '../question.ts'
import { NOTE_SIGN } from '../../statements/tokens.ts'
import { createWordingCheck, type Wording } from './wording.ts'

/** What is measured of an answer for one point. Shares between 0 and 1, except `ofPoints`. */
export type Features = Omit<Wording, 'inSentence' | 'inAnswer'> & {
  /** Similarity of the nearest passage. */
  similarity: number
  /** The most that a passage has of the point's words without a conflict. */
  covered: number
  /** Whether the complete answer states the contrary of the points. */
  contrary: number
  /** Whether the sentence about the point has an opposite of what that says. */
  opposite: number
  /** Share of the other points that sentences copy and contradict. */
  otherContradictions: number
}

export type Evidence = {
  point: PointToMark
  features: Features
  /** The passage that has most of the point without a conflict. */
  statement: Passage | null
  /** The passage that is most like the point. */
  nearest: Passage | null
  /** Whether a passage has all words of the point in its order and nothing against it. */
  isComplete: boolean
  /** Whether the sentence about the point has its words and is in conflict with it. */
  isContradicted: boolean
  /** Whether it is a copy of the point but for one word. */
  isCopy: boolean
  /** Whether it has nearly all of them and states the contrary, or others are contradicted too. */
  isContrary: boolean
  /** Whether `statement` is a copy of the point with changes. */
  isAltered: boolean
  /**
   * Whether its words may belong to other things: notes have them in different places, or clauses
   * have them beside those of another point.
   */
  isScattered: boolean
}

/** Share of the most words of a point from which a passage is compared with it in full. */
const COMPARED_SHARE = 0.5
/** Share of the sentences of notes that have a sign in place of words. */
const NOTES_SHARE = 0.5
/** Share of the words of a point in notes that one sentence has if they belong together. */
const TOGETHER_SHARE = 0.8
/** Shares from which a sentence has the words of a point, and has them verbatim. */
const COPIED = { inSentence: 0.7, verbatim: 0.8 } as const
/** Share of the words of a point from which a conflict makes it missed, and these conflicts. */
const CONTRARY_FROM = 0.8
const CONTRARY: ReadonlySet<Conflict | null> = new Set(['opposite', 'negated', 'number'])
/** Share of the other points that are contradicted from which a conflict is no mistake. */
const MANY_CONTRADICTED = 0.5

type Read = Support & { passage: Passage; similarity: number }

const languageOf = (question: QuestionToMark): Language =>
  detectLanguage([question.question_text, ...pointsOf(question).map(({ text }) => text)].join('\n'))

const readPassages = (
  question: QuestionToMark,
  point: PointToMark,
  reader: Reader,
): ((passages: readonly Passage[]) => Read[]) => {
  const assess = createScorer({ question: question.question_text, references: pointTexts(point) })
  const points = pointsOf(question).map(({ text }) => text)
  const check = createSupportCheck(
    { question: question.question_text, point: point.text, points, language: reader.language },
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

const passageIf = (read: Read | undefined, test: (one: Read) => boolean): Passage | null =>
  read && test(read) ? read.passage : null

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

type ReadPoint = { point: PointToMark; passages: readonly Read[] }
type OfPoint = Omit<Evidence, 'features'> & {
  features: Omit<Features, 'contrary' | 'otherContradictions'>
}

/** Whether a sentence has the words of a point and most of them verbatim. */
const isCopy = ({ inSentence, verbatim }: Wording): boolean =>
  inSentence >= COPIED.inSentence && verbatim >= COPIED.verbatim

/** How far the sentence about a point states something else. */
const againstPoint = (
  wording: Wording,
  { conflict, covered, isCopy: isCopied }: Read,
): Pick<Evidence, 'isContradicted' | 'isContrary' | 'isCopy'> => ({
  isCopy: isCopied,
  isContradicted: conflict !== null && isCopy(wording),
  isContrary: CONTRARY.has(conflict) && covered >= CONTRARY_FROM,
})

/** The evidence for a point; `about` is the sentence about it. */
function evidenceFor(
  { point, passages }: ReadPoint,
  wording: Wording,
  about: Read | undefined,
): OfPoint {
  const agreeing = passages.filter(({ conflict }) => conflict === null)
  const statement = best(agreeing, ({ covered }) => covered)
  const nearest = best(passages, ({ similarity }) => similarity)
  const { inSentence: _inSentence, inAnswer: _inAnswer, ...features } = wording
  return {
    point,
    features: {
      ...features,
      similarity: nearest?.similarity ?? 0,
      covered: statement?.covered ?? 0,
      opposite: Number(about?.conflict === 'opposite'),
    },
    statement: passageIf(statement, ({ covered }) => covered > 0),
    nearest: passageIf(nearest, ({ similarity }) => similarity > 0),
    isComplete: agreeing.some(({ isComplete }) => isComplete),
    ...(about
      ? againstPoint(wording, about)
      : { isContradicted: false, isContrary: false, isCopy: false }),
    isAltered: statement?.isAltered ?? false,
    isScattered: wording.inSentence < TOGETHER_SHARE * wording.inAnswer,
  }
}

/** An answer without what it copies from the question, and the check that it failed, if any. */
type AnswerToMark = {
  text: string
  passages: readonly Passage[]
  guard: Guard | null
}

/** What an answer has of each point, and what speaks against it. */
export function evidenceOf(
  question: QuestionToMark,
  { text: answer, passages, guard }: AnswerToMark,
): Evidence[] {
  const points = pointsOf(question)
  const reader = createReader(languageOf(question))
  const all = points.map((point) => readPassages(question, point, reader)(passages))
  const read = points.map((point, at): ReadPoint => ({
    point,
    passages: withoutUsed(all[at] ?? [], all),
  }))
  const single = passages.filter(({ sentences }) => sentences.length === 1)
  const sentences = single.length > 0 ? single : passages
  const wordingIn = createWordingCheck(
    { question: question.question_text, points: points.map(({ text }) => text) },
    reader,
  )
  const worded = wordingIn(
    answer,
    sentences.map(({ text }) => text),
  )
  const found = read.flatMap((one, at) => {
    const own = worded[at]
    if (!own) return []
    const about = all[at]?.find(({ passage }) => passage === sentences[own.sentence])
    return [evidenceFor(one, own.wording, about)]
  })
  const mixed = mixedPoints(
    reader.read(withoutParentheses(answer)),
    points.map(({ text }) => reader.read(withoutParentheses(text))),
    reader.relate,
  )
  const contradicted = found.filter(({ isContradicted }) => isContradicted).length
  const withSigns = sentences.filter(({ text }) => NOTE_SIGN.test(text)).length
  const isNotes = withSigns > 0 && withSigns >= NOTES_SHARE * sentences.length
  return found.map((one, at): Evidence => {
    const others = contradicted - (one.isContradicted ? 1 : 0)
    const otherContradictions = others / Math.max(1, found.length - 1)
    const areMany = otherContradictions >= MANY_CONTRADICTED
    return {
      ...one,
      isContrary:
        (guard === 'contrary' || one.isCopy) && (one.isContrary || (one.isContradicted && areMany)),
      isScattered: (isNotes && one.isScattered) || (mixed[at] ?? false),
      features: {
        ...one.features,
        contrary: guard === 'contrary' ? 1 : 0,
        otherContradictions,
      },
    }
  })
}
