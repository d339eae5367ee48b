import { meaningsOf } from '../../languages/meanings.ts'
import type { Language } from '../../text/language.ts'
import { contentTokens, sentencesOf } from '../sides.ts'
import type { Token } from '../tokens.ts'
import { wordsInAnyLanguage } from '../words.ts'
import { SAME_THING_THRESHOLD, type Relate } from './differences.ts'

const COORDINATORS = wordsInAnyLanguage('coordinators')
const PART_STARTS = wordsInAnyLanguage('partStarts')
const ARTICLES = wordsInAnyLanguage('articles')

/** Two things that a question names together, by the words that only one of them has. */
type Sides = readonly [ReadonlySet<string>, ReadonlySet<string>]
type Side = 0 | 1

/** Content words of a question beside a connector that may name a thing. */
const NAME_WORDS = 3

/** The smallest parts of a text, in order, with the number of their sentence. */
export const unitsOf = (tokens: readonly Token[]): Token[][] => {
  const units: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const starts = token.functional && (PART_STARTS.has(token.stem) || COORDINATORS.has(token.stem))
    if (before && (before.clause !== token.clause || starts)) units.push([])
    units.at(-1)?.push(token)
  }
  return units
}

const stemsOf = (tokens: readonly Token[]): Set<string> =>
  new Set(contentTokens(tokens).map(({ stem }) => stem))

/** Function words, besides articles, between a connector and the word that it connects. */
const MAX_BETWEEN = 1
const isNear = (tokens: readonly Token[]): boolean => {
  const next = tokens.findIndex(({ weight }) => weight > 0)
  const between = tokens.slice(0, next).filter(({ stem }) => !ARTICLES.has(stem))
  return next >= 0 && between.length <= MAX_BETWEEN
}

/** The things that a question names on both sides of a connector. */
function sidesOf(
  question: readonly Token[],
  units: readonly ReadonlySet<string>[],
  connectors: ReadonlySet<string>,
): Sides[] {
  const together = (a: string, b: string): boolean =>
    units.some((unit) => unit.has(a) && unit.has(b))
  return question.flatMap((token, at) => {
    if (!connectors.has(token.stem)) return []
    const near = (other: Token): boolean => other.clause === token.clause
    const before = question.slice(0, at).filter(near).reverse()
    const after = question.slice(at + 1).filter(near)
    if (!isNear(before) || !isNear(after)) return []
    const left = [...stemsOf(before)].slice(0, NAME_WORDS)
    const right = [...stemsOf(after)].slice(0, NAME_WORDS)
    const only = (own: readonly string[], other: readonly string[]): string[] =>
      own.filter((stem) => !other.includes(stem) && units.some((unit) => unit.has(stem)))
    const [here, there] = [only(left, right), only(right, left)]
    const names = (own: readonly string[], other: string | undefined): Set<string> =>
      new Set(own.filter((stem) => other !== undefined && !together(stem, other)))
    const sides: Sides = [names(here, there[0]), names(there, here[0])]
    return sides.every((side) => side.size > 0) ? [sides] : []
  })
}

type Place = {
  token: Token
  side: Side | null
  /** Whether the sentence names the thing; else the one before does. */
  named: boolean
}

/** Each word with the side of a comparison that it is stated about. */
function placesOf(tokens: readonly Token[], sides: Sides): Place[] {
  const sideOf = ({ stem }: Token): Side | null =>
    sides[0].has(stem) ? 0 : sides[1].has(stem) ? 1 : null
  let side: Side | null = null
  return sentencesOf(tokens).flatMap((sentence) => {
    const first = sentence.map(sideOf).find((one) => one !== null)
    const named = first !== undefined
    side = first ?? side
    return unitsOf(sentence).flatMap((unit) => {
      side = unit.map(sideOf).find((one) => one !== null) ?? side
      return unit.map((token) => {
        side = sideOf(token) ?? side
        return { token, side, named }
      })
    })
  })
}

const contentPlacesOf = (tokens: readonly Token[], sides: Sides): Place[] =>
  placesOf(tokens, sides).filter(({ token }) => token.weight > 0)

/** By weight, what an answer states about the thing that a point is about, and about another. */
export type Placement = { agreeing: number; exchanged: number }

/**
 * Finds what an answer states about one of the things that the question compares and the points
 * state about the other: "in parallel both must alert" where the points say so of "in series".
 */
export function createComparison(
  question: readonly Token[],
  points: readonly (readonly Token[])[],
  { relate, connectors }: { relate: Relate; connectors: ReadonlySet<string> },
): (answer: readonly Token[]) => Placement[] {
  const units = points.flatMap(unitsOf).map(stemsOf)
  const compared = sidesOf(question, units, connectors)
  const isSame = (one: Place, other: Place): boolean =>
    relate(one.token, other.token).same >= SAME_THING_THRESHOLD
  const expected = compared.map((sides) => {
    const places = points.map((point) => contentPlacesOf(point, sides))
    const all = places.flat()
    // What the points state of both things shows nothing.
    const isOfOne = (place: Place): boolean =>
      place.side !== null && !all.some((other) => other.side !== place.side && isSame(other, place))
    return places.map((own) => own.filter(isOfOne))
  })
  return (answer) => {
    const placements = points.map(() => ({ agreeing: 0, exchanged: 0 }))
    for (const [index, sides] of compared.entries()) {
      const stated = contentPlacesOf(answer, sides)
      for (const [at, places] of (expected[index] ?? []).entries())
        for (const place of places) {
          const placement = placements[at]
          const found = stated.filter((other) => isSame(place, other))
          const { weight } = place.token
          if (!placement) continue
          if (found.some((one) => one.side === place.side)) placement.agreeing += weight
          else if (found.some((one) => one.named)) placement.exchanged += weight
        }
    }
    return placements
  }
}

/** Words between the things that a question names together. */
export const connectorsOf = (language: Language): ReadonlySet<string> =>
  new Set([...COORDINATORS, ...(meaningsOf(language)?.connectors?.split(' ') ?? [])])
