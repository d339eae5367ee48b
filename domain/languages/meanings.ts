import { deMeanings } from './de/meanings.ts'
import { enMeanings } from './en/meanings.ts'
import { esMeanings } from './es/meanings.ts'

/**
 * Words that state the same and words that state the contrary, for checks that a passage states a
 * point. A word may be in several groups. Unlike the words of `StatementWords` they do not affect
 * the fitted similarity, so they may be extended without a new fit. Lists are separated by spaces.
 */
export type Meanings = {
  /** Regular forms of a listed word, whose stems may differ: "added" of "add". */
  readonly forms: (word: string) => string[]
  readonly synonyms: readonly string[]
  readonly opposites: readonly (readonly [string, string])[]
  /** Words that make little or less of the word after them: "less elastic", "hardly any". */
  readonly minimisers: string
  /** Words that almost negate: "hardly". */
  readonly weakNegators: string
  /** Words that leave out everything else: "only the router". */
  readonly restrictors: string
  /** Words for a relation whose denial denies the complete clause: "has no influence on it". */
  readonly relations: string
  /** Prefixes and suffixes that turn a word into its contrary. */
  readonly negatingPrefixes: string
  readonly negatingSuffixes: string
  /** Particles of verbs that stand at the end of a clause: "nimmt ab". */
  readonly particles?: string
  /** Connectors between two sides of a contrast, separated by "|". */
  readonly contrasts: string
  /** Words of questions that ask for a difference, separated by "|". */
  readonly comparisons: string
}

const MEANINGS: ReadonlyMap<string, Meanings> = new Map(
  Object.entries({ en: enMeanings, de: deMeanings, es: esMeanings }),
)

/** The meanings of `language` (ISO 639-1); English ones where it is not known. */
export const meaningsOf = (language: string): Meanings | undefined =>
  MEANINGS.get(language === 'und' ? 'en' : language)
