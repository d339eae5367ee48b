/** No letter of a language has more combining marks: Unicode's limit of "stream-safe" texts. */
const MAX_MARKS = 30

const EXCESS = new RegExp(String.raw`(?<=\p{M}{${MAX_MARKS}})\p{M}+`, 'gu')

/**
 * `text` with spaces instead of the combining marks of a letter after the thirtieth; its length is
 * the same. The time to normalise a text grows with the square of the marks of one letter.
 */
export const limitCombiningMarks = (text: string): string =>
  text.replace(EXCESS, (marks) => ' '.repeat(marks.length))
