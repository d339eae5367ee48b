/** A number with its separators: "1,000.5". */
export const NUMBER = String.raw`\p{N}+(?:[.,]\p{N}+)*`

/** Every word and number of a text; words are runs of letters. */
export const WORD_OR_NUMBER = new RegExp(String.raw`${NUMBER}|[\p{L}\p{M}]+`, 'gu')

const NUMBERS = new RegExp(NUMBER, 'gu')

/** The numbers of a text in order, as they are written. */
export const numbersIn = (text: string): readonly string[] => text.match(NUMBERS) ?? []

/** A word or number; `start` and `end` are UTF-16 indices into its text. */
export type PlacedWord = { word: string; start: number; end: number }

/** The words and numbers of a text in order, as they are written. */
export const placedWords = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(WORD_OR_NUMBER), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
