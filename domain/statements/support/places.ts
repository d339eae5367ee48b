import { contentTokens } from '../sides.ts'
import type { Token } from '../tokens.ts'
import { SAME_THING_THRESHOLD, type Relate } from './differences.ts'
import { areListed } from './lists.ts'
import { wordsInAnyLanguage } from '../words.ts'

/**
 * How many content words on each side of a thing are compared. Two things are exchanged if more
 * than this number of their neighbours in one text are those of the other thing in the other text.
 */
const NEAR = [1, 2]
/** Share of the words of `stated` that both texts have once, from which they are compared. */
const COMMON_SHARE = 0.5
/** Content words of a text that are compared, since the time grows with their square. */
const MAX_WORDS = 60

/** A word that two texts have once, with its index in each. */
type CommonWord = { readonly token: Token; readonly here: number; readonly there: number }

/** The words beside the one at `at` in its clause, at most `near` on each side. */
function beside(tokens: readonly Token[], at: number, near: number): Token[] {
  const around = [
    ...tokens.slice(Math.max(0, at - near), at),
    ...tokens.slice(at + 1, at + 1 + near),
  ]
  return around.filter(({ clause }) => clause === tokens[at]?.clause)
}

const AGENTS = wordsInAnyLanguage('agents')

/** Whether a text says who does something in the passive voice: "is kept back by the dam". */
const namesAgent = (tokens: readonly Token[]): boolean =>
  tokens.some(({ stem, functional }) => functional && AGENTS.has(stem))

// "Higher" is not a thing, unless it has exchanged its place with "lower".
const isOpposite = ({ token }: CommonWord): boolean => token.concept.endsWith('/')

/**
 * Whether two things of `stated` have exchanged their places in `part`, by the words beside them:
 * "cells release insulin, so that the pancreas takes up glucose" for "the pancreas releases insulin
 * so that cells take up glucose". `part` is a sentence. Things change their places without being
 * exchanged where one text alone is in the passive voice.
 */
export function exchangesPlaces(
  part: readonly Token[],
  stated: readonly Token[],
  relate: Relate,
): boolean {
  if (namesAgent(part) !== namesAgent(stated)) return false
  const own = contentTokens(part).slice(0, MAX_WORDS)
  const expected = contentTokens(stated).slice(0, MAX_WORDS)
  const isSame = (one: Token, other: Token): boolean =>
    relate(one, other).same >= SAME_THING_THRESHOLD
  const onlyIndexOf = (token: Token, tokens: readonly Token[]): number | null => {
    const [index, ...others] = tokens.flatMap((other, at) => (isSame(token, other) ? [at] : []))
    return index === undefined || others.length > 0 ? null : index
  }
  const commonWords = expected.flatMap((token): CommonWord[] => {
    const [here, there] = [onlyIndexOf(token, own), onlyIndexOf(token, expected)]
    return here === null || there === null ? [] : [{ token, here, there }]
  })
  if (commonWords.length < COMMON_SHARE * expected.length) return false

  const areExchanged = (one: CommonWord, other: CommonWord, near: number): boolean => {
    if (isOpposite(one) !== isOpposite(other)) return false
    if (areListed(stated, one.token, other.token)) return false
    const isThird = (token: Token): boolean =>
      !isSame(one.token, token) && !isSame(other.token, token)
    /** How many words beside the place of a thing in `part` are beside a place in `stated`. */
    const common = ({ here }: CommonWord, { there }: CommonWord): number => {
      const around = beside(expected, there, near).filter(isThird)
      return beside(own, here, near).filter(
        (token) => isThird(token) && around.some((each) => isSame(each, token)),
      ).length
    }
    const [first, second] = [common(one, other), common(other, one)]
    const kept = common(one, one) + common(other, other)
    return first > 0 && second > 0 && first + second - kept > near
  }
  return commonWords.some((one, at) =>
    commonWords.slice(at + 1).some((other) => NEAR.some((near) => areExchanged(one, other, near))),
  )
}
