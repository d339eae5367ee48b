import type { Language } from '../text/language.ts'
import { stopWordsOf } from '../text/stop-words.ts'
import { stemOf, tokenise } from '../text/terms.ts'

const numerals = (units: string, tens: string): ReadonlyMap<string, string> =>
  new Map([
    ...units.split(' ').map((word, i) => [word, String(i + 2)] as const),
    ...tens.split(' ').map((word, i) => [word, String(20 + 10 * i)] as const),
  ])

/** Numbers as words, from two on ("one" is too often no number), by language. */
const NUMBER_WORDS: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map([
  [
    'en',
    numerals(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      'twenty thirty forty fifty sixty seventy eighty ninety hundred',
    ),
  ],
  [
    'de',
    numerals(
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
    ),
  ],
  [
    'es',
    numerals(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
      'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
    ),
  ],
])

/** The numbers of a text: those in figures, and all of them by value. */
function numbersOf(text: string, language: Language): { figures: string[]; values: Set<string> } {
  const words = tokenise(text, language)
  const spelt = NUMBER_WORDS.get(language) ?? new Map<string, string>()
  const figures = words.filter((word) => /\p{N}/u.test(word))
  return {
    figures,
    values: new Set([...figures, ...words.flatMap((word) => spelt.get(word) ?? [])]),
  }
}

/** How the numbers of two texts compare. */
export type Numbers = 'agree' | 'missing' | 'swapped'

/**
 * Whether `stated` has the numbers of `said`: `missing` where one in figures is not there, `swapped` where it has another in
 * its place.
 */
export function compareNumbers(said: string, stated: string, language: Language): Numbers {
  const here = numbersOf(said, language)
  const there = numbersOf(stated, language)
  const strange = [...here.values].filter((value) => !there.values.has(value))
  if (strange.length === 0) return 'agree'
  if ([...there.values].some((value) => !here.values.has(value))) return 'swapped'
  return strange.some((value) => here.figures.includes(value)) ? 'missing' : 'agree'
}

/** Capitals that begin a sentence, or what a colon, a bracket or emphasis opens, name nothing. */
const NAME = /(?<=[\p{L}\p{N}][,;]?\s)\p{Lu}[\p{L}\p{M}'’-]+/gu
/** German writes every noun so: there only two in a row are a name. */
const NAME_IN_GERMAN = /(?<=[\p{L}\p{N}][,;]?\s\p{Lu}\p{Ll}+\s)\p{Lu}\p{Ll}+/gu

/** Stems of the names in a text, told by their capitals. */
export function namesOf(text: string, language: Language): string[] {
  const found = text.match(language === 'de' ? NAME_IN_GERMAN : NAME) ?? []
  const small = stopWordsOf(language)
  return found
    .flatMap((name) => tokenise(name, language))
    .filter((word) => !small.has(word))
    .map((word) => stemOf(word, language))
}

/** Whether `said` names somebody or something that is not `known` around `stated`, in place of a name that it has. */
export function hasDifferentName(
  said: string,
  stated: string,
  known: (stem: string) => boolean,
  language: Language,
): boolean {
  if (namesOf(said, language).every(known)) return false
  const own = new Set(tokenise(said, language).map((word) => stemOf(word, language)))
  return namesOf(stated, language).some((name) => !own.has(name))
}
