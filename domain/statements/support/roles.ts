import { SAME_THING_THRESHOLD, type Relate } from './differences.ts'
import { partsOfSentence } from './exchange.ts'
import { contentTokens, sentencesOf } from '../sides.ts'
import type { Token } from '../tokens.ts'

/** A clause of a point by its content words; the first ones name its thing. */
type Unit = readonly Token[]

/** Minimum content words of a clause that states something about a thing. */
const UNIT_WORDS = 2
/** A clause of an answer names its thing among so many first content words. */
const HEAD_WORDS = 2
/** Minimum share of what one clause states about a thing that another states about a second. */
const STATED_SHARE = 0.5

/** The smallest clauses of a text, as content words. */
export const unitsOf = (tokens: readonly Token[]): Unit[] =>
  sentencesOf(tokens)
    .flatMap(partsOfSentence)
    .filter(({ isLeaf }) => isLeaf)
    .map((part) => contentTokens(part.tokens))
    .filter((content) => content.length >= UNIT_WORDS)

/**
 * Finds what the points state about one thing and a clause states about another: "Passion is the
 * sharing of thoughts" where the points are "Intimacy is the sharing of thoughts" and "Passion
 * is …".
 */
export function createRoleCheck(
  own: readonly Unit[],
  all: readonly Unit[],
  relate: Relate,
): (clause: readonly Token[]) => boolean {
  const isSame = (a: Token, b: Token): boolean => relate(a, b).same >= SAME_THING_THRESHOLD
  const has = (unit: Unit, token: Token): boolean => unit.some((other) => isSame(other, token))
  /** The place at which two clauses name different things, after words that they share. */
  const differsAt = (a: Unit, b: Unit): number | null => {
    for (let at = 0; at < HEAD_WORDS; at += 1) {
      const [one, other] = [a[at], b[at]]
      if (!one || !other) return null
      if (!isSame(one, other)) return has(a, other) || has(b, one) ? null : at
    }
    return null
  }
  const sharedWith = (unit: Unit, from: number, clause: Unit): number => {
    const rest = unit.slice(from + 1)
    return rest.filter((token) => has(clause, token)).length / Math.max(1, rest.length)
  }
  return (clause) =>
    own.some((unit) =>
      all.some((other) => {
        const at = differsAt(unit, other)
        if (at === null) return false
        const [ownThing, otherThing] = [unit[at], other[at]]
        if (!ownThing || !otherThing || has(clause, ownThing)) return false
        const isAboutOther = clause
          .slice(0, at + HEAD_WORDS)
          .some((token) => isSame(token, otherThing))
        const shared = sharedWith(unit, at, clause)
        return isAboutOther && shared >= STATED_SHARE && shared > sharedWith(other, at, clause)
      }),
    )
}

/** Whether a clause gives a thing of the point another number: "three cusps" for "two cusps". */
export function hasOtherNumber(
  clause: readonly Token[],
  point: readonly Token[],
  relate: Relate,
): boolean {
  const isNumber = ({ stem }: Token): boolean => /^\p{N}/u.test(stem)
  const counted = (tokens: readonly Token[]) =>
    tokens.flatMap((number, at) => {
      const thing = tokens[at + 1]
      return isNumber(number) && thing && !isNumber(thing) ? [{ number, thing }] : []
    })
  const stated = counted(point)
  return counted(clause).some(({ number, thing }) => {
    const same = stated.filter((other) => relate(other.thing, thing).same >= SAME_THING_THRESHOLD)
    const known = point.some((other) => other.stem === number.stem)
    return same.length > 0 && !known
  })
}
