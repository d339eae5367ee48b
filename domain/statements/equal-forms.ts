import { STATEMENTS } from '../languages/statements.ts'
import { patternInAnyLanguage } from './words.ts'

/**
 * Forms that state the same: "2, 4 and 8 days" and "2 days, 4 days, 8 days", "5 kilometres" and
 * "5 km", "3,5" and "3.5". Applied to both texts before they are compared. Number words are in
 * numbers-and-names.ts, spellings in domain/languages.
 */

/** A sign before three digits separates thousands in any language, else it is a decimal sign. */
const THOUSANDS_SIGN = /[.,](?=\p{N}{3}(?!\p{N}))/gu
const SIGNED_NUMBER = /\p{N}+(?:[.,]\p{N}+)+/gu

/**
 * `text` with numbers without thousands signs and with a decimal point, since learners write those
 * of their own language and those of the document.
 */
export const equalNumbers = (text: string): string =>
  text.replace(SIGNED_NUMBER, (number) =>
    number.replace(THOUSANDS_SIGN, '').replace(/^(\p{N}+),(\p{N}+)$/u, '$1.$2'),
  )

/** Symbols of units, in the order in which their names are tried. */
const UNIT_SYMBOLS = 'km cm mm nm m kg mg g ml l % h min s ms v a w hz °c'.split(' ')
const namesOf = (symbol: string): string =>
  [...STATEMENTS.values()].flatMap(({ units }) => units?.[symbol] ?? []).join('|')
/** Each unit with its names in any language; degrees also with a space. */
const UNITS = UNIT_SYMBOLS.map(
  (symbol) =>
    [symbol, symbol === '°c' ? String.raw`${namesOf(symbol)}|°\s?c` : namesOf(symbol)] as const,
)
const SYMBOLS = UNITS.map(
  ([symbol, names]) => [symbol, new RegExp(`^(?:${names})$`, 'iu')] as const,
)
const ALL_NAMES = UNITS.map(([, names]) => names).join('|')
const NUMBER_WORDS = patternInAnyLanguage('numbersBeforeUnits')
const WITH_UNIT = new RegExp(
  String.raw`(\p{N}\s{0,2}|(?<!\p{L})(?:${NUMBER_WORDS})\s)(${ALL_NAMES})(?!\p{L})`,
  'giu',
)
const withSymbol = (all: string, number: string, unit: string): string => {
  const symbol = SYMBOLS.find(([, names]) => names.test(unit))?.[0]
  return symbol === undefined ? all : `${number.trimEnd()} ${symbol}`
}

const NUMBER = String.raw`\p{N}+(?:[.,]\p{N}+)?`
/** Numbers before one unit: "2, 4 and 8 days". */
const LINKS = patternInAnyLanguage('numberLinks')
const LAST_LINKS = patternInAnyLanguage('numberLinksAfterComma')
const NUMBER_LINK = String.raw`(?:,|/|&|${LINKS})\s+(?:(?:${LAST_LINKS})\s+)?`
const SHARED_UNIT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${NUMBER},?\s+|${NUMBER}\s*${NUMBER_LINK}){1,8})(${NUMBER})\s*(\p{L}+)`,
  'giu',
)
const ONE_NUMBER = new RegExp(NUMBER, 'gu')

const withUnits = (all: string, before: string, last: string, unit: string): string => {
  const numbers = before.match(ONE_NUMBER) ?? []
  // Without a comma or a conjunction the numbers are not a list: "1 000 people".
  if (!/[,/&\p{L}]/u.test(before)) return all
  return [...numbers, last].map((number) => `${number} ${unit}`).join(', ')
}

/**
 * `text` with equal signs in numbers, symbols for units, and each number of a list with the unit
 * that the list shares.
 */
export const equalForms = (text: string): string =>
  equalNumbers(text).replace(SHARED_UNIT, withUnits).replace(WITH_UNIT, withSymbol)
