import { FALLBACK_WORD_LONGER_THAN } from '../constants.ts'
import { normalise } from '../text/normalise.ts'

const wordsOf = (text: string): Set<string> =>
  new Set(
    (normalise(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
      (word) => word.length > FALLBACK_WORD_LONGER_THAN,
    ),
  )

/**
 * The spec's fallback: of the reference's different words of more than two characters, the share (0–100) that the answer has.
 *
 * Where a language model fails, or there is none, marks come from words all the same, but raw overlap is useless as a mark: no
 * order, no negation, and hardly a right answer reaches 75. So what stands in for the model is `estimate`, which weighs, stems,
 * checks and calibrates that overlap; this raw form marks where even that fails. Where both fail, the score is 0.
 */
export const wordOverlap = (reference: string, answer: string): number => {
  const referenceWords = wordsOf(reference)
  const answerWords = wordsOf(answer)
  return referenceWords.size === 0
    ? 0
    : (100 * [...referenceWords].filter((word) => answerWords.has(word)).length) /
        referenceWords.size
}
