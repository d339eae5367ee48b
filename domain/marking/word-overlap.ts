import { FALLBACK_WORD_LONGER_THAN } from '../constants.ts'
import { normalise } from '../text/normalise.ts'

const wordsOf = (text: string): Set<string> =>
  new Set(
    (normalise(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
      (word) => word.length > FALLBACK_WORD_LONGER_THAN,
    ),
  )

/**
 * The fallback of the requirements: the share (0–100) of the reference's distinct words of more
 * than two characters that the answer contains. Ignores order and negation, and correct answers
 * rarely reach 75, so without a model `estimate` marks answers; this is used only if `estimate`
 * fails. If both fail, the score is 0.
 */
export const wordOverlap = (reference: string, answer: string): number => {
  const referenceWords = wordsOf(reference)
  const answerWords = wordsOf(answer)
  return referenceWords.size === 0
    ? 0
    : (100 * [...referenceWords].filter((word) => answerWords.has(word)).length) /
        referenceWords.size
}
