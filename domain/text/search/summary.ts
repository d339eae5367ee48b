import { UNPUNCTUATED_LANGUAGES } from '../sentences.ts'
import { isContinuedTitle } from '../blocks/continued-titles.ts'
import { pageWords } from '../../languages/pages.ts'
import type { DocumentIndex, IndexedSentence } from '../document.ts'
import { passagesOf, type Passage } from './passages.ts'
import { END_SIGNS } from '../sentence-bounds.ts'

/** Weight of the first sentence of a page. */
const OPENING = 1.5
/** Number of most frequent terms that count as key terms. */
const KEY_TERMS = 40
const MIN_WORDS = 5

const ENDS = new RegExp(String.raw`[${END_SIGNS}]["'”’)\]]*$`, 'u')
const BEGINS = /^["'“‘(¿¡]*[\p{Lu}\p{Lo}\p{N}]/u

/** Captions depend on their figure or table. */
const CAPTION = new RegExp(String.raw`^(?:${pageWords('captions')})\s*\d`, 'iu')

const isTitle = (text: string): boolean => CAPTION.test(text) || isContinuedTitle(text)

/** Whether `text` is a complete sentence, not a partial line, heading, caption or table row. */
export function isWhole(text: string, language: string): boolean {
  if (UNPUNCTUATED_LANGUAGES.has(language)) return text.length >= 25
  if (!BEGINS.test(text) || !ENDS.test(text) || isTitle(text)) return false
  if (/^\([^)]*$/u.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < text.length * 0.6 || /\s[.!?]$/.test(text)) return false
  const words = text.split(/\s+/)
  const capitals = words.filter((word) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word)).length
  if (capitals > words.length / 3) return false
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text)
    ? letters >= 8
    : words.length >= MIN_WORDS
}

/** Questions and sentences that begin with a connective depend on other text. */
const DEPENDENT_START = new RegExp(
  String.raw`[?？؟]["'”’)]*$|^(?:${pageWords('dependentStarts')})\b`,
  'iu',
)
const DEPENDENT_WEIGHT = 0.5

/** Whether a sentence refers to the text before it, or asks. */
export const isDependent = (text: string): boolean => DEPENDENT_START.test(text)
/** Sentences that share more of their terms than this are similar. */
const SAME = 0.6

/** Whether two sentences are nearly the same. */
export function areSimilar(a: readonly string[], b: readonly string[]): boolean {
  const left = new Set(a)
  const right = new Set(b)
  const shared = [...left].filter((term) => right.has(term)).length
  return shared > 0 && shared / (left.size + right.size - shared) >= SAME
}

/** General words that are specific to no subject. */
const GENERAL = new Set(
  `first second third one two three four five new use used using uses contain contains may can perform performs see example examples figure table page pages chapter
  section part parts number many made make makes time times year years including include way case like called different
  let let's know however following shows show shown also given give
  http https www com org`.split(/\s+/),
)

/** The most frequent terms with their counts, without single letters and plain numbers. */
export function keyTerms(sentences: readonly IndexedSentence[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { terms } of sentences)
    for (const term of terms)
      if (/\p{L}/u.test(term) && !GENERAL.has(term) && term.length > 1)
        counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Map([...counts].sort(([, a], [, b]) => b - a).slice(0, KEY_TERMS))
}

/**
 * Numbers of the sentences that summarise the document, or one page of it, best first. Scores key
 * terms per length and complete sentences; every further sentence of the same page needs a better
 * score, so that all pages are covered.
 */
export function summaryOrder(index: DocumentIndex, page?: number): number[] {
  const inScope = index.sentences
    .map((sentence, i) => ({ sentence, i }))
    .filter(({ sentence }) => page === undefined || sentence.page === page)
  const keys = keyTerms(inScope.map(({ sentence }) => sentence))
  const opened = new Set<number>()
  const scored = inScope.map(({ sentence, i }) => {
    const distinct = new Set(sentence.terms)
    let weight = 0
    for (const term of distinct) weight += Math.log(1 + (keys.get(term) ?? 0))
    const whole = isWhole(sentence.text, index.language)
    const first = whole && !opened.has(sentence.page)
    if (first) opened.add(sentence.page)
    const score =
      (weight / Math.sqrt(4 + sentence.terms.length)) *
      (whole ? 1 : 0.1) *
      (isDependent(sentence.text) ? DEPENDENT_WEIGHT : 1) *
      (first ? OPENING : 1)
    return { i, group: page === undefined ? sentence.page : sentence.paragraph, score }
  })
  scored.sort((a, b) => b.score - a.score || a.i - b.i)
  // Round-robin: the best sentence of each page (or paragraph), then the second best of each, …
  const turns = new Map<number, number>()
  return scored
    .filter(({ score }) => score > 0)
    .map((candidate) => {
      const turn = turns.get(candidate.group) ?? 0
      turns.set(candidate.group, turn + 1)
      return { ...candidate, rank: candidate.score / (1 + turn) }
    })
    .sort((a, b) => b.rank - a.rank || a.i - b.i)
    .map(({ i }) => i)
}

/**
 * The passages that summarise the document, or one page of it, in page order, within `budget`
 * characters.
 */
export function summaryPassages(index: DocumentIndex, budget: number, page?: number): Passage[] {
  if (page !== undefined) {
    const all = index.sentences.flatMap((sentence, i) => (sentence.page === page ? [i] : []))
    const whole = passagesOf(index, all, Infinity)
    const length = whole.reduce(
      (sum, { text }) => sum + text.length + 1 + `[p. ${page}] `.length,
      0,
    )
    if (length <= budget) return whole
  }
  return passagesOf(index, summaryOrder(index, page), budget)
}
