import type { Token } from './tokens.ts'
import { wordsInAnyLanguage } from './words.ts'

/** Negators of the things after them: "no dividends", not of the rest of the clause. */
const NOUN_NEGATORS =
  /^(?:kein\p{L}*|lack\p{L}*|ohne?|sin|without|none|no(?=$)|neither|weder|ni|ningun\p{L}*)$/u
/** Negators that replace a thing rather than deny one: "instead a board runs it". */
const REPLACERS: ReadonlySet<string> = new Set(['instead'])
const COORDINATORS = wordsInAnyLanguage('coordinators')
/** How many content words a negator of a verb affects. */
const REACH = 4

/** How a content word is negated: by the negator before it, or directly after a negator. */
export type Negation = { negated: boolean; direct: boolean }

/**
 * The negation of each token. Unlike `Token.negative` it does not depend on opposites, and a
 * negator of a thing ends at the next function word. Spanish "no" negates verbs.
 */
export function negationsOf(tokens: readonly Token[], negatesVerbs: boolean): Map<Token, Negation> {
  const found = new Map<Token, Negation>()
  let left = 0
  let noun = false
  let before: Token | undefined
  for (const token of tokens) {
    if (before?.clause !== token.clause) left = 0
    if (token.negator && !REPLACERS.has(token.stem)) {
      noun = NOUN_NEGATORS.test(token.stem) && !(negatesVerbs && token.stem === 'no')
      left = REACH
    } else if (token.weight > 0) {
      const direct = left === REACH
      found.set(token, { negated: left > 0, direct })
      left = Math.max(0, left - 1)
    } else if (noun && left < REACH && !COORDINATORS.has(token.stem)) left = 0
    before = token
  }
  return found
}
