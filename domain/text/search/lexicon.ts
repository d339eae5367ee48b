import type { Language } from '../language.ts'
import type { TermSequence } from './bm25.ts'
import { contentWords, stemOf } from './terms.ts'

/** Length of word pieces (n-grams), which match compounds, clitics and unstemmed forms. */
const GRAM_LETTERS = 4

/** The terms of a text: stemmed words, and pieces of words. */
type SearchTerms = { terms: string[]; grams: string[] }

/** One ideograph or two Hangul syllables carry as much as an n-gram of alphabetic writing. */
const gramLength = (word: string): number =>
  /^\p{Script=Han}/u.test(word) ? 1 : /^\p{Script=Hangul}/u.test(word) ? 2 : GRAM_LETTERS

function gramsOf(word: string): string[] {
  const letters = gramLength(word)
  const count = word.length > letters ? word.length - letters + 1 : 0
  return Array.from({ length: count }, (_, i) => word.slice(i, i + letters))
}

/** Tokenises `text` for search. */
export function tokeniseForSearch(text: string, language: Language): SearchTerms {
  const words = contentWords(text, language)
  return { terms: words.map((word) => stemOf(word, language)), grams: words.flatMap(gramsOf) }
}

const FIRST_CAPACITY = 1024

/** Terms in order, as numbers, each term with one number. */
class NumberedTerms implements TermSequence {
  readonly vocabulary = new Map<string, number>()
  #numbers = new Int32Array(FIRST_CAPACITY)
  #length = 0

  get length(): number {
    return this.#length
  }

  get terms(): Int32Array {
    return this.#numbers.subarray(0, this.#length)
  }

  numberOf(term: string): number {
    const known = this.vocabulary.get(term)
    if (known !== undefined) return known
    const number = this.vocabulary.size
    this.vocabulary.set(term, number)
    return number
  }

  add(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Int32Array(this.#length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.#length] = number
    this.#length += 1
  }
}

/** A word as it is indexed. */
type Word = { term: string; number: number; grams: readonly number[] }

/**
 * The terms and word pieces of one text. A word is stemmed and divided once: most words of a text
 * occur often, and equal terms share their memory.
 */
export class Lexicon {
  readonly terms = new NumberedTerms()
  readonly grams = new NumberedTerms()
  readonly #language: Language
  readonly #words = new Map<string, Word>()

  constructor(language: Language) {
    this.#language = language
  }

  /** Adds what follows in the text. Returns its terms, as `tokeniseForSearch` does. */
  add(text: string): string[] {
    const terms: string[] = []
    for (const token of contentWords(text, this.#language)) {
      const word = this.#wordOf(token)
      terms.push(word.term)
      this.terms.add(word.number)
      for (const gram of word.grams) this.grams.add(gram)
    }
    return terms
  }

  #wordOf(token: string): Word {
    const known = this.#words.get(token)
    if (known !== undefined) return known
    const word = this.#read(token)
    this.#words.set(token, word)
    return word
  }

  #read(token: string): Word {
    const term = stemOf(token, this.#language)
    const grams = gramsOf(token).map((gram) => this.grams.numberOf(gram))
    return { term, number: this.terms.numberOf(term), grams }
  }
}
