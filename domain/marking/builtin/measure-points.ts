import { createScorer, type Guard } from '../../statements/similarity/compare.ts'
import { mixedPoints, withoutParentheses } from '../../statements/support/mixed-points.ts'
import {
  createSupportCheck,
  type Conflict,
  type Support,
} from '../../statements/support/support.ts'
import { createTokeniser, type Tokeniser } from '../../statements/support/tokeniser.ts'
import { detectLanguage, type Language } from '../../text/language.ts'
import type { AnswerPart } from './answer-parts.ts'
import { pointsOf, pointTexts, type PointToMark, type QuestionToMark } from '../question.ts'
import { NOTE_SIGN } from '../../statements/tokens.ts'
import { createSharedWordsCheck, type SharedWords } from './shared-words.ts'

/** What is measured of an answer for one point. Shares between 0 and 1, except `ofPoints`. */
export type PointFeatures = Omit<SharedWords, 'inSentence' | 'inAnswer'> & {
  /** Similarity of the part that is most like the point. */
  similarity: number
  /** The most that a part without a conflict has of the point's words. */
  covered: number
  /** 1 if the complete answer states the contrary of the points, else 0. */
  contrary: number
  /** 1 if the sentence about the point has an opposite of what that says, else 0. */
  opposite: number
  /** Share of the other points that sentences copy and contradict. */
  otherContradictions: number
}

/** What is measured of an answer for one point, and what that shows. */
export type PointMeasurement = {
  point: PointToMark
  features: PointFeatures
  /** The part that has most of the point without a conflict. */
  statement: AnswerPart | null
  /** The part that is most like the point. */
  nearest: AnswerPart | null
  /** Whether a part has all words of the point in its order and nothing against it. */
  isComplete: boolean
  /** Whether the sentence about the point has its words and is in conflict with it. */
  isContradicted: boolean
  /** Whether the sentence about the point is a copy of it but for one word. */
  isNearCopy: boolean
  /**
   * Whether the sentence about the point has nearly all of its words and states the contrary, or
   * contradicts the point as others contradict many of the other points.
   */
  isContrary: boolean
  /** Whether `statement` is a copy of the point with changes. */
  isAltered: boolean
  /**
   * Whether the words of the point may belong to other things: they are far apart in note form, or
   * clauses have them beside those of another point.
   */
  isScattered: boolean
}

/** Only parts with at least this share of the words of the best part are compared in full. */
const COMPARED_SHARE = 0.5
/** Share of the sentences in note form that have a sign instead of words. */
const NOTE_FORM_SHARE = 0.5
/** Share of the words of a point that one sentence in note form has if they belong together. */
const TOGETHER_SHARE = 0.8
/** Shares from which a sentence has the words of a point, and has them verbatim. */
const COPIED = { inSentence: 0.7, verbatim: 0.8 } as const
/** Share of the words of a point from which one of the conflicts below makes it missed. */
const CONTRARY_FROM = 0.8
const CONTRARY: ReadonlySet<Conflict | null> = new Set(['opposite', 'negated', 'number'])
/** A conflict counts as intended if this share of the other points is contradicted too. */
const MANY_CONTRADICTED = 0.5

type ComparedPart = Support & { part: AnswerPart; similarity: number }

const languageOf = (question: QuestionToMark): Language =>
  detectLanguage([question.question_text, ...pointsOf(question).map(({ text }) => text)].join('\n'))

/** The parts of an answer, compared with a point. */
const compareParts = (
  parts: readonly AnswerPart[],
  point: PointToMark,
  { question, tokeniser }: { question: QuestionToMark; tokeniser: Tokeniser },
): ComparedPart[] => {
  const assess = createScorer({ question: question.question_text, references: pointTexts(point) })
  const points = pointsOf(question).map(({ text }) => text)
  const check = createSupportCheck(
    { question: question.question_text, point: point.text, points, language: tokeniser.language },
    tokeniser,
  )
  const checked = parts.map((part) => ({ ...check(part.text), part }))
  const from = COMPARED_SHARE * Math.max(0, ...checked.map(({ covered }) => covered))
  return checked.map((support) => {
    const isCompared = support.covered > 0 && support.covered >= from
    return { ...support, similarity: isCompared ? assess(support.part.text).similarity / 100 : 0 }
  })
}

const bestBy = (
  parts: readonly ComparedPart[],
  by: (part: ComparedPart) => number,
): ComparedPart | undefined =>
  parts.reduce<ComparedPart | undefined>(
    (most, part) => (most === undefined || by(part) > by(most) ? part : most),
    undefined,
  )

const partIf = (
  compared: ComparedPart | undefined,
  test: (compared: ComparedPart) => boolean,
): AnswerPart | null => (compared && test(compared) ? compared.part : null)

const isSentence = ({ part }: ComparedPart): boolean => part.sentences.length === 1

/** The parts without sentences that only state another point. */
function withoutUsed(
  all: readonly ComparedPart[],
  byPoint: readonly (readonly ComparedPart[])[],
): ComparedPart[] {
  const states = ({ isComplete, isShort, conflict }: ComparedPart): boolean =>
    isComplete && isShort && conflict === null
  const used = new Set(
    byPoint.flatMap((compared) =>
      compared
        .filter((part) => isSentence(part) && states(part))
        .flatMap(({ part }) => part.sentences),
    ),
  )
  const isUsed = ({ part }: ComparedPart): boolean =>
    part.sentences.some((sentence) => used.has(sentence))
  return all.filter((part) => part.isComplete || !isUsed(part))
}

