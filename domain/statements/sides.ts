import { stemOf } from '../text/search/terms.ts'
import type { Token } from './tokens.ts'
import { englishWords } from './words.ts'

/** Content words. */
export const contentTokens = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token) => token.weight > 0)
export const stemsOf = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.map((token) => token.stem))

export const sentencesOf = (tokens: readonly Token[]): Token[][] => {
  const sentences: Token[][] = []
  for (const token of tokens) (sentences[token.sentence] ??= []).push(token)
  return sentences.filter((sentence) => sentence.length > 0)
}

/** Words that separate the sides of a comparison or contrast. */
const COMPARISON_WORDS = new Set(
  [...englishWords('comparisonWords')].map((word) => stemOf(word, 'en')),
)

/**
 * The stems of each side of the comparisons and contrasts in `tokens`; a sentence also counts as a
 * side.
 */
const sidesOf = (tokens: readonly Token[]): Set<string>[] => {
  const sides: Set<string>[] = [new Set()]
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (COMPARISON_WORDS.has(token.stem) || (before && before.sentence !== token.sentence))
      sides.push(new Set())
    if (token.weight > 0) sides.at(-1)?.add(token.stem)
  }
  return sides
}

/**
 * Whether two sides were exchanged and the rest is unchanged: "A is faster than B" and "B is
 * faster than A".
 */
export const swapsComparisonSides = (
  answer: readonly Token[],
  stated: readonly Token[],
): boolean => {
  const [here, there] = [sidesOf(answer), sidesOf(stated)]
  if (here.length < 2 || here.length !== there.length) return false
  const sideIn = (sides: readonly Set<string>[], stem: string): number | undefined => {
    const found = sides.flatMap((side, at) => (side.has(stem) ? [at] : []))
    return found.length === 1 ? found[0] : undefined
  }
  let stayed = 0
  const moved = new Set<string>()
  for (const stem of stemsOf(contentTokens(answer))) {
    const [from, to] = [sideIn(there, stem), sideIn(here, stem)]
    if (from === undefined || to === undefined) continue
    if (from === to) stayed += 1
    else moved.add(`${from} ${to}`)
  }
  return stayed > 0 && [...moved].some((move) => moved.has(move.split(' ').reverse().join(' ')))
}
