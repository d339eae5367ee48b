import type { Relation } from './meanings.ts'
import type { Negation } from './negation.ts'
import type { Token } from '../tokens.ts'

/** The content words of a text with their negation. */
export type Words = {
  content: readonly Token[]
  negations: ReadonlyMap<Token, Negation>
  /** The number of the clause or coordinated part of each word. */
  parts: ReadonlyMap<Token, number>
}
export type Relate = (a: Token, b: Token) => Relation

/** A word of a point and the word of a passage that is most like it, with their indices. */
export type Pair = { expected: Token; at: number; found: Token; foundAt: number; likeness: number }

/** The words of a point beside those of a passage, with the pairs of words that are alike. */
export type Comparison = {
  point: Words
  passage: Words
  pairs: readonly Pair[]
  relate: Relate
}

/** Minimum likeness of two words for the same thing. */
export const SAME_THING_THRESHOLD = 0.8
/** Minimum likeness of two words that count as the same. */
const SAME_THRESHOLD = 0.6
/** Likeness of a word and its negated opposite: "constant" and "does not change". */
const NEGATED_OPPOSITE = 0.85
/** Maximum distance in content words of two words that refer to each other. */
const MAX_DISTANCE = 3
/** Maximum distance of a word and the thing after it that it describes: "low blood pressure". */
const ATTRIBUTE_DISTANCE = 2
/** Share of the words in common that only one text negates, from which it denies the other. */
const DENIED_SHARE = 0.4

const isNegated = ({ negations }: Words, token: Token): boolean =>
  negations.get(token)?.negated ?? false

/** The number of the part of its sentence that a content word is in. */
const partAt = ({ content, parts }: Words, at: number): number | undefined => {
  const token = content[at]
  return token && parts.get(token)
}

/** Each word of the point with the word of the passage that is most like it. */
export const pairsOf = (point: Words, passage: Words, relate: Relate): Pair[] =>
  point.content.flatMap((expected, at) => {
    let best: (Pair & { agrees: boolean }) | null = null
    for (const [foundAt, found] of passage.content.entries()) {
      const relation = relate(expected, found)
      const agrees = isNegated(point, expected) === isNegated(passage, found)
      const likeness = relation.opposite && !agrees ? NEGATED_OPPOSITE : relation.same
      if (likeness < SAME_THRESHOLD) continue
      if (
        !best ||
        likeness > best.likeness ||
        (likeness === best.likeness && agrees && !best.agrees)
      )
        best = { expected, at, found, foundAt, likeness, agrees: agrees || relation.opposite }
    }
    return best === null ? [] : [best]
  })

export const compareWords = (point: Words, passage: Words, relate: Relate): Comparison => ({
  point,
  passage,
  pairs: pairsOf(point, passage, relate),
  relate,
})

/**
 * Whether the passage has the opposite of a word of the point beside the word that this refers to.
 * A word in its position that states the same outweighs it.
 */
export const hasOpposite = ({ point, passage, pairs, relate }: Comparison): boolean =>
  point.content.some((expected, at) => {
    const anchors = pairs
      .filter((pair) => pair.at !== at && Math.abs(pair.at - at) <= MAX_DISTANCE)
      .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
    const inPart = anchors.filter(
      (pair) => point.parts.get(pair.expected) === point.parts.get(expected),
    )
    const own = pairs.find((pair) => pair.at === at)
    return passage.content.some((found, foundAt) => {
      if (!relate(expected, found).opposite) return false
      if (isNegated(point, expected) !== isNegated(passage, found)) return false
      if (point.content.some((other) => other.stem === found.stem)) return false
      // A point with both opposites says each of another thing.
      const isInPoint = point.content.some(
        (other) => relate(other, found).same >= SAME_THING_THRESHOLD,
      )
      const anchor = (isInPoint ? inPart : anchors).find(
        (pair) => pair.foundAt !== foundAt && Math.abs(pair.foundAt - foundAt) <= MAX_DISTANCE,
      )
      if (!anchor) return false
      return !own || Math.abs(own.foundAt - anchor.foundAt) > Math.abs(foundAt - anchor.foundAt)
    })
  })

/**
 * Whether the passage exchanges opposites that the point says of two things: "low pressure, high
 * volume" for "high pressure, low volume".
 */