type PointWithParts = { point: PointToMark; parts: readonly ComparedPart[] }
/** A measurement of one point that does not consider the others. */
type OwnMeasurement = Omit<PointMeasurement, 'features'> & {
  features: Omit<PointFeatures, 'contrary' | 'otherContradictions'>
}

/** Whether a sentence has the words of a point and most of them verbatim. */
const copiesWording = ({ inSentence, verbatim }: SharedWords): boolean =>
  inSentence >= COPIED.inSentence && verbatim >= COPIED.verbatim

/** How far the sentence about a point states something else. */
const againstPoint = (
  sharedWords: SharedWords,
  { conflict, covered, isNearCopy }: ComparedPart,
): Pick<PointMeasurement, 'isContradicted' | 'isContrary' | 'isNearCopy'> => ({
  isNearCopy,
  isContradicted: conflict !== null && copiesWording(sharedWords),
  isContrary: CONTRARY.has(conflict) && covered >= CONTRARY_FROM,
})

/** What is measured for a point; `about` is the sentence about it. */
function measurePoint(
  { point, parts }: PointWithParts,
  sharedWords: SharedWords,
  about: ComparedPart | undefined,
): OwnMeasurement {
  const agreeing = parts.filter(({ conflict }) => conflict === null)
  const statement = bestBy(agreeing, ({ covered }) => covered)
  const nearest = bestBy(parts, ({ similarity }) => similarity)
  const { inSentence: _inSentence, inAnswer: _inAnswer, ...features } = sharedWords
  return {
    point,
    features: {
      ...features,
      similarity: nearest?.similarity ?? 0,
      covered: statement?.covered ?? 0,
      opposite: Number(about?.conflict === 'opposite'),
    },
    statement: partIf(statement, ({ covered }) => covered > 0),
    nearest: partIf(nearest, ({ similarity }) => similarity > 0),
    isComplete: agreeing.some(({ isComplete }) => isComplete),
    ...(about
      ? againstPoint(sharedWords, about)
      : { isContradicted: false, isContrary: false, isNearCopy: false }),
    isAltered: statement?.isAltered ?? false,
    isScattered: sharedWords.inSentence < TOGETHER_SHARE * sharedWords.inAnswer,
  }
}

/** An answer without what it copies from the question, and the check that it failed, if any. */
type AnswerToMark = {
  text: string
  parts: readonly AnswerPart[]
  guard: Guard | null
}

/** The sentences of an answer; its parts if it has no single ones. */
const sentencesOf = (parts: readonly AnswerPart[]): readonly AnswerPart[] => {
  const single = parts.filter(({ sentences }) => sentences.length === 1)
  return single.length > 0 ? single : parts
}

/** Whether enough sentences of an answer have a sign instead of words: "jet -> condenses". */
const areInNoteForm = (sentences: readonly AnswerPart[]): boolean => {
  const withSigns = sentences.filter(({ text }) => NOTE_SIGN.test(text)).length
  return withSigns > 0 && withSigns >= NOTE_FORM_SHARE * sentences.length
}

/** Each point measured alone. */
const measureEach = (
  question: QuestionToMark,
  { text, parts }: AnswerToMark,
  tokeniser: Tokeniser,
): OwnMeasurement[] => {
  const points = pointsOf(question)
  const compared = points.map((point) => compareParts(parts, point, { question, tokeniser }))
  const sentences = sentencesOf(parts)
  const sharedWordsIn = createSharedWordsCheck(
    { question: question.question_text, points: points.map((point) => point.text) },
    tokeniser,
  )
  const shared = sharedWordsIn(
    text,
    sentences.map((sentence) => sentence.text),
  )
  return points.flatMap((point, at) => {
    const own = shared[at]
    if (!own) return []
    const about = compared[at]?.find(({ part }) => part === sentences[own.sentence])
    const pointParts = withoutUsed(compared[at] ?? [], compared)
    return [measurePoint({ point, parts: pointParts }, own.sharedWords, about)]
  })
}

/** The evidence in an answer for and against each point. */
export function measurePoints(question: QuestionToMark, answer: AnswerToMark): PointMeasurement[] {
  const { text, parts, guard } = answer
  const tokeniser = createTokeniser(languageOf(question))
  const measured = measureEach(question, answer, tokeniser)
  const mixed = mixedPoints(
    tokeniser.tokenise(withoutParentheses(text)),
    pointsOf(question).map((point) => tokeniser.tokenise(withoutParentheses(point.text))),
    tokeniser.relate,
  )
  const contradicted = measured.filter(({ isContradicted }) => isContradicted).length
  const isInNoteForm = areInNoteForm(sentencesOf(parts))
  return measured.map((own, at): PointMeasurement => {
    const others = contradicted - (own.isContradicted ? 1 : 0)
    const otherContradictions = others / Math.max(1, measured.length - 1)
    const isIntended = own.isContradicted && otherContradictions >= MANY_CONTRADICTED
    return {
      ...own,
      isContrary: (guard === 'contrary' || own.isNearCopy) && (own.isContrary || isIntended),
      isScattered: (isInNoteForm && own.isScattered) || (mixed[at] ?? false),
      features: {
        ...own.features,
        contrary: guard === 'contrary' ? 1 : 0,
        otherContradictions,
      },
    }
  })
}
