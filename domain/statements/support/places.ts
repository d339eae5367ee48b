import { contentTokens } from '../sides.ts'
import type { Token } from '../tokens.ts'
import { SAME_THING_THRESHOLD, type Relate } from './differences.ts'
import { areListed } from './lists.ts'

/**
 * Content words on each side of a word that say what is stated about it. Two things are exchanged
 * if more than so many are beside the place of the other one and not beside their own.
 */
const NEAR = [1, 2]
/** Share of the words of `stated` that both texts have once, from which they are compared. */
const COMMON_SHARE = 0.5
/** Content words of a text that are compared, since the time grows with their square. */
const MAX_WORDS = 60

type Place = { readonly token: Token; readonly here: number; readonly there: number }

/**
 * Whether two things of `stated` have exchanged their places in `part`, by the words beside them:
 * "cells release insulin, so that the pancreas takes up glucose" for "the pancreas releases insulin
 * so that cells take up glucose". `part` is a sentence.
 */
export function exchangesPlaces(
  part: readonly Token[],
  stated: readonly Token[],
  relate: Relate,
): boolean {
  const isSame = (one: Token, other: Token): boolean =>
    relate(one, other).same >= SAME_THING_THRESHOLD
  const [own = [], expected = []] = [part, stated].map((tokens) =>
    contentTokens(tokens).slice(0, MAX_WORDS),
  )
  const onlyPlaceOf = (token: Token, tokens: readonly Token[]): number | null => {
    const places = tokens.flatMap((other, at) => (isSame(token, other) ? [at] : []))
    return places.length === 1 ? (places[0] ?? null) : null
  }
  const places = expected.flatMap((token): Place[] => {
    const [here, there] = [onlyPlaceOf(token, own), onlyPlaceOf(token, expected)]
    return here === null || there === null ? [] : [{ token, here, there }]
  })
  /** The words beside a place in its clause, nearest first, at most `near` on each side. */
  const beside = (tokens: readonly Token[], at: number, near: number): Token[] => {
    const clause = tokens[at]?.clause
    const inClause = (token: Token): boolean => token.clause === clause
    return [
      ...tokens.slice(Math.max(0, at - near), at).filter(inClause),
      ...tokens.slice(at + 1, at + 1 + near).filter(inClause),
    ]
  }
  const isOpposite = ({ token }: Place): boolean => token.concept.endsWith('/')
  const areExchanged = (one: Place, other: Place, near: number): boolean => {
    // "Higher" is not a thing, unless it has exchanged its place with "lower".
    if (isOpposite(one) !== isOpposite(other)) return false
    if (areListed(stated, one.token, other.token)) return false
    const pair = [one.token, other.token]
    const others = (tokens: readonly Token[]): Token[] =>
      tokens.filter((token) => !pair.some((each) => isSame(each, token)))
    const common = (here: Place, there: Place): number => {
      const around = others(beside(expected, there.there, near))
      return others(beside(own, here.here, near)).filter((token) =>
        around.some((each) => isSame(each, token)),
      ).length
    }
    const [first, second] = [common(one, other), common(other, one)]
    const kept = common(one, one) + common(other, other)
    return first > 0 && second > 0 && first + second - kept > near
  }
  if (places.length < COMMON_SHARE * expected.length) return false
  return places.some((one, at) =>
    places.slice(at + 1).some((other) => NEAR.some((near) => areExchanged(one, other, near))),
  )
}
