import { stemOf, tokenise } from '../../../text/search/terms.ts'

/** "-ism" makes a doctrine of a thing: "functionalism" is not a form of "function". */
const DOCTRINE = /ism(?:us|o|e)?s?$/iu

/** The part that the forms of a word share as names of one thing. */
const keyOf = (word: string, language: string): string =>
  stemOf(word, language) + (DOCTRINE.test(word) ? 'ism' : '')

/** A form of `text` in which all its inflections are equal. */
export const termKey = (text: string, language: string): string =>
  tokenise(text, language)
    .map((word) => keyOf(word, language))
    .join(' ')

/** A mark that ends a phrase: "tariffs, quotas" are not a "tariff quota". */
const PHRASE_END = /[,;:.!?]\s|[()]/u

/** Where `sentence` writes `term`, with its endings and hyphens; null if it does not. */
export function rangeOf(
  sentence: string,
  term: string,
  language: string,
): { readonly start: number; readonly end: number } | null {
  const keys = tokenise(term, language).map((word) => keyOf(word, language))
  const words = [...sentence.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu)]
  const hasMarks = PHRASE_END.test(term)
  for (let i = 0; i + keys.length <= words.length; i += 1) {
    const fits = keys.every((key, j) => {
      const [word] = tokenise(words[i + j]?.[0] ?? '', language)
      return word !== undefined && keyOf(word, language) === key
    })
    const [first, last] = [words[i], words[i + keys.length - 1]]
    if (!fits || !first || !last) continue
    const range = { start: first.index, end: last.index + last[0].length }
    if (hasMarks || !PHRASE_END.test(sentence.slice(range.start, range.end))) return range
  }
  return null
}

/** How `sentence` writes `term`, with its endings and hyphens; null if it does not. */
export function formIn(sentence: string, term: string, language: string): string | null {
  const range = rangeOf(sentence, term, language)
  return range && sentence.slice(range.start, range.end)
}
