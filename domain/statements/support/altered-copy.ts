import type { Token } from '../tokens.ts'
import type { Pair, Relate, Words } from './differences.ts'

/** Content words of a point from which its order means something. */
const MIN_WORDS = 8
/** Share of the words that a copy has without some of them, and most words of its own. */
const INCOMPLETE = { copied: 0.75, own: 3 } as const
/** The same of a copy in another order, and the share of pairs of words whose order differs. */
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
