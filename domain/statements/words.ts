import { enStatements } from '../languages/en/statements.ts'
import type { StatementWords } from '../languages/statement-words.ts'
import { STATEMENTS } from '../languages/statements.ts'

const words = (list: string): string[] => list.trim().split(/\s+/)

const english = (list: 'functionWords' | 'commonWords' | 'clauseOpeners'): ReadonlySet<string> =>
  new Set(words(enStatements[list] ?? ''))

/** English function words. They hardly affect whether an answer is correct. */
export const FUNCTION_WORDS = english('functionWords')
/** Everyday English verbs and nouns of explanations, which have little weight. */
export const COMMON_WORDS = english('commonWords')
/** English words that begin a clause; a negation before them does not reach past them. */
export const CLAUSE_OPENERS = english('clauseOpeners')

/** The words of a list, or the alternatives of a pattern, in any language. */
const inAnyLanguage = (
  key:
    'negators' | 'agents' | 'coordinators' | 'clauseStarts' | 'conditionalStarts' | 'conditionals',
): string[] => [...STATEMENTS.values()].flatMap((language) => language[key] ?? [])

export const wordsInAnyLanguage = (
  key: 'negators' | 'agents' | 'coordinators',
): ReadonlySet<string> => new Set(inAnyLanguage(key).flatMap(words))

/** The source of a pattern. */
export const patternInAnyLanguage = (
  key: 'clauseStarts' | 'conditionalStarts' | 'conditionals',
): string => inAnyLanguage(key).join('|')

/** Words that negate a statement, in any language. */
export const NEGATORS = wordsInAnyLanguage('negators')

/** Number words. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  words(
    `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty`,
  ).map((word, value) => [word, String(value)]),
)

/** The concept of a word, whether the word is its opposite, and whether the concept has one. */
export type Sense = { concept: string; opposite: boolean; paired: boolean }

/** The senses of the words of a language, keyed by stem. */
export const sensesBy = (
  stem: (word: string) => string,
  { opposites = [], synonyms = [] }: StatementWords,
): ReadonlyMap<string, Sense> => {
  const senses = new Map<string, Sense>()
  const learn = (list: string, sense: Sense) => {
    for (const word of words(list)) {
      const key = stem(word)
      if (!senses.has(key)) senses.set(key, sense)
    }
  }
  for (const [plain, opposite] of opposites) {
    const concept = `${words(plain)[0] ?? plain}/`
    learn(plain, { concept, opposite: false, paired: true })
    learn(opposite, { concept, opposite: true, paired: true })
  }
  for (const group of synonyms) {
    const concept = `${words(group)[0] ?? group}~`
    learn(group, { concept, opposite: false, paired: false })
  }
  return senses
}
