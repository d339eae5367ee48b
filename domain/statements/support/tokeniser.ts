import type { Language } from '../../text/language.ts'
import { groupsOf } from '../../languages/thesaurus/thesaurus.ts'
import { withoutIdioms } from '../similarity/contradiction.ts'
import { contentTokens } from '../sides.ts'
import { tokensOf, type Token } from '../tokens.ts'
import { replacerInAnyLanguage } from '../words.ts'
import { clausePartsOf } from './clause-parts.ts'
import type { Relate, Words } from './differences.ts'
import { createRelation, hasMeaning } from './meanings.ts'
import { negationsOf } from './negation.ts'
import { withJoinedParticles } from './particles.ts'

/** "Both" as the number that it states, unless it only joins two things. */
const withPairs = replacerInAnyLanguage(
  'pairs',
  (pattern) => new RegExp(String.raw`\b(?:${pattern})\b`, 'giu'),
)

/** Divides texts of a language into words, each text once, and relates words to each other. */
export type Tokeniser = {
  language: Language
  relate: Relate
  tokenise: (text: string) => Token[]
  wordsOf: (tokens: readonly Token[]) => Words
}

const memoised = <K extends WeakKey | string, V>(
  known: { get: (key: K) => V | undefined; set: (key: K, value: V) => unknown },
  make: (key: K) => V,
): ((key: K) => V) => {
  return (key) => {
    const found = known.get(key) ?? make(key)
    known.set(key, found)
    return found
  }
}

const withGroups = (tokens: readonly Token[], language: Language): Token[] => {
  const stems = tokens.map(({ stem }) => stem)
  const groups = groupsOf(stems, language === 'und' ? 'en' : language)
  return tokens.map((token, at) => {
    const own = groups[at]
    return token.weight > 0 && own !== undefined && own.size > 0 ? { ...token, groups: own } : token
  })
}

export const createTokeniser = (language: Language): Tokeniser => ({
  language,
  relate: createRelation(language),
  tokenise: memoised(new Map<string, Token[]>(), (text) =>
    withGroups(
      withJoinedParticles(
        tokensOf(withPairs(withoutIdioms(text)), language, { quantities: true }),
        language,
        (stem) => hasMeaning(stem, language),
      ),
      language,
    ),
  ),
  wordsOf: memoised(new WeakMap<readonly Token[], Words>(), (tokens) => ({
    content: contentTokens(tokens),
    negations: negationsOf(tokens, language),
    parts: new Map(clausePartsOf(tokens).flatMap((part, at) => part.map((token) => [token, at]))),
  })),
})
