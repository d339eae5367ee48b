import type { Language } from '../../text/language.ts'
import { reversesMovement } from '../directions.ts'
import { swapsComparisonSides, contentTokens, sentencesOf } from '../sides.ts'
import { tokensOf, type Token } from '../tokens.ts'
import { COMMON_WORDS, patternInAnyLanguage, replacerInAnyLanguage } from '../words.ts'

/** Clause boundaries: a negation does not reach beyond them. */
const CLAUSE = new RegExp(
  String.raw`[,.;:!?()\n，。；：！？、،؛؟]+\s*|\s+(?=(?:${patternInAnyLanguage('clauseStarts')})\s)`,
  'iu',
)
/** Conditional and purpose clauses negate nothing: "so that it does not dry". */
const NON_ASSERTIVE_CLAUSE = new RegExp(
  String.raw`^(?:${patternInAnyLanguage('conditionalStarts')})\b|\b(?:${patternInAnyLanguage('conditionals')})\b`,
  'iu',
)
/** A text without phrases whose negators negate nothing. */
export const withoutIdioms = replacerInAnyLanguage(
  'negatorPhrases',
  (pattern) => new RegExp(String.raw`\b(?:${pattern})\b`, 'giu'),
)

/** Negators that affect only the words directly after them. */
const NARROW_NEGATORS = new RegExp(
  String.raw`^(?:${patternInAnyLanguage('narrowNegators')})(?!\p{L})`,
  'u',
)

type Claim = { token: Token; denied: boolean; at: number }
type Denial = { scope: readonly Token[]; head: Token | undefined }
/** The claims of a text: its content words, and those that are negated. */
type Claims = { claims: readonly Claim[]; denials: readonly Denial[] }

const isCommon = ({ stem }: Token): boolean => COMMON_WORDS.has(stem)
const isSame = (a: Token, b: Token): boolean => a.stem === b.stem || a.concept === b.concept

/**
 * The words that the negator at `at` negates: those after it in its clause, else those before it.
 */
function denialAt(tokens: readonly Token[], at: number): Denial {
  const thing = NARROW_NEGATORS.test(tokens[at]?.stem ?? '')
  const after: Token[] = []
  for (const token of tokens.slice(at + 1)) {
    if (token.negator || (thing && after.length > 0 && token.functional)) break
    if (token.weight > 0) after.push(token)
  }
  if (after.length > 0)
    return { scope: after, head: after.find((token) => !isCommon(token)) ?? after[0] }
  const scope = contentTokens(tokens.slice(0, at))
  return { scope, head: scope.at(-1) }
}

function claimsOf(text: string, language: Language): Claims {
  const plain = withoutIdioms(text)
  const claims: Claim[] = []
  const denials: Denial[] = []
  for (const clause of plain.split(CLAUSE)) {
    if (NON_ASSERTIVE_CLAUSE.test(clause.trim())) continue
    const tokens = tokensOf(clause, language)
    const denied = tokens.flatMap((token, at) => (token.negator ? [denialAt(tokens, at)] : []))
    denials.push(...denied.filter(({ head }) => head !== undefined))
    for (const token of contentTokens(tokens))
      claims.push({
        token,
        denied: denied.some(({ scope }) => scope.includes(token)),
        at: claims.length,
      })
  }
  return { claims, denials }
}

/** Whether a word and its counterpart have the same polarity; opposites count as negated. */
const samePolarity = (a: Claim, b: Claim): boolean =>
  (a.denied !== a.token.opposite) === (b.denied !== b.token.opposite)

/**
 * Whether `one` negates what `other` claims. False if `other` negates something else about the
 * same things.
 */
function denies(one: Claims, other: Claims): boolean {
  const counterparts = (token: Token) => other.claims.filter((claim) => isSame(claim.token, token))
  const known = (token: Token) => one.claims.some((claim) => isSame(claim.token, token))
  const unclear = other.denials.some(
    ({ head, scope }) => head !== undefined && !known(head) && scope.some(known),
  )
  if (unclear) return false
  return one.denials.some(({ head, scope }) => {
    if (head === undefined || counterparts(head).length === 0) return false
    return scope.every((token) => {
      const claim = one.claims.find((own) => own.token === token)
      return claim === undefined || !counterparts(token).some((found) => samePolarity(claim, found))
    })
  })
}

/** Maximum distance of two words that refer to each other. */
const MAX_DISTANCE = 3

/** Whether one text has the opposite of a word of the other, among the same words. */
function replaces(one: Claims, other: Claims): boolean {
  const around = ({ claims }: Claims, at: number) =>
    claims.filter((claim) => claim.at !== at && Math.abs(claim.at - at) <= MAX_DISTANCE)
  const holds = ({ claims }: Claims, stem: string) =>
    claims.some(({ token }) => token.stem === stem)
  return one.claims.some((here) => {
    if (!here.token.concept.endsWith('/') || holds(other, here.token.stem)) return false
    const near = new Set(around(one, here.at).map(({ token }) => token.stem))
    const counterparts = other.claims.filter(
      (there) =>
        there.token.concept === here.token.concept &&
        around(other, there.at).some(({ token }) => near.has(token.stem)),
    )
    const turned = ({ token }: Claim) => token.opposite !== here.token.opposite
    return (
      counterparts.some((there) => !holds(one, there.token.stem)) &&
      counterparts.every((there) => turned(there) && !samePolarity(here, there))
    )
  })
}

/** Whether two opposites in both texts are exchanged around a shared word between them. */
function swaps(one: Claims, other: Claims): boolean {
  const pairsOf = ({ claims }: Claims) =>
    claims.flatMap((first) =>
      claims
        .filter(
          (second) =>
            second.at > first.at &&
            first.token.concept.endsWith('/') &&
            second.token.concept === first.token.concept &&
            second.token.opposite !== first.token.opposite,
        )
        .map((second) => ({
          first: first.token.stem,
          second: second.token.stem,
          between: claims.slice(first.at + 1, second.at).map(({ token }) => token.stem),
        })),
    )
  const there = pairsOf(other)
  return pairsOf(one).some(({ first, second, between }) =>
    there.some(
      (pair) =>
        pair.first === second &&
        pair.second === first &&
        pair.between.some((stem) => between.includes(stem)),
    ),
  )
}

/**
 * Whether `statement` and `stated`, which are about the same things, contradict: one negates the
 * other's claim, replaces a word by its opposite, or exchanges the sides of a comparison or the
 * ends of a movement. False in doubt. Opposites are known for English only, negation for every
 * language in `NEGATORS`.
 */
export function isContrary(statement: string, stated: string, language: Language): boolean {
  const [here, there] = [claimsOf(statement, language), claimsOf(stated, language)]
  const denied = denies(here, there) || denies(there, here)
  // A double negation is not a negation.
  if (denied !== replaces(here, there)) return true
  const claimTokens = tokensOf(statement, language)
  return (
    swaps(here, there) ||
    reversesMovement(claimTokens, tokensOf(stated, language)) ||
    sentencesOf(tokensOf(stated, language)).some((one) => swapsComparisonSides(claimTokens, one))
  )
}
