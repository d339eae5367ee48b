/** Above or below the line of the text. */
export type Shift = 'super' | 'sub'

/** Digits and signs above and below the line, in the order of `PLAIN`. */
const PLAIN = '0123456789+-=()'
const ABOVE = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'
const BELOW = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'

const signsOf = (shifted: string): Map<string, string> =>
  new Map(Array.from(PLAIN, (sign, at) => [sign, shifted[at] ?? sign]))

const SIGNS: Readonly<Record<Shift, ReadonlyMap<string, string>>> = {
  super: signsOf(ABOVE).set('−', '⁻').set('–', '⁻').set('n', 'ⁿ').set('i', 'ⁱ').set(',', ','),
  sub: signsOf(BELOW).set('−', '₋').set('–', '₋').set(',', ','),
}

/** `text` in signs above or below the line; null if one of its characters has no such sign. */
export function shiftedSigns(text: string, shift: Shift): string | null {
  const signs = Array.from(text, (sign) => SIGNS[shift].get(sign))
  return signs.every((sign) => sign !== undefined) ? signs.join('') : null
}
