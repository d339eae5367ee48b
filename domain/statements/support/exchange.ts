import { meaningsOf } from '../../languages/meanings.ts'
import type { Language } from '../../text/language.ts'
import { clausePartsOf } from './clause-parts.ts'
import { SAME_THING_THRESHOLD, type Relate } from './differences.ts'
import { areListed } from './lists.ts'
import { contentTokens } from '../sides.ts'
import { tokensOf, type Token } from '../tokens.ts'
import { wordsInAnyLanguage } from '../words.ts'

const COORDINATORS = wordsInAnyLanguage('coordinators')
const PART_STARTS = wordsInAnyLanguage('partStarts')
const ARTICLES = wordsInAnyLanguage('articles')

/** Minimum content words of a part of a coordination that is a statement of its own. */
const STATEMENT_WORDS = 2

/** A sentence, a clause, or a part of a coordination; `isUndivided`: it has no parts itself. */
export type SentencePart = { tokens: readonly Token[]; isSentence: boolean; isUndivided: boolean }

/**
 * A sentence and its clauses; a coordination is split too where both parts may be statements.
 */
export function partsOfSentence(sentence: readonly Token[]): SentencePart[] {
  const clauses: Token[][] = [[]]
  for (const [at, token] of sentence.entries()) {
    const before = sentence[at - 1]
    const starts = token.functional && PART_STARTS.has(token.stem)
    if (at > 0 && (before?.clause !== token.clause || starts)) clauses.push([])
    clauses.at(-1)?.push(token)
  }
  const clausesOnly = clauses.length > 1 ? clauses : []
  const coordinated = clauses.flatMap((clause) => {
    const at = clause.findIndex((token) => COORDINATORS.has(token.stem))
    const sides = at > 0 ? [clause.slice(0, at), clause.slice(at + 1)] : []
    return sides.every((side) => contentTokens(side).length >= STATEMENT_WORDS) ? sides : []
  })
  const split = new Set(
    clauses.filter((clause) => coordinated.some((side) => side[0] === clause[0])),
  )
  return [
    { tokens: sentence, isSentence: true, isUndivided: clauses.length === 1 && split.size === 0 },
    ...clausesOnly.map((tokens) => ({
      tokens,
      isSentence: false,
      isUndivided: !split.has(tokens),
    })),
    ...coordinated.map((tokens) => ({ tokens, isSentence: false, isUndivided: true })),
  ].filter(({ tokens }) => tokens.some((token) => token.weight > 0))
}

type WordWithRole = { token: Token; role: string; at: number }

/** Each content word with the function words before it, without articles: "than in". */
const withRoles = (tokens: readonly Token[]): WordWithRole[] => {
  const found: WordWithRole[] = []
  let role: string[] = []
  for (const token of tokens) {
    if (token.weight > 0) {
      found.push({ token, role: role.join(' '), at: found.length })
      role = []
    } else if (!ARTICLES.has(token.stem) && !COORDINATORS.has(token.stem)) role.push(token.stem)
  }
  return found
}

const functionWords = (tokens: readonly Token[]): string =>
  tokens.flatMap((token) => (token.weight > 0 ? [] : [token.stem])).join(' ')

/**
 * Whether two things of `stated` have exchanged their places and their prepositions in `part`, or
 * whether a complement has become the subject in place of another: "competitors block members".
 */
function isExchanged(
  part: readonly Token[],
  stated: readonly Token[],
  { relate, isSentence }: { relate: Relate; isSentence: boolean },
): boolean {
  const [here, there] = [withRoles(part), withRoles(stated)]
  const only = (list: readonly WordWithRole[], token: Token): WordWithRole | undefined => {
    const found = list.filter((one) => relate(one.token, token).same >= SAME_THING_THRESHOLD)
    return found.length === 1 ? found[0] : undefined
  }
  const pairs = there.flatMap((expected) => {
    const [own, found] = [only(there, expected.token), only(here, expected.token)]
    return own && found ? [{ expected, found }] : []
  })
  if (pairs.length < 2 || pairs.length < there.length / 2) return false
  const sameWords = functionWords(part) === functionWords(stated)
  const [subject] = there
  const subjectIsMissing =
    isSentence &&
    subject !== undefined &&
    !here.some(({ token }) => relate(token, subject.token).same > 0)
  return pairs.some(({ expected, found }, index) =>
    pairs.slice(index + 1).some((other) => {
      if (found.at < other.found.at) return false
      if (areListed(stated, expected.token, other.expected.token)) return false
      // "In 2011 many did so" has a complement at its beginning, and not as its subject.
      const isNowSubject = other.expected.role !== '' && other.found.role === ''
      if (subjectIsMissing && isNowSubject && other.found.at === 0) return true
      const exchanged = expected.role === other.found.role && other.expected.role === found.role
      return exchanged && (expected.role !== other.expected.role || sameWords)
    }),
  )
}

/** Content words beside a coordinator that may be in another order: "dark red and light blue". */
const MAX_LISTED = 3

/**
 * The content words of two parts with those beside the coordinator in the other order, in every
 * number: "red and blue light" is "blue and red light".
 */
