import type { Language } from '../language.ts'
import { normalise } from '../normalise.ts'
import { NUMBER } from '../words-and-numbers.ts'
import { stemmerOf } from './stemmers.ts'
import { stopWordsOf } from './stop-words.ts'

export { normalise }

/** Languages written without spaces between words, which need a dictionary. */
const UNSPACED = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my'])
const WORD = new RegExp(String.raw`${NUMBER}|[\p{L}\p{M}]+(?:'\p{L}+)?`, 'gu')

const segmenters = new Map<Language, Intl.Segmenter>()
function segmenter(language: Language): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/**
 * The normalised words of `text` in order, including stop words. Numbers are words; "1,000" is
 * "1000".
 */
export function tokenise(text: string, language: Language): string[] {
  const plain = normalise(text)
  const words = UNSPACED.has(language)
    ? Array.from(segmenter(language).segment(plain), ({ segment }) => segment).filter((word) =>
        /[\p{L}\p{N}]/u.test(word),
      )
    : (plain.match(WORD) ?? [])
  return words.map((word) =>
    word.includes(',') && /^\p{N}/u.test(word)
      ? word.replace(/,(?=\p{N}{3}(?!\p{N}))/gu, '')
      : word,
  )
}

/** Normalises letters that Arabic writers use interchangeably. */
const arabicLetters = (word: string): string =>
  word
    .replace(/[\u064B-\u0655\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')

/** The replacements in a word before its stem is formed. */
const BEFORE_STEM: ReadonlyMap<Language, (word: string) => string> = new Map([
  ['en', (word: string) => word.replace(/'s?$/, '')],
  ['ar', arabicLetters],
  // The ending of "función" is often typed without its accent, which the stemmer needs.
  ['es', (word: string) => word.replace(/(?<=\p{L}[cs])ion$/u, 'ión')],
])

/** Letters without accents and other marks. */
export const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

const caches = new Map<Language, Map<string, string>>()
/** Stems are requested repeatedly; this many per language are cached. */
const STEM_CACHE_SIZE = 50_000
/** Longer words are not stemmed: stemmers take time that grows with the square of the length. */
const MAX_STEMMED_CHARS = 100

/** The stem under which `word` (normalised) is indexed. */
export function stemOf(word: string, language: Language): string {
  if (word.length > MAX_STEMMED_CHARS) return word
  let cache = caches.get(language)
  if (!cache || cache.size > STEM_CACHE_SIZE)
    caches.set(language, (cache = new Map<string, string>()))
  const known = cache.get(word)
  if (known !== undefined) return known
  const bare = BEFORE_STEM.get(language)?.(word) ?? word
  const stemmed = stemmerOf(language)(bare)
  // In Vietnamese, diacritics alone distinguish words.
  const stem = (language === 'vi' ? stemmed : withoutAccents(stemmed)) || word
  cache.set(word, stem)
  return stem
}

/** A word in capitals, and what every text with one has. */
const TWO_CAPITALS = /\p{Lu}{2}/u
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu
const NONE: ReadonlySet<string> = new Set()

/** The words, normalised, that a text in small letters writes in capitals: "or" for "the OR". */
export const wordsInCapitals = (text: string): ReadonlySet<string> =>
  TWO_CAPITALS.test(text) && /\p{Ll}/u.test(text)
    ? new Set(Array.from(text.matchAll(CAPITALS), ([word]) => normalise(word)))
    : NONE

/**
 * The normalised words of `text` in order, without stop words. One in capitals is a name: "OR" of
 * an odds ratio.
 */
export function contentWords(text: string, language: Language): string[] {
  const stopWords = stopWordsOf(language)
  const names = wordsInCapitals(text)
  return tokenise(text, language).filter((word) => !stopWords.has(word) || names.has(word))
}

/** The terms of `text` for search and comparison: its content words, stemmed. */
export const contentTerms = (text: string, language: Language): string[] =>
  contentWords(text, language).map((word) => stemOf(word, language))
