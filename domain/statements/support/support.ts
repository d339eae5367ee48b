import type { Language } from '../../text/language.ts'
import { meaningsOf } from '../../languages/meanings.ts'
import { stemOf } from '../../text/search/terms.ts'
import { groupsOf } from '../../languages/thesaurus/thesaurus.ts'
import { expandAbbreviations } from './abbreviations.ts'
import { reversesMovement } from '../directions.ts'
import { withoutIdioms } from '../similarity/contradiction.ts'
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
import { partsOfSentence, statesExchanged, swapsSides, type Part } from './exchange.ts'
import { isAlteredCopy } from './altered-copy.ts'
import { createRelation, hasMeaning } from './meanings.ts'
import { negationsOf } from './negation.ts'
import { hasDifferentName } from '../numbers-and-names.ts'
import { exchangesPlaces } from './places.ts'
import { withJoinedParticles } from './particles.ts'
import { hasOtherNumber } from './other-number.ts'
import { clausePartsOf } from './clause-parts.ts'
import { contentTokens, sentencesOf } from '../sides.ts'
import { numbersIn, tokensOf, type Token } from '../tokens.ts'
import { replacerInAnyLanguage, wordsInAnyLanguage } from '../words.ts'

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
const ASKED_WEIGHT = 0.25
/** Share of the words of a point from which a passage is worded like it. */
const WORDED_LIKE_SHARE = 0.6
/** Words of a passage between those of a point that it states completely. */
const MOST_BETWEEN = 2
/** Words that a copy of a point lacks, and words that it has in their place. */
const MOST_CHANGED = 1

/** "Both" as the number that it states, unless it only joins two things. */
const withPairs = replacerInAnyLanguage(
  'pairs',
  (pattern) => new RegExp(String.raw`\b(?:${pattern})\b`, 'giu'),
)

/** Whether another number is in the place of one of `stated`; "one" is often not a number. */
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

export type Reader = {
  language: Language
  relate: Relate
  read: (text: string) => Token[]
  wordsOf: (tokens: readonly Token[]) => Words
}

