import { LANGUAGES } from '../languages/registry.ts'
import { STATEMENTS } from '../languages/statements.ts'
import type { Language } from '../text/language.ts'
import { stopWordsOf } from '../text/search/stop-words.ts'
import { stemOf, tokenise } from '../text/search/terms.ts'
import { equalNumbers } from './equal-forms.ts'

/** Number words from two on, by language. */
const NUMBER_WORDS: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map(
  [...STATEMENTS].flatMap(([language, { numerals }]) => {
    if (!numerals) return []
    const fromTwo = numerals.fromTwo.split(' ').map((word, i) => [word, String(i + 2)] as const)
    const tens = numerals.tens.split(' ').map((word, i) => [word, String(20 + 10 * i)] as const)
    return [[language, new Map([...fromTwo, ...tens])] as const]
  }),
)

/** The digits of a number word; undefined for other words. */
export const numberOf = (word: string, language: Language): string | undefined =>
  NUMBER_WORDS.get(language)?.get(word)

/** The numbers of a text: those in digits, and all by value. */
function numbersOf(text: string, language: Language): { figures: string[]; values: Set<string> } {
  const words = tokenise(equalNumbers(text), language)
  const spelt = NUMBER_WORDS.get(language) ?? new Map<string, string>()
  const figures = words.filter((word) => /\p{N}/u.test(word))
  return {
    figures,
    values: new Set([...figures, ...words.flatMap((word) => spelt.get(word) ?? [])]),
  }
}

/** How the numbers of two texts compare. */
type Numbers = 'agree' | 'missing' | 'swapped'

/**
 * Compares the numbers of `claim` with those of `stated`: `missing` if one in digits is absent,
 * `swapped` if another number is in its place.
 */
export function compareNumbers(claim: string, stated: string, language: Language): Numbers {
  const here = numbersOf(claim, language)
  const there = numbersOf(stated, language)
  const extra = [...here.values].filter((value) => !there.values.has(value))
  if (extra.length === 0) return 'agree'
  if ([...there.values].some((value) => !here.values.has(value))) return 'swapped'
  return extra.some((value) => here.figures.includes(value)) ? 'missing' : 'agree'
}

/** Capitals after a sentence start, a colon, a bracket or emphasis do not indicate a name. */
const NAME = /(?<=[\p{L}\p{N}][,;]?\s)\p{Lu}[\p{L}\p{M}'’-]+/gu
/** In languages that capitalise all nouns, only two capitalised words in a row are a name. */
const NAME_AMONG_CAPITALS = /(?<=[\p{L}\p{N}][,;]?\s\p{Lu}\p{Ll}+\s)\p{Lu}\p{Ll}+/gu

/** Whether a language capitalises all nouns. */
export const hasCapitalNouns = (language: Language): boolean =>
  LANGUAGES.get(language)?.definitions?.capitalNouns === true

/** Stems of the names in a text, recognised by capitals. */
export function namesOf(text: string, language: Language): string[] {
  const found = text.match(hasCapitalNouns(language) ? NAME_AMONG_CAPITALS : NAME) ?? []
  const stopWords = stopWordsOf(language)
  return found
    .flatMap((name) => tokenise(name, language))
    .filter((word) => !stopWords.has(word))
    .map((word) => stemOf(word, language))
}

/** Whether `claim` has a name that is not in `known` instead of a name of `stated`. */
export function hasDifferentName(
  claim: string,
  stated: string,
  known: (stem: string) => boolean,
  language: Language,
): boolean {
  if (namesOf(claim, language).every(known)) return false
  const own = new Set(tokenise(claim, language).map((word) => stemOf(word, language)))
  return namesOf(stated, language).some((name) => !own.has(name))
}
