import { meaningsOf } from '../../languages/meanings.ts'
import { STATEMENTS } from '../../languages/statements.ts'
import type { Language } from '../../text/language.ts'
import type { Token } from '../tokens.ts'
import { stemOf } from '../../text/search/terms.ts'
import { englishWords, patternInAnyLanguage, wordsInAnyLanguage } from '../words.ts'

/** Negators of the things after them: "no dividends", not of the rest of the clause. */
const THING_NEGATORS = new RegExp(`^(?:${patternInAnyLanguage('thingNegators')})$`, 'u')
const REPLACERS = wordsInAnyLanguage('replacers')
/** Adjectives, which negate nothing before a noun: "a false alarm". */
const ADJECTIVES = new Set([...englishWords('falseWords')].map((word) => stemOf(word, 'en')))
const COORDINATORS = wordsInAnyLanguage('coordinators')
/** How many content words a negator of a verb affects. */
const NEGATION_RANGE = 4

const stemsOf = (words: string, language: Language): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => stemOf(word, language)))

/** How a content word is negated: by the negator before it, or directly after a negator. */
export type Negation = { negated: boolean; direct: boolean }

/**
 * The negation of each token. Unlike `Token.negative` it does not depend on opposites, and a
 * negator of a thing ends at the next function word.
 */
export function negationsOf(tokens: readonly Token[], language: Language): Map<Token, Negation> {
  const verbNegators = STATEMENTS.get(language)?.verbNegators?.split(' ') ?? []
  const found = new Map<Token, Negation>()
  const relations = stemsOf(meaningsOf(language)?.relations ?? '', language)
  const weak = stemsOf(meaningsOf(language)?.weakNegators ?? '', language)
  let left = 0
  let noun = false
  const deniedClauses = new Set<number>()
  let before: Token | undefined
  for (const [at, token] of tokens.entries()) {
    if (before?.clause !== token.clause) left = 0
    const isAttribute = ADJECTIVES.has(token.stem) && (tokens[at + 1]?.weight ?? 0) > 0
    const negates = token.negator && !REPLACERS.has(token.stem) && !isAttribute
    if (negates || weak.has(token.stem)) {
      noun = THING_NEGATORS.test(token.stem) && !verbNegators.includes(token.stem)
      left = NEGATION_RANGE
    } else if (token.weight > 0) {
      const deniesClause = left > 0 && relations.has(token.stem)
      if (deniesClause) deniedClauses.add(token.clause)
      found.set(token, { negated: left > 0, direct: deniesClause || left === NEGATION_RANGE })
      left = Math.max(0, left - 1)
    } else if (noun && left < NEGATION_RANGE && !COORDINATORS.has(token.stem)) left = 0
    before = token
  }
  for (const [token, { direct }] of found)
    if (deniedClauses.has(token.clause)) found.set(token, { negated: true, direct })
  return found
}
