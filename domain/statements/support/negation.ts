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

/** What decides how far a negator of a language reaches. */
type NegatorWords = {
  /** Negators of verbs, which also negate things in other languages. */
  readonly ofVerbs: readonly string[]
  /** Verbs whose negation negates their whole clause. */
  readonly relations: ReadonlySet<string>
  /** Words that negate although they are not negators: "hardly". */
  readonly weak: ReadonlySet<string>
}

function negatorWordsOf(language: Language): NegatorWords {
  const meanings = meaningsOf(language)
  return {
    ofVerbs: STATEMENTS.get(language)?.verbNegators?.split(' ') ?? [],
    relations: stemsOf(meanings?.relations ?? '', language),
    weak: stemsOf(meanings?.weakNegators ?? '', language),
  }
}

/** Whether a token negates what follows: not "instead of", nor an adjective before its noun. */
function isNegating(token: Token, next: Token | undefined, { weak }: NegatorWords): boolean {
  const isAttribute = ADJECTIVES.has(token.stem) && (next?.weight ?? 0) > 0
  return (token.negator && !REPLACERS.has(token.stem) && !isAttribute) || weak.has(token.stem)
}

/** The content words that the last negator of a clause still reaches. */
function trackNegator({ ofVerbs }: NegatorWords) {
  let left = 0
  let negatesThing = false
  return {
    left: () => left,
    end: () => {
      left = 0
    },
    start: ({ stem }: Token) => {
      negatesThing = THING_NEGATORS.test(stem) && !ofVerbs.includes(stem)
      left = NEGATION_RANGE
    },
    afterContentWord: () => {
      left = Math.max(0, left - 1)
    },
    afterFunctionWord: ({ stem }: Token) => {
      if (negatesThing && left < NEGATION_RANGE && !COORDINATORS.has(stem)) left = 0
    },
  }
}

/**
 * The negation of each token. Unlike `Token.negative` it does not depend on opposites, and a
 * negator of a thing ends at the next function word.
 */
export function negationsOf(tokens: readonly Token[], language: Language): Map<Token, Negation> {
  const words = negatorWordsOf(language)
  const negator = trackNegator(words)
  const found = new Map<Token, Negation>()
  const deniedClauses = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    if (tokens[at - 1]?.clause !== token.clause) negator.end()
    if (isNegating(token, tokens[at + 1], words)) negator.start(token)
    else if (token.weight > 0) {
      const left = negator.left()
      const deniesClause = left > 0 && words.relations.has(token.stem)
      if (deniesClause) deniedClauses.add(token.clause)
      found.set(token, { negated: left > 0, direct: deniesClause || left === NEGATION_RANGE })
      negator.afterContentWord()
    } else negator.afterFunctionWord(token)
  }
  for (const [token, { direct }] of found)
    if (deniedClauses.has(token.clause)) found.set(token, { negated: true, direct })
  return found
}
