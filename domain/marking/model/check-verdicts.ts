import { joinPatternLines } from '../../languages/patterns.ts'
import { STATEMENTS } from '../../languages/statements.ts'
import { isContrary } from '../../statements/similarity/contradiction.ts'
import { assess } from '../../statements/similarity/compare.ts'
import { compareNumbers } from '../../statements/numbers-and-names.ts'
import { detectLanguage } from '../../text/language.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { findInAnswer } from './find-in-answer.ts'
import type { ModelVerdict } from './prompt.ts'
import {
  pointsOf,
  referenceAnswers,
  pointTexts,
  type PointToMark,
  type QuestionToMark,
} from '../question.ts'
import type { JudgedPoint } from '../wire.ts'

/** The complete sentences of `answer` between `start` and `end`, so that no "not" is cut off. */
const sentencesAround = (answer: string, start: number, end: number): string => {
  const touched = sentencesOf(answer, detectLanguage(answer)).filter(
    (sentence) => sentence.end > start && sentence.start < end,
  )
  return touched.length === 0
    ? answer.slice(start, end)
    : answer.slice(
        Math.min(...touched.map((one) => one.start)),
        Math.max(...touched.map((one) => one.end)),
      )
}

/** Sentences that ask for marks or give orders to the marker state nothing about the subject. */
const ASKS_FOR_MARKS = new RegExp(
  [...STATEMENTS.values()]
    .flatMap(({ markRequests }) =>
      markRequests === undefined ? [] : [joinPatternLines(markRequests)],
    )
    .concat(String.raw`^\s*(?:system|assistant|instructions?)\s*:`)
    .join('|'),
  'iu',
)

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The learner's words that a model quoted; null if they are not in the answer, only repeat the
 * question, or only ask for marks.
 */
const quotedWords = (question: QuestionToMark, answer: string, quote: string): string | null => {
  const located = quote.trim() === '' ? null : findInAnswer(quote, answer)
  if (!located) return null
  const words = answer.slice(located.start, located.end).trim()
  const substance = sentencesOf(words, detectLanguage(answer))
    .map(({ text }) => text)
    .filter((sentence) => !ASKS_FOR_MARKS.test(sentence))
    .join(' ')
  const plain = bare(substance)
  return plain === '' || ` ${bare(question.question_text)} `.includes(` ${plain} `) ? null : words
}

/** Why a verdict is requested again: a check by code contradicts it, but the model decides. */
export type Doubt = 'contrary' | 'numbers' | 'keywords' | 'shared'

/** A point with its checked verdict, and the reason to ask for it again, if any. */
type Judgement = { judged: JudgedPoint; doubt: Doubt | null }

/** A quote of this many points at once is asked again: one sentence rarely states them all. */
const SHARED_POINTS = 3

const doubtOf = (question: QuestionToMark, point: PointToMark, sentence: string): Doubt | null => {
  const wordings = pointTexts(point)
  const language = detectLanguage([question.question_text, ...wordings].join('\n'))
  const { guard, similarity } = assess(
    { question: question.question_text, references: wordings },
    sentence,
  )
  if (guard === 'contrary') return 'contrary'
  // Words that agree with one wording of the point do not contradict it.
  if (
    similarity < AGREES_THRESHOLD &&
    wordings.every((text) => isContrary(sentence, text, language))
  )
    return 'contrary'
  return wordings.every((text) => compareNumbers(sentence, text, language) === 'swapped')
    ? 'numbers'
    : null
}
/** Minimum similarity of a sentence that agrees with a point. */
const AGREES_THRESHOLD = 90

/**
 * Checks a model's verdicts against the answer. Only what code knows overrules a verdict: a quote
 * that is not in the answer, a copy of the question, scrambled words, a request for marks. What
 * only looks wrong is a doubt: it is asked again, and the second verdict counts. Null for a point
 * that the reply lacks.
 */
export const checkModelVerdicts = (
  question: QuestionToMark,
  answer: string,
  verdicts: readonly ModelVerdict[],
): (Judgement | null)[] => {
  const { guard } = assess(
    { question: question.question_text, references: referenceAnswers(question) },
    answer,
  )
  const disqualified = guard === 'copiedQuestion' || guard === 'scrambled'
  const found = pointsOf(question).map((point, at) => {
    const given = verdicts.find((verdict) => Number(verdict.point) === at + 1)
    const words =
      !given || given.verdict === 'missed' || disqualified
        ? null
        : quotedWords(question, answer, given.quote ?? '')
    return { point, given, words }
  })
  const sharing = (words: string): number => found.filter((one) => one.words === words).length
  return found.map(({ point, given, words }) => {
    if (!given) return null
    const judged: JudgedPoint = {
      text: point.text,
      verdict: words === null ? 'missed' : given.verdict,
      quote: words,
      page: point.page,
      source_quote: point.quote,
    }
    if (words === null) return { judged, doubt: null }
    const located = findInAnswer(words, answer)
    const sentence = located ? sentencesAround(answer, located.start, located.end) : words
    const doubt =
      doubtOf(question, point, sentence) ??
      (guard === 'stuffed' ? 'keywords' : null) ??
      (sharing(words) >= SHARED_POINTS ? 'shared' : null)
    return { judged, doubt }
  })
}
