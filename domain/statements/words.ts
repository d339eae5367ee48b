import { joinPatternLines } from '../languages/patterns.ts'
import { enStatements } from '../languages/en/statements.ts'
import type { StatementWords } from '../languages/statement-words.ts'
import { STATEMENTS } from '../languages/statements.ts'

const words = (list: string): string[] => list.trim().split(/\s+/)

type WordList =
  | 'negators'
  | 'coordinators'
  | 'articles'
  | 'partStarts'
  | 'agents'
  | 'leftOut'
  | 'replacers'
  | 'comparisonWords'
  | 'quantities'
  | 'neverLast'
  | 'nonGrammaticalWords'
  | 'functionWords'
  | 'commonWords'
  | 'clauseOpeners'
  | 'falseWords'
type Pattern =
  | 'clauseStarts'
  | 'conditionalStarts'
  | 'conditionals'
  | 'narrowNegators'
  | 'thingNegators'
  | 'joinedNegators'
  | 'numbersBeforeUnits'
  | 'numberLinks'
  | 'numberLinksAfterComma'
  | 'afterName'

/** The words of an English list, which statements in other languages are compared with too. */
export const englishWords = (list: WordList): ReadonlySet<string> =>
  new Set(words(enStatements[list] ?? ''))

/** English function words. They hardly affect whether an answer is correct. */
export const FUNCTION_WORDS = englishWords('functionWords')
/** Everyday English verbs and nouns of explanations, which have little weight. */
export const COMMON_WORDS = englishWords('commonWords')
/** English words that begin a clause; a negation before them does not reach past them. */
export const CLAUSE_OPENERS = englishWords('clauseOpeners')

/** The words of a list, or the alternatives of a pattern, in any language. */
const inAnyLanguage = (key: WordList | Pattern): string[] =>
  [...STATEMENTS.values()].flatMap((language) => language[key] ?? [])

export const wordsInAnyLanguage = (key: WordList): ReadonlySet<string> =>
  new Set(inAnyLanguage(key).flatMap(words))

/** The source of a pattern. */
export const patternInAnyLanguage = (key: Pattern): string =>
  inAnyLanguage(key).map(joinPatternLines).join('|')

/** Replaces phrases of any language; `frame` makes the pattern of each. */
export const replacerInAnyLanguage = (
  key: 'negatorPhrases' | 'pairs' | 'spellings',
  frame: (pattern: string) => RegExp,
): ((text: string) => string) => {
  const replacements = [...STATEMENTS.values()]
    .flatMap((language) => language[key] ?? [])
    .map(([pattern, replacement]) => [frame(joinPatternLines(pattern)), replacement] as const)
  return (text) =>
    replacements.reduce((open, [pattern, replacement]) => open.replace(pattern, replacement), text)
}

/** Words that negate a statement, in any language. */
export const NEGATORS = wordsInAnyLanguage('negators')

const { belowTwo = '', fromTwo = '', tens = '' } = enStatements.numerals ?? {}
/** English number words up to twenty. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  [...words(belowTwo), ...words(fromTwo), ...words(tens).slice(0, 1)].map((word, value) => [
    word,
    String(value),
  ]),
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
