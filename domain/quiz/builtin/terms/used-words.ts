/** The endings of the forms of a word. */
const INFLECTED = /^\p{L}{0,2}(?!\p{L})/u

/** Whether a text has a word or a form of it, and not only one that begins so. */
export const usesWord = (raw: string, word: string): boolean => {
  for (let at = raw.indexOf(` ${word}`); at >= 0; at = raw.indexOf(` ${word}`, at + 1))
    if (INFLECTED.test(raw.slice(at + word.length + 1, at + word.length + 4))) return true
  return false
}
