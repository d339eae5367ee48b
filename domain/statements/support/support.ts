import type { Language } from '../../text/language.ts'
import { expandAbbreviations } from './abbreviations.ts'
import { withoutIdioms } from '../similarity/contradiction.ts'
import {
  hasOpposite,
  hasWordOfOtherPoint,
  isDenied,
  isReplaced,
  pairsOf,
  type Pair,
  type Relate,
  type Words,
} from './differences.ts'
import { isExchanged, partsOfSentence, swapsSides, type Part } from './exchange.ts'
import { createRelation } from './meanings.ts'
import { negationsOf } from './negation.ts'
import { namesOf } from '../numbers-and-names.ts'
import { hasOppositeParticle } from './particles.ts'
import { createRoleCheck, hasOtherNumber, unitsOf } from './roles.ts'
import { contentTokens, sentencesOf } from '../sides.ts'
import { createSubjectCheck } from './subjects.ts'
import { tokensOf, type Token } from '../tokens.ts'
import { replacerInAnyLanguage } from '../words.ts'

/** Why a passage with the words of a point probably states something else. */
export type Conflict =
  'opposite' | 'negated' | 'replaced' | 'exchanged' | 'subject' | 'number' | 'name'

/** The evidence that a passage states a point, and the evidence against it. */
export type Support = {
  /** Share of the point's words that the passage has, by weight; the question's count little. */
  covered: number
  /** How many of the point's words that are not in the question the passage has. */
  added: number
  conflict: Conflict | null
}

const SENTENCE_END = /(?<=[.!?])\s+|\n/u
/** Share of what a passage covers from which one of its clauses is about the point. */
const RELEVANT_SHARE = 0.4
/** Weight of a word that the question has too, since an answer need not repeat it. */
const ASKED_WEIGHT = 0.25
/** Letters of a name that are compared: "Russian" and "Russia". */
const NAME_LETTERS = 4

/** "Both" as the number that it states, unless it only joins two things. */
const withPairs = replacerInAnyLanguage(
  'pairs',
  (pattern) => new RegExp(String.raw`\b(?:${pattern})\b`, 'giu'),
)

/** The numbers of a text, without thousands separators. */
const numbersIn = (tokens: readonly Token[]): Set<string> =>
  new Set(
    tokens.flatMap(({ stem }) =>
      /^\p{N}/u.test(stem) ? [stem.replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, '')] : [],
    ),
  )

/** Whether a number of `stated` is missing; "one" is often not a number. */
const lacksNumber = (stated: ReadonlySet<string>, present: ReadonlySet<string>): boolean => {
  const missing = [...stated].filter((number) => !present.has(number))
  const others = [...present].some((number) => !stated.has(number))
  return missing.some((number) => (number !== '1' && number !== '0') || others)
}

export type SupportOptions = {
  question: string
  point: string
  /** The texts of all points of the question. */
  points: readonly string[]
  language: Language
}

const stemsIn = (tokens: readonly Token[]): string => tokens.map(({ stem }) => stem).join(' ')

type Reader = {
  relate: Relate
  read: (text: string) => Token[]
  wordsOf: (tokens: readonly Token[]) => Words
}

const readerOf = (language: Language): Reader => ({
  relate: createRelation(language),
  read: (text) => tokensOf(withPairs(withoutIdioms(text)), language, { quantities: true }),
  wordsOf: (tokens) => ({
    content: contentTokens(tokens),
    negations: negationsOf(tokens, language),
  }),
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
          (sum, one) => sum + one.like * weightOf(one.expected),
          0,
        ) / total
      : 0
}

/** What a sentence or clause states in place of the point. */
const createConflictCheck = (
  { question, point, points, language }: SupportOptions,
  { relate, read, wordsOf }: Reader,
): ((part: Part) => Conflict | null) => {
  const stated = read(point)
  const expected = wordsOf(stated)
  const others = points.map(read)
  const hasOtherSubject = createSubjectCheck({
    question: contentTokens(read(question)),
    point: expected.content,
    points: others.map(contentTokens),
    asked: question,
    language,
  })
  const isAboutAnotherThing = createRoleCheck(unitsOf(stated), others.flatMap(unitsOf), relate)
  const isOfAnotherPoint = (token: Token): boolean =>
    others.some((other) => other.some(({ stem }) => stem === token.stem)) &&
    !expected.content.some((own) => relate(own, token).same > 0)
  const inLeaf = (part: Words, pairs: readonly Pair[]): Conflict | null => {
    if (hasOtherNumber(part.content, expected.content, relate)) return 'number'
    if (isAboutAnotherThing(part.content)) return 'subject'
    const isReplacing =
      isReplaced(expected, part, pairs, { isLeaf: true }) ||
      hasWordOfOtherPoint(expected, part, pairs, isOfAnotherPoint)
    return isReplacing ? 'replaced' : null
  }
  return ({ tokens, isSentence, isLeaf }) => {
    const part = wordsOf(tokens)
    const pairs = pairsOf(expected, part, relate)
    if (hasOpposite(expected, part, pairs, relate)) return 'opposite'
    if (pairs.length > 0 && hasOppositeParticle(tokens, stated, language)) return 'opposite'
    if (isDenied(expected, part, pairs)) return 'negated'
    if (hasOtherSubject(part.content)) return 'subject'
    if (isExchanged(tokens, stated, { relate, isSentence })) return 'exchanged'
    if (isLeaf) return inLeaf(part, pairs)
    // Another clause may have the word that is missing in a clause.
    return isSentence && isReplaced(expected, part, pairs, { isLeaf }) ? 'replaced' : null
  }
}

/** Checks of passages that are to state `point`. */
export function createSupportCheck(options: SupportOptions): (passage: string) => Support {
  const { question, point, language } = options
  const reader = readerOf(language)
  const { read, wordsOf, relate } = reader
  const stated = read(point)
  const numbers = numbersIn(stated)
  const names = namesOf(point, language).filter((name) => name.length >= NAME_LETTERS)
  const expected = wordsOf(stated)
  const asked = contentTokens(read(question))
  const coveredBy = createCoverage(expected, asked, relate)
  const addedBy = (part: Words): number => {
    const pairs = pairsOf(expected, part, relate).filter(
      ({ expected: { stem }, found }) =>
        !asked.some((token) => token.stem === stem || token.stem === found.stem),
    )
    return Math.min(
      new Set(pairs.map((pair) => pair.expected.stem)).size,
      new Set(pairs.map((pair) => pair.found.stem)).size,
    )
  }
  const conflictIn = createConflictCheck(options, reader)
  const lacksNames = (content: readonly Token[]): boolean =>
    names.filter((name) =>
      content.some((token) => token.stem.slice(0, NAME_LETTERS) === name.slice(0, NAME_LETTERS)),
    ).length <
    names.length / 2

  return (passage) => {
    const text = expandAbbreviations(passage, `${point}\n${question}`)
    const tokens = read(text)
    const all = wordsOf(tokens)
    const support = { covered: coveredBy(all), added: addedBy(all) }
    const { covered } = support
    if ([tokens, ...sentencesOf(tokens)].some((some) => stemsIn(some) === stemsIn(stated)))
      return { ...support, conflict: null }
    if (lacksNumber(numbers, numbersIn(tokens))) return { ...support, conflict: 'number' }
    if (lacksNames(all.content)) return { ...support, conflict: 'name' }
    if (text.split(SENTENCE_END).some((sentence) => swapsSides(sentence, point, language)))
      return { ...support, conflict: 'exchanged' }
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
    return { ...support, conflict: found?.conflict ?? null }
  }
}
