import type { DocumentIndex, IndexedSentence } from './document.ts'
import { passagesOf, type Passage } from './passages.ts'

/** A sentence that says what comes first on its page weighs this much more. */
const OPENING = 1.5
/** What the document says often, up to this rank, are its key terms. */
const KEY_TERMS = 40
const MIN_WORDS = 5

const ENDS = /[.!?。！？؟।…]["'”’)\]]*$/u
const BEGINS = /^["'“‘(¿¡]*[\p{Lu}\p{Lo}\p{N}]/u

/** What stands under a picture or a table says nothing without it. */
const CAPTION =
  /^(?:fig(?:ure|\.)?|table|tab\.|video|listing|plate|box|exhibit|abb(?:ildung|\.)|tabelle|figura|tabla|cuadro|tableau)\s*\d/iu

/** Whether a reader would take `text` for a whole sentence: no half line, heading, caption or table row. */
export function isWhole(text: string, language: string): boolean {
  if (['th', 'lo', 'km', 'my'].includes(language)) return text.length >= 25
  if (!BEGINS.test(text) || !ENDS.test(text) || CAPTION.test(text)) return false
  if (/^\([^)]*$/u.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < text.length * 0.6 || /\s[.!?]$/.test(text)) return false
  const words = text.split(/\s+/)
  const shouted = words.filter((word) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word)).length
  if (shouted > words.length / 3) return false
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text)
    ? letters >= 8
    : words.length >= MIN_WORDS
}

/** Questions ask and connectives lean on what was before: neither sums anything up. */
const DEPENDENT_START =
  /[?？؟]["'”’)]*$|^(?:however|hence|thus|therefore|also|finally|moreover|furthermore|but|and|so|then|now|as with|in this case|for example|for instance|for now)\b/iu
const DEPENDENT_WEIGHT = 0.5
/** Sentences that share more of their terms than this say the same. */
const SAME = 0.6

/** Whether two sentences say much the same. */
export function areSimilar(a: readonly string[], b: readonly string[]): boolean {
  const left = new Set(a)
  const right = new Set(b)
  const shared = [...left].filter((term) => right.has(term)).length
  return shared > 0 && shared / (left.size + right.size - shared) >= SAME
}

/** Words of every subject, and so of none. */
const GENERAL = new Set(
  `first second third one two three four five new use used using uses contain contains may can perform performs see example examples figure table page pages chapter
  section part parts number many made make makes time times year years including include way case like called different
  let let's know however following shows show shown also given give
  http https www com org`.split(/\s+/),
)

/** The terms that occur most, with how often; those of one letter and plain numbers tell nothing. */
export function keyTerms(sentences: readonly IndexedSentence[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { terms } of sentences)
    for (const term of terms)
      if (/\p{L}/u.test(term) && !GENERAL.has(term) && term.length > 1)
        counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Map([...counts].sort(([, a], [, b]) => b - a).slice(0, KEY_TERMS))
}

/**
 * Numbers of the sentences that sum up the document, or one page of it, the best first. Rich in key terms, not long for
 * its own sake, whole; each further sentence of a page already spoken for has to be better, so that all of it is heard.
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
      (DEPENDENT_START.test(sentence.text) ? DEPENDENT_WEIGHT : 1) *
      (first ? OPENING : 1)
    return { i, group: page === undefined ? sentence.page : sentence.paragraph, score }
  })
  scored.sort((a, b) => b.score - a.score || a.i - b.i)
  // Turn by turn: the best of each page (or paragraph), then the second best of each, …
  const turns = new Map<number, number>()
  return scored
    .filter(({ score }) => score > 0)
    .map((candidate) => {
      const turn = turns.get(candidate.group) ?? 0
      turns.set(candidate.group, turn + 1)
      return { ...candidate, worth: candidate.score / (1 + turn) }
    })
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .map(({ i }) => i)
}

/** The passages that sum up the document, or explain one page of it, in page order, within `budget` characters. */
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
