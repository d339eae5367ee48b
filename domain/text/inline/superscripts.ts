/** Above or below the line of the text. */
export type VerticalPosition = 'super' | 'sub'

/** Plain characters, and their superscript and subscript forms in the same order. */
const PLAIN = '0123456789+-=()'
const ABOVE = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'
const BELOW = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'

const charactersOf = (raised: string): Map<string, string> =>
  new Map(Array.from(PLAIN, (character, at) => [character, raised[at] ?? character]))

const CHARACTERS: Readonly<Record<VerticalPosition, ReadonlyMap<string, string>>> = {
  super: charactersOf(ABOVE).set('−', '⁻').set('–', '⁻').set('n', 'ⁿ').set('i', 'ⁱ').set(',', ','),
  sub: charactersOf(BELOW).set('−', '₋').set('–', '₋').set(',', ','),
}

/** `text` in superscript or subscript characters; null if Unicode lacks one of them. */
export function superOrSubscript(text: string, position: VerticalPosition): string | null {
  const characters = Array.from(text, (character) => CHARACTERS[position].get(character))
  return characters.every((character) => character !== undefined) ? characters.join('') : null
}
