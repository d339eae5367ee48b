/** No letter of a language has more marks: the limit of Unicode's "stream-safe" texts. */
const MOST_MARKS = 30

const EXCESS = new RegExp(String.raw`(?<=\p{M}{${MOST_MARKS}})\p{M}+`, 'gu')

/**
 * `text` with spaces in place of the marks of a letter after the thirtieth, so that its length
 * stays. The time to normalise a text grows with the square of the marks of one letter.
 */
export const withoutExcessMarks = (text: string): string =>
  text.replace(EXCESS, (marks) => ' '.repeat(marks.length))
