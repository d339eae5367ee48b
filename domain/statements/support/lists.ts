import type { Token } from '../tokens.ts'
import { wordsInAnyLanguage } from '../words.ts'

const COORDINATORS = wordsInAnyLanguage('coordinators')

/**
 * Whether two words of a text are items of one list, which may be in any order: a comma or a
 * coordinator stands between each two content words from one to the other ("red, blue and green").
 */
export function areListed(tokens: readonly Token[], one: Token, other: Token): boolean {
  const indices = [tokens.indexOf(one), tokens.indexOf(other)]
  const listed = tokens.slice(Math.min(...indices), Math.max(...indices) + 1)
  let previous: Token | null = null
  let isSeparated = true
  for (const token of listed) {
    if (COORDINATORS.has(token.stem)) isSeparated = true
    if (token.weight === 0) continue
    if (!isSeparated && previous?.clause === token.clause) return false
    previous = token
    isSeparated = false
  }
  return true
}
