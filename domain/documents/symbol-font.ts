/** The letters of the font Symbol, which draws Greek ones for those of the alphabet. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from('ABGDEZHQIKLMNXOPRSTUFCYWabgdezhqiklmnxoprstufcywVJjv', (letter, at) => [
    letter,
    Array.from('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςϑϕϖ')[at] ?? letter,
  ]),
)

/** The signs of the font from 0xa0 on; a space where it has none, and for the hard space. */
const UPPER = Array.from(
  ' ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
)

/** Other signs of the font by their code. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  [0x22, '∀'],
  [0x24, '∃'],
  [0x27, '∋'],
  [0x40, '≅'],
  [0x5c, '∴'],
  [0x5e, '⊥'],
  // The line over a square root or a mean belongs to the sign after it.
  [0x60, ''],
  [0x7e, '∼'],
  ...UPPER.map((sign, at): [number, string] => [0xa0 + at, sign]),
])

/** The codes that Office writes for the signs of such a font, from U+F000 on. */
export const SYMBOL_CODES = /[\uf000-\uf0ff]+/gu

/** Whether a font is Symbol, whose text is not what its characters say. */
export const isSymbolFont = (font: string | undefined): boolean => font?.toLowerCase() === 'symbol'

/** What text in the font Symbol shows: "m" is μ. */
export const fromSymbolFont = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    const plain = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
    const letter = String.fromCodePoint(plain)
    return SIGNS.get(plain) ?? LETTERS.get(letter) ?? letter
  }).join('')
