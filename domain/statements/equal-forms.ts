/**
 * Forms that state the same: "2, 4 and 8 days" and "2 days, 4 days, 8 days", "5 kilometres" and
 * "5 km". Applied to both texts before they are compared.
 */

/** Units by their symbol; the patterns are their names in English, German and Spanish. */
const UNITS: readonly (readonly [symbol: string, names: string])[] = [
  ['km', 'kilo?met(?:er|re)s?|kilo?metern|kil[oó]?metros?'],
  ['cm', 'cent[ie]?met(?:er|re)s?|zentimetern?|centímetros?'],
  ['mm', 'mill?i?met(?:er|re)s?|millimetern|milímetros?'],
  ['nm', 'nanomet(?:er|re)s?|nanometern|nanómetros?'],
  ['m', 'met(?:er|re)s?|metern|metros?'],
  ['kg', 'kilograms?|kilogrammes?|kilogramm|kilos?|kilogramos?'],
  ['mg', 'milligrams?|milligramm|miligramos?'],
  ['g', 'grams?|grammes?|gramm|gramos?'],
  ['ml', 'millilit(?:er|re)s?|millilitern|mililitros?'],
  ['l', 'lit(?:er|re)s?|litern|litros?'],
  ['%', 'per ?cent|prozent|por ciento'],
  ['h', 'hours?|hrs?|stunden?|std|horas?'],
  ['min', 'minutes?|mins?|minuten?|minutos?'],
  ['s', 'seconds?|secs?|sekunden?|segundos?'],
  ['ms', 'milliseconds?|millisekunden?|milisegundos?'],
  ['v', 'volts?|voltios?'],
  ['a', 'amperes?|amps?|amperios?'],
  ['w', 'watts?|vatios?'],
  ['hz', 'hertz'],
  ['°c', 'degrees? celsius|grad celsius|grados? celsius|°\\s?c'],
]
/** Number words before a unit. */
const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred|' +
  'eine?n?r?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|vierzig|fünfzig|sechzig|hundert|' +
  'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cuarenta|cincuenta|sesenta|cien'
const SYMBOLS = UNITS.map(
  ([symbol, names]) => [symbol, new RegExp(`^(?:${names})$`, 'iu')] as const,
)
const WITH_UNIT = new RegExp(
  `(\\p{N}\\s{0,2}|(?<!\\p{L})(?:${NUMBER_WORDS})\\s)(${UNITS.map(([, names]) => names).join('|')})(?!\\p{L})`,
  'giu',
)
const withSymbol = (all: string, number: string, unit: string): string => {
  const symbol = SYMBOLS.find(([, names]) => names.test(unit))?.[0]
  return symbol === undefined ? all : `${number.trimEnd()} ${symbol}`
}

const NUMBER = String.raw`\p{N}+(?:[.,]\p{N}+)?`
/** Numbers before one unit: "2, 4 and 8 days". */
const SHARED_UNIT = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${NUMBER},?\\s+|${NUMBER}\\s*(?:,|/|&|and|or|und|oder|y|o)\\s+(?:and\\s+|or\\s+)?){1,8})(${NUMBER})\\s*(\\p{L}+)`,
  'giu',
)
const ONE_NUMBER = new RegExp(NUMBER, 'gu')

const withUnits = (all: string, before: string, last: string, unit: string): string => {
  const numbers = before.match(ONE_NUMBER) ?? []
  // Without a comma or a conjunction the numbers are no list: "1 000 people".
  if (!/[,/&\p{L}]/u.test(before)) return all
  return [...numbers, last].map((number) => `${number} ${unit}`).join(', ')
}

/** `text` with symbols for units, and each number of a list with the unit that the list shares. */
export const equalForms = (text: string): string =>
  text.replace(SHARED_UNIT, withUnits).replace(WITH_UNIT, withSymbol)
