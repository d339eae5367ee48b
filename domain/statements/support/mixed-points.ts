import { contentTokens } from '../sides.ts'
import type { Token } from '../tokens.ts'
import { SAME_THING_THRESHOLD, type Relate } from './differences.ts'
import { clausePartsOf } from './clause-parts.ts'

/** Own words of a point in one unit of an answer that states it. */
const STATED_WORDS = 2
/** Share of the own words of both points that an answer in their words has. */
const COPIED_SHARE = 0.6
const hasStem = (tokens: readonly Token[], { stem }: Token): boolean =>
  tokens.some((other) => other.stem === stem)
const isIn = (tokens: readonly Token[], token: Token, relate: Relate): boolean =>
  tokens.some((other) => relate(other, token).same >= SAME_THING_THRESHOLD)

/** A text without what stands in parentheses, which divides its clauses. */
export const withoutParentheses = (text: string): string => text.replace(/\([^()]*\)/gu, ' ')

/**
 * Whether `answer` says of one point what belongs to another: two of its clauses each have words
 * that only the first of two points has beside words that only the second has, and no clause has
 * the words of one alone ("the first supported the red, the second the blue", exchanged). One
 * entry for each point.
 */
export function mixedPoints(
  answer: readonly Token[],
  points: readonly (readonly Token[])[],
  relate: Relate,
): boolean[] {
  const units = clausePartsOf(answer).map(contentTokens)
  const contents = points.map(contentTokens)
  const all = units.flat()
  const isCopied = (own: readonly Token[]): boolean =>
    own.length >= STATED_WORDS &&
    own.filter((token) => hasStem(all, token)).length >= COPIED_SHARE * own.length
  const isMixedWith = (one: readonly Token[], other: readonly Token[]): boolean => {
    const own = one.filter((token) => !isIn(other, token, relate))
    const others = other.filter((token) => !isIn(one, token, relate))
    if (!isCopied(own) || !isCopied(others)) return false
    const counts = units.map((unit) => ({
      own: own.filter((token) => hasStem(unit, token)).length,
      others: others.filter((token) => hasStem(unit, token)).length,
    }))
    const isAlone = (here: number, there: number): boolean => here >= STATED_WORDS && there === 0
    return (
      counts.filter((unit) => unit.own > 0 && unit.others > 0).length > 1 &&
      !counts.some((unit) => isAlone(unit.own, unit.others) || isAlone(unit.others, unit.own))
    )
  }
  return contents.map((one, at) =>
    contents.some((other, index) => index !== at && isMixedWith(one, other)),
  )
}