const memoised = <K extends WeakKey | string, V>(
  known: { get: (key: K) => V | undefined; set: (key: K, value: V) => unknown },
  make: (key: K) => V,
): ((key: K) => V) => {
  return (key) => {
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}

const withGroups = (tokens: readonly Token[], language: Language): Token[] => {
  const stems = tokens.map(({ stem }) => stem)
  const groups = groupsOf(stems, language === 'und' ? 'en' : language)
  return tokens.map((token, at) => {
    const own = groups[at]
    return token.weight > 0 && own !== undefined && own.size > 0 ? { ...token, groups: own } : token
  })
}

/** Reads texts once for all points of a question. */
export const createReader = (language: Language): Reader => ({
  language,
  relate: createRelation(language),
  read: memoised(new Map<string, Token[]>(), (text) =>
    withGroups(
      withJoinedParticles(
        tokensOf(withPairs(withoutIdioms(text)), language, { quantities: true }),
        language,
        (stem) => hasMeaning(stem, language),
      ),
      language,
    ),
  ),
  wordsOf: memoised(new WeakMap<readonly Token[], Words>(), (tokens) => ({
    content: contentTokens(tokens),
    negations: negationsOf(tokens, language),
    units: new Map(clausePartsOf(tokens).flatMap((unit, at) => unit.map((token) => [token, at]))),
  })),
})

const isIn = (tokens: readonly Token[], { stem }: Token): boolean =>
  tokens.some((other) => other.stem === stem)

/** The share of a point's words that a text has, by weight. */
const createCoverage = (
  expected: Words,
  asked: readonly Token[],
  relate: Relate,
): ((part: Words) => number) => {
  const isAsked = (token: Token): boolean => isIn(asked, token)
  const addsWords = expected.content.some((token) => !isAsked(token))
  // "One" is mostly an article.
  const weightOf = (token: Token): number =>
    token.stem === '1' ? 0 : token.weight * (addsWords && isAsked(token) ? ASKED_WEIGHT : 1)
  const total = expected.content.reduce((sum, token) => sum + weightOf(token), 0)
  return (part) =>
    total > 0
      ? pairsOf(expected, part, relate).reduce(
          (sum, { like, expected: word }) => sum + like * weightOf(word),
          0,
        ) / total
      : 0
}

/** What a sentence or clause states in place of the point. */
const createConflictCheck = (
  { point, language }: SupportOptions,
  { relate, read, wordsOf }: Reader,
): ((part: Part) => Conflict | null) => {
  const stated = read(point)
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
  const inLeaf = (compared: Comparison): Conflict | null => {
    if (hasOtherNumber(compared.passage.content, expected.content, relate)) return 'number'
    return isReplaced(compared, { isLeaf: true }) ? 'replaced' : null
  }
  /** Whether it says that only something of the point holds, in words like the point's. */
  const restricts = (compared: Comparison, tokens: readonly Token[]): boolean =>
    compared.pairs.length >= Math.max(3, WORDED_LIKE_SHARE * expected.content.length) &&
    !stated.some(({ stem }) => restrictors.has(stem)) &&
    isRestricted(tokens)
  const exchanges = ({ tokens, isSentence }: Part): boolean =>
    reversesMovement(tokens, stated) ||
    statesExchanged(tokens, stated, { relate, isSentence }) ||
    (isSentence && exchangesPlaces(tokens, stated, relate))
  return (part) => {
    const { tokens, isSentence, isLeaf } = part
    const compared = compareWords(expected, wordsOf(tokens), relate)
    if (hasOpposite(compared)) return 'opposite'
    if (isMinimised(compared, tokens, minimisers)) return 'opposite'
    if (isDenied(compared)) return 'negated'
    if (exchanges(part)) return 'exchanged'
    if (describesOtherwise(compared)) return 'opposite'
    if (restricts(compared, tokens)) return 'restricted'
    if (isLeaf) return inLeaf(compared)
    // Another clause may have the word that is missing in a clause.
    return isSentence && isReplaced(compared, { isLeaf }) ? 'replaced' : null
  }
}

type Measured = Omit<Support, 'conflict'>

/** What a passage has of the words of a point. */
function createMeasure(
  expected: Words,
  asked: readonly Token[],
  relate: Relate,
): { coveredBy: (part: Words) => number; measure: (passage: Words) => Measured } {
  const coveredBy = createCoverage(expected, asked, relate)
  const length = expected.content.length
  const isVerbatim = (pairs: readonly Pair[]): boolean =>
    pairs.every(
      ({ like, foundAt }, at) =>
        like >= SAME_THING_THRESHOLD && foundAt >= (pairs[at - 1]?.foundAt ?? 0),
    )
  const isComplete = (pairs: readonly Pair[]): boolean => {
    const [first = 0, last = 0] = [pairs[0]?.foundAt, pairs.at(-1)?.foundAt]
    return (
      length > 0 &&
      isVerbatim(pairs) &&
      pairs.length === length &&
      last - first < length + MOST_BETWEEN
    )
  }
  return {
    coveredBy,
    measure: (passage) => {
      const pairs = pairsOf(expected, passage, relate)
      return {
        covered: coveredBy(passage),
        isComplete: isComplete(pairs),
        isShort: passage.content.length <= expected.content.length + MOST_BETWEEN,
        isAltered: isAlteredCopy({ expected, passage, pairs, asked }, relate),
        isNearCopy:
          isVerbatim(pairs) &&
          pairs.length >= length - MOST_CHANGED &&
          Math.abs(passage.content.length - length) <= MOST_CHANGED,
      }
    },
  }
}

/** The check whether a passage states `point`. */
export function createSupportCheck(
  options: SupportOptions,
  reader: Reader = createReader(options.language),
): (passage: string) => Support {
  const { question, point, points, language } = options
  const { read, wordsOf, relate } = reader
  const stated = read(point)
  const numbers = numbersIn(stated)
  const { coveredBy, measure } = createMeasure(
    wordsOf(stated),
    contentTokens(read(question)),
    relate,
  )
  const conflictIn = createConflictCheck(options, reader)
  const known = new Set([question, ...points].flatMap((text) => read(text).map(({ stem }) => stem)))

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
    const tokens = read(text)
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
