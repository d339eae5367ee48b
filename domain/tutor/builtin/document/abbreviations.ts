import type { DocumentIndex } from '../../../text/document.ts'
import { contentTerms } from '../../../text/search/terms.ts'

const INITIALS =
  /(?<![\p{L}'’-])(?<long>(?:[\p{L}'’-]+\s+){1,7}[\p{L}'’-]+)\s*\((?<short>[\p{Lu}\d][\p{L}\d-]{1,8})\)/gu

/** Letters with full stops, which learners leave out: "H. M." */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{Lu}\. ?){2,5}(?![\p{L}\p{N}])/gu

/** Words with a hyphen, which learners write as one: "hyper-threading". */
const HYPHENATED = /(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}+)+(?![\p{L}\p{N}-])/gu

/**
 * Abbreviations explained as "short-term memory (STM)": the preceding words with these initials.
 * Also the letters of those with full stops, and the parts of words with hyphens.
 */
export function abbreviationsOf({ sentences, language }: DocumentIndex): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (written: string, parts: string): void => {
    const [key, ...others] = contentTerms(written, language)
    const terms = contentTerms(parts, language)
    if (key !== undefined && others.length === 0 && terms.length > 1) found.set(key, terms)
  }
  for (const { text } of sentences) {
    for (const [dotted] of text.matchAll(DOTTED)) add(dotted.replace(/[. ]/gu, ''), dotted)
    for (const [word] of text.matchAll(HYPHENATED)) add(word.replaceAll('-', ''), word)
    for (const { groups } of text.matchAll(INITIALS)) {
      const short = (groups?.['short'] ?? '').replace(/s$/u, '')
      const words = (groups?.['long'] ?? '').split(/[\s-]+/u)
      const letters = short.toLowerCase()
      const from = words.findLastIndex(
        (word, i) =>
          word.toLowerCase().startsWith(letters.charAt(0)) &&
          words.length - i >= letters.length - 1,
      )
      if (!/\p{Lu}.*\p{Lu}/u.test(short) || from < 0) continue
      const [key] = contentTerms(short, language)
      if (key !== undefined) found.set(key, contentTerms(words.slice(from).join(' '), language))
    }
  }
  return found
}