function listOrders(one: readonly Token[], other: readonly Token[]): Token[][][] {
  const [left, right] = [contentTokens(one), contentTokens(other)]
  const counts = (length: number): number[] =>
    Array.from({ length: Math.max(0, Math.min(MAX_LISTED, length - 1)) }, (_, i) => i + 1)
  return counts(left.length).flatMap((last) =>
    counts(right.length).map((first) => [
      [...left.slice(0, -last), ...right.slice(0, first)],
      [...left.slice(-last), ...right.slice(first)],
    ]),
  )
}

/** A part of a sentence and the part of a statement whose words it has. */
type Joined = readonly [part: readonly Token[], stated: readonly Token[]]

/**
 * The two parts of a sentence, each with the part of `stated` that has its words, in whatever
 * order. "Exchanged" if each has words of both, and both are divided: "release carbon dioxide and
 * take in oxygen" for "take in carbon dioxide and release oxygen". None if they only list things in
 * another order. Null otherwise, or if one of the texts does not have two parts.
 */
function joinedParts(
  sentence: readonly Token[],
  stated: readonly Token[],
  relate: Relate,
): readonly Joined[] | 'exchanged' | null {
  const isIn = (tokens: readonly Token[], token: Token): boolean =>
    tokens.some((other) => relate(other, token).same >= SAME_THING_THRESHOLD)
  const parts = clausePartsOf(stated)
  const [first, second, ...rest] = parts.map(contentTokens)
  if (!first || !second || rest.length > 0) return null
  // "Plates collide here and part there": both parts have the subject, which begins the sentence.
  const [subject] = contentTokens(sentence)
  const isSubject = (token: Token): boolean =>
    subject !== undefined && token === first[0] && isIn([subject], token)
  const own = [
    first.filter((token) => !isIn(second, token) && !isSubject(token)),
    second.filter((token) => !isIn(first, token)),
  ]
  const has = (unit: readonly Token[], at: number): boolean =>
    own[at]?.some((token) => isIn(unit, token)) ?? false
  const units = clausePartsOf(sentence).filter((unit) => has(unit, 0) || has(unit, 1))
  const [one, other] = units
  if (!one || !other || units.length > 2) return null
  const isMixed = (unit: readonly Token[]): boolean => has(unit, 0) && has(unit, 1)
  if (units.some(isMixed)) {
    if (listOrders(one, other).some((order) => !order.some(isMixed))) return []
    const areDivided = own.every((tokens) =>
      units.every((unit) => tokens.some((token) => !isIn(unit, token))),
    )
    return units.every(isMixed) && areDivided ? 'exchanged' : null
  }
  if (has(one, 0) === has(other, 0)) return null
  return units.map((unit): Joined => [unit, parts[has(unit, 0) ? 0 : 1] ?? []])
}

/** Whether a sentence or clause states something else of the things of `stated`. */
export function statesExchanged(
  tokens: readonly Token[],
  stated: readonly Token[],
  options: { relate: Relate; isSentence: boolean },
): boolean {
  const joined = options.isSentence ? joinedParts(tokens, stated, options.relate) : null
  if (joined === 'exchanged') return true
  const compared: readonly Joined[] = joined ?? [[tokens, stated]]
  return compared.some(([part, own]) =>
    // A later part may have no subject of its own.
    isExchanged(part, own, { ...options, isSentence: options.isSentence && own[0] === stated[0] }),
  )
}

/** The two sides of a contrast: "instead of", "rather than". Null without one, or with several. */
function sidesIn(text: string, language: Language): [Token[], Token[]] | null {
  const words = meaningsOf(language)?.contrasts
  if (words === undefined) return null
  const [left, right, ...rest] = text.split(
    new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu'),
  )
  if (left === undefined || right === undefined || rest.length > 0) return null
  // "Well" and "poorly" are the sides of "well-funded than poorly funded".
  const wordsOf = (side: string) =>
    tokensOf(side, language).filter(({ stem }) => !ARTICLES.has(stem))
  return [wordsOf(left), wordsOf(right)]
}

/** Whether two texts contrast the same things with the sides exchanged. */
export function swapsSides(text: string, stated: string, language: Language): boolean {
  const [here, there] = [sidesIn(text, language), sidesIn(stated, language)]
  if (!here || !there) return false
  const has = (tokens: readonly Token[], { stem }: Token) =>
    tokens.some((token) => token.stem === stem)
  const only = (side: readonly Token[], other: readonly Token[]) =>
    side.filter((token) => !has(other, token))
  const moved = (from: 0 | 1): number => {
    const to = from === 0 ? 1 : 0
    const own = only(there[from], there[to])
    return own.filter((token) => has(here[to], token) && !has(here[from], token)).length
  }
  const stayed = [0, 1].flatMap((side) => {
    const at = side === 0 ? 0 : 1
    const to = side === 0 ? 1 : 0
    return only(there[at], there[to]).filter((token) => has(here[at], token))
  }).length
  if (moved(0) === 0 || moved(1) === 0) return false
  // The verb of a comparison stays: "A grows faster than B", "B grows faster than A".
  return moved(0) + moved(1) > stayed || moved(1) === only(there[1], there[0]).length
}
