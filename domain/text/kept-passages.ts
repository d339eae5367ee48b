/**
 * The share of the words of a sentence that a page must have. Between two readings of a file, signs
 * and single words of a sentence may change.
 */
const MIN_SHARED = 0.8

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The words of each sentence and line. */
const sentencesOf = (page: string): string[][] =>
  page.split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/u).map(wordsOf)

const isOn = (sentence: readonly string[], page: ReadonlySet<string>): boolean =>
  sentence.filter((word) => page.has(word)).length >= sentence.length * MIN_SHARED

/**
 * Whether each passage of the page at index `at` is still on it when another reading of the file
 * replaces it, so that citations and highlights are found there: no sentence is gone, and none came
 * from the pages beside it, where it would be twice if these are not replaced.
 */
export function keepsPassages(
  before: readonly string[],
  after: readonly string[],
  at: number,
): boolean {
  const old = before[at] ?? ''
  const read = after[at] ?? ''
  if (old === read) return true
  const words = new Set(wordsOf(read))
  if (!sentencesOf(old).every((sentence) => isOn(sentence, words))) return false
  const known = new Set(wordsOf(old))
  const added = sentencesOf(read).filter((sentence) => !isOn(sentence, known))
  return [before[at - 1], before[at + 1]].every((beside = '') => {
    const others = new Set(wordsOf(beside))
    return !added.some((sentence) => isOn(sentence, others))
  })
}
