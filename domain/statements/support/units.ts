import type { Token } from '../tokens.ts'
import { wordsInAnyLanguage } from '../words.ts'

const COORDINATORS = wordsInAnyLanguage('coordinators')
const PART_STARTS = wordsInAnyLanguage('partStarts')

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