export const describesOtherwise = ({ point, passage, pairs, relate }: Comparison): boolean => {
  const isSame = (one: Token, other: Token): boolean =>
    relate(one, other).same >= SAME_THING_THRESHOLD
  const described = (words: Words, at: number): Token[] =>
    words.content
      .slice(Math.max(0, at - ATTRIBUTE_DISTANCE), at)
      .filter((_, index, before) => partAt(words, at - before.length + index) === partAt(words, at))
  const changes = pairs.flatMap(({ expected: thing, at }) => {
    const indices = passage.content.flatMap((token, index) => (isSame(thing, token) ? [index] : []))
    const parts = new Set(indices.map((index) => partAt(passage, index)))
    const beside = passage.content.filter((_, index) => parts.has(partAt(passage, index)))
    return described(point, at).flatMap((own) => {
      if (beside.some((other) => isSame(own, other))) return []
      const instead = indices
        .flatMap((index) => described(passage, index))
        .find(
          (other) =>
            relate(own, other).opposite && isNegated(point, own) === isNegated(passage, other),
        )
      return instead ? [{ own, instead }] : []
    })
  })
  return changes.some(({ own, instead }) =>
    changes.some((other) => isSame(other.own, instead) && isSame(other.instead, own)),
  )
}

/** Whether one text negates what the other states. */
export function isDenied({ point, passage, pairs }: Comparison): boolean {
  const negatedOnce = pairs.filter(
    ({ expected, found, likeness }) =>
      likeness !== NEGATED_OPPOSITE && isNegated(point, expected) !== isNegated(passage, found),
  )
  const isDirect = ({ expected, found }: Pair): boolean =>
    passage.negations.get(found)?.direct === true || point.negations.get(expected)?.direct === true
  if (negatedOnce.some(isDirect)) return true
  const weight = (some: readonly Pair[]) => some.reduce((sum, one) => sum + one.expected.weight, 0)
  return negatedOnce.length > 0 && weight(negatedOnce) >= DENIED_SHARE * weight(pairs)
}

/**
 * Whether a passage with these tokens makes little or less of a word of the point: "less
 * sustainable", "hardly any influence". Not if the point itself says that something is less, or
 * negates the word.
 */
export const isMinimised = (
  { point, pairs, relate }: Comparison,
  tokens: readonly Token[],
  minimisers: ReadonlySet<string>,
): boolean =>
  tokens.some((token, at) => {
    if (!minimisers.has(token.stem)) return false
    const next = tokens.slice(at + 1).find(({ weight }) => weight > 0)
    const pair = pairs.find(({ found }) => found === next)
    return (
      pair !== undefined &&
      next?.clause === token.clause &&
      !isNegated(point, pair.expected) &&
      !point.content.some(
        (own) => minimisers.has(own.stem) || relate(own, token).same >= SAME_THRESHOLD,
      )
    )
  })

/** Share of the words of a point that a passage has verbatim if it is worded like it. */
const VERBATIM_SHARE = 0.5
/** Maximum number of words that stand for others. */
const MAX_SLOT_WORDS = 3

/** Minimum verbatim share for a sentence that has further clauses. */
const VERBATIM_SHARE_OF_SENTENCE = 0.75

/**
 * Whether a passage that is worded like the point has another word for one of its words. A sentence
 * with several clauses must be more like it than one clause.
 */
export function isReplaced(
  { point, passage, pairs }: Comparison,
  { isUndivided }: { isUndivided: boolean },
): boolean {
  const verbatim = pairs.filter(({ likeness }) => likeness === 1)
  const share = isUndivided ? VERBATIM_SHARE : VERBATIM_SHARE_OF_SENTENCE
  if (point.content.length < 2 || verbatim.length < share * point.content.length) return false
  const taken = new Set(pairs.map(({ foundAt }) => foundAt))
  const ends = [
    { at: -1, foundAt: -1 },
    ...pairs,
    { at: point.content.length, foundAt: passage.content.length },
  ]
  return ends.slice(1).some((to, index) => {
    const from = ends[index]
    if (!from) return false
    const missing = to.at - from.at - 1
    const instead = to.foundAt - from.foundAt - 1
    if (missing < 1 || instead < 1 || instead > MAX_SLOT_WORDS) return false
    for (let at = from.foundAt + 1; at < to.foundAt; at += 1) if (taken.has(at)) return false
    return true
  })
}
