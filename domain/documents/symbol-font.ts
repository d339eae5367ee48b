/** The letters of the font Symbol, which draws Greek ones for those of the alphabet. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from('ABGDEZHQIKLMNXOPRSTUFCYWabgdezhqiklmnxoprstufcywVJjv', (letter, at) => [
    letter,
    Array.from('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςϑϕϖ')[at] ?? letter,
  ]),
)

/** Other signs of the font by their code. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  [0x22, '∀'],
  [0x24, '∃'],
  [0x27, '∋'],
  [0x5e, '⊥'],
  // The line over a square root or a mean belongs to the sign after it.
  [0x60, ''],
  [0xa3, '≤'],
  [0xa5, '∞'],
  [0xab, '↔'],
  [0xac, '←'],
  [0xae, '→'],
  [0xb1, '±'],
  [0xb3, '≥'],
  [0xb4, '×'],
  [0xb6, '∂'],
  [0xb7, '•'],
  [0xb8, '÷'],
  [0xb9, '≠'],
  [0xba, '≡'],
  [0xbb, '≈'],
  [0xc7, '∩'],
  [0xc8, '∪'],
  [0xcc, '⊂'],
  [0xce, '∈'],
  [0xcf, '∉'],
  [0xd1, '∇'],
  [0xd5, '∏'],
  [0xd6, '√'],
  [0xe5, '∑'],
  [0xf2, '∫'],
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
