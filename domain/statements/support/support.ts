import type { Language } from '../../text/language.ts'
import { meaningsOf } from '../../languages/meanings.ts'
import { stemOf } from '../../text/search/terms.ts'
import { expandAbbreviations } from './abbreviations.ts'
import { reversesMovement } from '../directions.ts'
import {
  compareWords,
  describesOtherwise,
  hasOpposite,
  isDenied,
  isMinimised,
  isReplaced,
  pairsOf,
  SAME_THING_THRESHOLD,
  type Comparison,
  type Pair,
  type Relate,
  type Words,
} from './differences.ts'
import { partsOfSentence, statesExchanged, swapsSides, type SentencePart } from './exchange.ts'
import { isAlteredCopy } from './altered-copy.ts'
import { hasDifferentName } from '../numbers-and-names.ts'
import { exchangesPlaces } from './places.ts'
import { hasOtherNumber } from './other-number.ts'
import { contentTokens, sentencesOf } from '../sides.ts'
import { numbersIn, type Token } from '../tokens.ts'
import { createTokeniser, type Tokeniser } from './tokeniser.ts'
import { wordsInAnyLanguage } from '../words.ts'

/** Why a passage with the words of a point probably states something else. */
export type Conflict =
  'opposite' | 'negated' | 'restricted' | 'replaced' | 'exchanged' | 'number' | 'name'

/** The evidence that a passage states a point, and the evidence against it. */
export type Support = {
  /** Share of the point's words that the passage has, by weight; the question's count little. */
  covered: number
  conflict: Conflict | null
  /** Whether it has all words of the point in their order, and hardly any between them. */
  isComplete: boolean
  /** Whether it has hardly any other words. */
  isShort: boolean
  /** Whether it is a copy of the point with changes, which may be what makes it wrong. */
  isAltered: boolean
  /** Whether it has the words of the point in their order, but for one. */
  isNearCopy: boolean
}

const ARTICLES = wordsInAnyLanguage('articles')
const SENTENCE_END = /(?<=[.!?])\s+|\n/u
/** A clause is about the point if it covers at least this share of what its passage covers. */
const RELEVANT_SHARE = 0.4
/** Weight of a word that the question has too, since an answer need not repeat it. */
const QUESTION_WORD_WEIGHT = 0.25
/** Share of the words of a point from which a passage is worded like it. */
const WORDED_LIKE_SHARE = 0.6
/** Maximum further words of a passage between those of a point that it states completely. */
const MAX_BETWEEN = 2
/** Maximum words that a near copy lacks, and maximum difference in its number of words. */
const MAX_CHANGED = 1

/** Whether another number replaces one of `stated`; "one" is often not a number. */
const hasAnotherNumber = (stated: ReadonlySet<string>, present: ReadonlySet<string>): boolean =>
  [...stated].some((number) => !present.has(number)) &&
  [...present].some((number) => !stated.has(number))

type SupportOptions = {
  question: string
  point: string
  /** The texts of all points of the question. */
  points: readonly string[]
  language: Language
}

const stemsIn = (tokens: readonly Token[]): string => tokens.map(({ stem }) => stem).join(' ')

const stemsOfList = (language: Language, list: 'minimisers' | 'restrictors'): ReadonlySet<string> =>
  new Set((meaningsOf(language)?.[list] ?? '').split(' ').map((word) => stemOf(word, language)))

const isIn = (tokens: readonly Token[], { stem }: Token): boolean =>
  tokens.some((other) => other.stem === stem)

/** The share of a point's words that a text has, by weight. */
const createCoverage = (
  expected: Words,
  questionWords: readonly Token[],
  relate: Relate,
): ((part: Words) => number) => {
  const isInQuestion = (token: Token): boolean => isIn(questionWords, token)
  const addsWords = expected.content.some((token) => !isInQuestion(token))
  // "One" is mostly an article.
  const weightOf = (token: Token): number =>
    token.stem === '1'
      ? 0
      : token.weight * (addsWords && isInQuestion(token) ? QUESTION_WORD_WEIGHT : 1)
  const total = expected.content.reduce((sum, token) => sum + weightOf(token), 0)
  return (part) =>
    total > 0
      ? pairsOf(expected, part, relate).reduce(
          (sum, { likeness, expected: word }) => sum + likeness * weightOf(word),
          0,
        ) / total
      : 0
}

