import type { Token } from '../tokens.ts'
import type { Pair, Relate, Words } from './differences.ts'

/** Content words of a point from which its order means something. */
const MIN_WORDS = 8
/** An incomplete copy: minimum share of the point's words, and maximum number of other words. */
const INCOMPLETE = { copied: 0.75, own: 3 } as const
/** A copy in another order: the same, and the minimum share of pairs whose order differs. */
const REORDERED = { copied: 0.9, own: 1, pairs: 0.2 } as const
/** Minimum likeness of a word that is not the passage's own. */
const RELATED = 0.6

/** Share of the pairs of words that stand in another order than in the point. */
function reorderedShare(pairs: readonly Pair[]): number {
  const indices = pairs.map(({ foundAt }) => foundAt)
  const total = (indices.length * (indices.length - 1)) / 2
  const reversed = indices.flatMap((index, at) =>
    indices.slice(at + 1).filter((next) => next < index),
  )
  return total > 0 ? reversed.length / total : 0
}

/**
 * Whether a passage has most words of a point verbatim and hardly any of its own, but not all, or
 * not in their order. What was changed may be what matters ("is released by" or "releases"), which
 * words alone do not tell; who says a thing in other words changes more of them.
 */
export function isAlteredCopy(
  texts: {
    expected: Words
    passage: Words
    pairs: readonly Pair[]
    questionWords: readonly Token[]
  },
  relate: Relate,
): boolean {
  const { expected, passage, pairs, questionWords } = texts
  const total = expected.content.length
  // Of a point of several sentences, one is not a changed copy.
  const isOneSentence = expected.content[0]?.sentence === expected.content.at(-1)?.sentence
  if (total < MIN_WORDS || !isOneSentence) return false
  const isInQuestion = ({ stem }: Token): boolean =>
    questionWords.some((token) => token.stem === stem)
  const copied = pairs.filter(({ likeness }) => likeness === 1).length / total
  const own = passage.content.filter(
    (token) =>
      !isInQuestion(token) &&
      !expected.content.some((other) => relate(other, token).same >= RELATED),
  ).length
  const missing = expected.content.filter(
    (token) => !isInQuestion(token) && !pairs.some((pair) => pair.expected === token),
  ).length
  if (missing > 0 && copied >= INCOMPLETE.copied && own <= INCOMPLETE.own) return true
  const hasItsWords = copied >= REORDERED.copied && own <= REORDERED.own
  return hasItsWords && reorderedShare(pairs) > REORDERED.pairs
}
