import { STATEMENTS } from '../../languages/statements.ts'
import type { Language } from '../../text/language.ts'
import type { Token } from '../tokens.ts'
import { patternInAnyLanguage, wordsInAnyLanguage } from '../words.ts'

/** Negators of the things after them: "no dividends", not of the rest of the clause. */
const THING_NEGATORS = new RegExp(`^(?:${patternInAnyLanguage('thingNegators')})$`, 'u')
const REPLACERS = wordsInAnyLanguage('replacers')
const COORDINATORS = wordsInAnyLanguage('coordinators')
/** How many content words a negator of a verb affects. */
const NEGATION_RANGE = 4

/** How a content word is negated: by the negator before it, or directly after a negator. */
export type Negation = { negated: boolean; direct: boolean }

/**
 * The negation of each token. Unlike `Token.negative` it does not depend on opposites, and a
 * negator of a thing ends at the next function word.
 */
export function negationsOf(tokens: readonly Token[], language: Language): Map<Token, Negation> {
  const verbNegators = STATEMENTS.get(language)?.verbNegators?.split(' ') ?? []
  const found = new Map<Token, Negation>()
  let left = 0
  let noun = false
  let before: Token | undefined
  for (const token of tokens) {
    if (before?.clause !== token.clause) left = 0
    if (token.negator && !REPLACERS.has(token.stem)) {
      noun = THING_NEGATORS.test(token.stem) && !verbNegators.includes(token.stem)
      left = NEGATION_RANGE
    } else if (token.weight > 0) {
      const direct = left === NEGATION_RANGE
      found.set(token, { negated: left > 0, direct })
      left = Math.max(0, left - 1)
    } else if (noun && left < NEGATION_RANGE && !COORDINATORS.has(token.stem)) left = 0
    before = token
  }
  return found
}