/** What a sentence or clause states instead of the point. */
const createConflictCheck = (
  { point, language }: SupportOptions,
  { relate, tokenise, wordsOf }: Tokeniser,
): ((part: SentencePart) => Conflict | null) => {
  const stated = tokenise(point)
  const minimisers = stemsOfList(language, 'minimisers')
  const restrictors = stemsOfList(language, 'restrictors')
  /** "Only the router …", "… only for rain"; not "only a little". */
  const isRestricted = (tokens: readonly Token[]): boolean =>
    tokens.some(({ stem }, at) => {
      const next = tokens[at + 1]
      const isBeforeRole = next !== undefined && next.functional && !ARTICLES.has(next.stem)
      return restrictors.has(stem) && (at === 0 || isBeforeRole)
    })
  const expected = wordsOf(stated)
  const inUndivided = (compared: Comparison): Conflict | null => {
    if (hasOtherNumber(compared.passage.content, expected.content, relate)) return 'number'
    return isReplaced(compared, { isUndivided: true }) ? 'replaced' : null
  }
  /** Whether it says that only something of the point holds, in words like the point's. */
  const restricts = (compared: Comparison, tokens: readonly Token[]): boolean =>
    compared.pairs.length >= Math.max(3, WORDED_LIKE_SHARE * expected.content.length) &&
    !stated.some(({ stem }) => restrictors.has(stem)) &&
    isRestricted(tokens)
  const exchanges = ({ tokens, isSentence }: SentencePart): boolean =>
    reversesMovement(tokens, stated) ||
    statesExchanged(tokens, stated, { relate, isSentence }) ||
    (isSentence && exchangesPlaces(tokens, stated, relate))
  return (part) => {
    const { tokens, isSentence, isUndivided } = part
    const compared = compareWords(expected, wordsOf(tokens), relate)
    if (hasOpposite(compared)) return 'opposite'
    if (isMinimised(compared, tokens, minimisers)) return 'opposite'
    if (isDenied(compared)) return 'negated'
    if (exchanges(part)) return 'exchanged'
    if (describesOtherwise(compared)) return 'opposite'
    if (restricts(compared, tokens)) return 'restricted'
    if (isUndivided) return inUndivided(compared)
    // Another clause may have the word that is missing in a clause.
    return isSentence && isReplaced(compared, { isUndivided }) ? 'replaced' : null
  }
}

type Measured = Omit<Support, 'conflict'>

/** What a passage has of the words of a point. */
function createMeasure(
  expected: Words,
  questionWords: readonly Token[],
  relate: Relate,
): { coveredBy: (part: Words) => number; measure: (passage: Words) => Measured } {
  const coveredBy = createCoverage(expected, questionWords, relate)
  const length = expected.content.length
  const isVerbatim = (pairs: readonly Pair[]): boolean =>
    pairs.every(
      ({ likeness, foundAt }, at) =>
        likeness >= SAME_THING_THRESHOLD && foundAt >= (pairs[at - 1]?.foundAt ?? 0),
    )
  const isComplete = (pairs: readonly Pair[]): boolean => {
    const [first = 0, last = 0] = [pairs[0]?.foundAt, pairs.at(-1)?.foundAt]
    return (
      length > 0 &&
      isVerbatim(pairs) &&
      pairs.length === length &&
      last - first < length + MAX_BETWEEN
    )
  }
  return {
    coveredBy,
    measure: (passage) => {
      const pairs = pairsOf(expected, passage, relate)
      return {
        covered: coveredBy(passage),
        isComplete: isComplete(pairs),
        isShort: passage.content.length <= expected.content.length + MAX_BETWEEN,
        isAltered: isAlteredCopy({ expected, passage, pairs, questionWords }, relate),
        isNearCopy:
          isVerbatim(pairs) &&
          pairs.length >= length - MAX_CHANGED &&
          Math.abs(passage.content.length - length) <= MAX_CHANGED,
      }
    },
  }
}

/** The check whether a passage states `point`. */
export function createSupportCheck(
  options: SupportOptions,
  tokeniser: Tokeniser = createTokeniser(options.language),
): (passage: string) => Support {
  const { question, point, points, language } = options
  const { tokenise, wordsOf, relate } = tokeniser
  const stated = tokenise(point)
  const numbers = numbersIn(stated)
  const { coveredBy, measure } = createMeasure(
    wordsOf(stated),
    contentTokens(tokenise(question)),
    relate,
  )
  const conflictIn = createConflictCheck(options, tokeniser)
  const known = new Set(
    [question, ...points].flatMap((text) => tokenise(text).map(({ stem }) => stem)),
  )

  /** The conflict of the clause or sentence that has most of the point. */
  const conflictOfParts = (tokens: readonly Token[], covered: number): Conflict | null => {
    const judged = sentencesOf(tokens)
      .flatMap(partsOfSentence)
      .map((part) => ({ part, own: coveredBy(wordsOf(part.tokens)) }))
      .filter(({ own }) => own > 0 && own >= RELEVANT_SHARE * covered)
      .map(({ part, own }) => ({ own, isClause: !part.isSentence, conflict: conflictIn(part) }))
    // A clause that has as much of the point without a conflict outweighs another clause.
    const stating = judged.filter(({ isClause, conflict }) => isClause && conflict === null)
    const most = Math.max(0, ...stating.map(({ own }) => own))
    const found = judged.find(
      ({ isClause, own, conflict }) => conflict !== null && !(isClause && own <= most),
    )
    return found?.conflict ?? null
  }

  return (passage) => {
    const text = expandAbbreviations(passage, `${point}\n${question}`)
    const tokens = tokenise(text)
    const measured = measure(wordsOf(tokens))
    const { covered } = measured
    if (covered === 0) return { ...measured, conflict: null }
    if ([tokens, ...sentencesOf(tokens)].some((some) => stemsIn(some) === stemsIn(stated)))
      return { ...measured, isComplete: true, conflict: null }
    if (hasAnotherNumber(numbers, numbersIn(tokens))) return { ...measured, conflict: 'number' }
    if (text.split(SENTENCE_END).some((sentence) => swapsSides(sentence, point, language)))
      return { ...measured, conflict: 'exchanged' }
    const conflict = conflictOfParts(tokens, covered)
    const allowsOtherName = conflict === null || conflict === 'replaced'
    const hasOther = hasDifferentName(text, point, (name) => known.has(name), language)
    return { ...measured, conflict: allowsOtherName && hasOther ? 'name' : conflict }
  }
}
