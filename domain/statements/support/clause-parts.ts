import type { Token } from '../tokens.ts'
import { wordsInAnyLanguage } from '../words.ts'

const COORDINATORS = wordsInAnyLanguage('coordinators')
const PART_STARTS = wordsInAnyLanguage('partStarts')

/** The clauses in order, each divided before a coordinator or another word that starts a part. */
export const clausePartsOf = (tokens: readonly Token[]): Token[][] => {
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const starts = token.functional && (PART_STARTS.has(token.stem) || COORDINATORS.has(token.stem))
    if (before && (before.clause !== token.clause || starts)) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}
