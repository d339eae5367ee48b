import { answerWordsOf } from '../../../languages/answers.ts'
import { joinPatternLines } from '../../../languages/patterns.ts'
import { LANGUAGES } from '../../../languages/registry.ts'
import type { Stems } from '../../../languages/thesaurus/thesaurus.ts'
import { numberOf } from '../../../statements/numbers-and-names.ts'
import { contentWords, stemOf } from '../../../text/search/terms.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'

/** Whether two terms are probably forms of one word, equal except for the ending. */
function sharesStart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  // A stemmer leaves the plural of a loan word: "hubs".
  if (short.length < 4) return short.length === 3 && long === `${short}s`
  if (short.length * 2.5 >= long.length && long.startsWith(short)) return true
  const shared = short.slice(0, Math.max(4, Math.ceil(short.length * 0.75)))
  return short.length >= 5 && long.startsWith(shared) && long.length - short.length <= 3
}

/** Whether two names differ by an ending of at most two letters: "Inca", "Incan". */
function isSameName(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return a === b || (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2)
}

/** Minimum share of a word in a shorter one that begins it: not "earth" for "earthquake". */
const MIN_BEGINNING = 0.6

const joinsCompounds = (language: string): boolean =>
  LANGUAGES.get(language)?.joinsCompounds === true

/** Minimum length of the part before a shared end: not "re" in "reproduce". */
const MIN_FIRST_PART = 4

/** Whether one term is the end of the other: a compound or a hyphenated word. */
function sharesEnd(a: string, b: string, language: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 4 || short.length * 2.5 < long.length || !long.endsWith(short)) return false
  const isPrefixed = joinsCompounds(language) || !/^\p{Script=Latin}/u.test(long)
  return isPrefixed || long.length - short.length >= MIN_FIRST_PART
}

/** Letters by which a stem's own word may be longer than it: "imports". */
const MAX_ENDING = 2

/** Whether two words are forms of one: not "import" and "important", which share their stem. */
function isSameWord(word: string, other: string, term: string, language: string): boolean {
  const isStemAlone = word.length - term.length < MAX_ENDING
  return (
    other === word ||
    (stemOf(other, language) === term && !(isStemAlone && other.length - term.length > MAX_ENDING))
  )
}

/** Stems of a word's synonyms, from the lists of its language. */
function synonymsOf(word: string, term: string, language: string): string[] {
  const sets = LANGUAGES.get(language)?.synonyms ?? []
  return sets
    .filter((set) => set.some((other) => isSameWord(word, other, term, language)))
    .flatMap((set) => set.map((other) => stemOf(other, language)))
}

/**
 * The document's synonyms for the words of a question, also for question words: "cause" for
 * "reason".
 */
export const othersOf = (
  question: string,
  { index: { language }, counts }: AnalysedDocument,
): ReadonlyMap<string, string> =>
  new Map(
    contentWords(question, language).flatMap((word) => {
      const term = stemOf(word, language)
      return synonymsOf(word, term, language)
        .filter((other) => other !== term && counts.has(other))
        .map((other) => [other, term] as const)
    }),
  )

/** Whether the document has a synonym of a word, which is not a misspelling then. */
export const hasSynonym = (
  word: string,
  term: string,
  { index, counts }: AnalysedDocument,
): boolean => synonymsOf(word, term, index.language).some((other) => counts.has(other))

/** The beginning of the nouns of a separable participle: "aufbau" for "aufgebaut". */
function beginningOfNoun(word: string, language: string): string | null {
  const source = answerWordsOf(language)?.separableParticiples
  if (source === undefined) return null
  const { prefix, root } = new RegExp(`^${joinPatternLines(source)}$`, 'u').exec(word)?.groups ?? {}
  return prefix === undefined || root === undefined ? null : prefix + root
}

/** Minimum letters of a word without the particles before it. */
const MIN_CORE = 3

/** A term without the particles that its language writes before it; null if it has none. */
function coreOf(term: string, language: string): string | null {
  const prefixes = answerWordsOf(language)?.prefixes
  if (prefixes === undefined) return null
  const core = term.replace(prefixes, '')
  return core.length >= MIN_CORE ? core : null
}

/** The other way to write a number: "seven" for "7"; null for other words. */
function otherNumber(
  word: string,
  { index: { language }, counts }: AnalysedDocument,
): string | null {
  const digits = numberOf(word, language)
  if (digits !== undefined) return digits
  if (!/^\d{1,2}$/u.test(word)) return null
  return [...counts.keys()].find((term) => numberOf(term, language) === word) ?? null
}

/** The document's terms for `word`. Names have no synonyms and hardly any endings. */
export function formsOf(word: string, document: AnalysedDocument, isName: boolean): Set<string> {
  const { index, counts, proseTerms } = document
  const term = stemOf(word, index.language)
  if (isName && !joinsCompounds(index.language))
    return new Set(
      [term, ...proseTerms].filter((other) => counts.has(other) && isSameName(term, other)),
    )
  const number = otherNumber(word, document)
  const others = [
    term,
    ...synonymsOf(word, term, index.language),
    ...(number === null ? [] : [number]),
  ]
  const forms = new Set(others.filter((other) => counts.has(other)))
  const isKnown = counts.has(term)
  const core = coreOf(term, index.language)
  const noun = beginningOfNoun(word, index.language)
  const least = joinsCompounds(index.language) ? 0 : MIN_BEGINNING * term.length
  for (const other of proseTerms)
    if (
      (sharesStart(term, other) && other.length >= least) ||
      (!isKnown && sharesEnd(term, other, index.language)) ||
      (!isKnown && core !== null && core === coreOf(other, index.language)) ||
      (noun !== null && other.startsWith(noun))
    )
      forms.add(other)
  return forms
}

/** Minimum length of a word whose compounds are about it: "Zeitkomplexität" for "Komplexität". */
const MIN_COMPOUNDED = 5

/**
 * The document's words with nearly the meaning of a word: `others` of the thesaurus that it has,
 * and compounds that end with the word.
 */
export function relatedTo(
  term: string,
  { index, counts, proseTerms }: AnalysedDocument,
  others: readonly Stems[],
): Stems[] {
  const compounds =
    joinsCompounds(index.language) && term.length >= MIN_COMPOUNDED
      ? [...proseTerms].filter((other) => other !== term && other.endsWith(term))
      : []
  return [
    ...others.filter((stems) => stems.every((stem) => counts.has(stem))),
    ...compounds.map((compound) => [compound]),
  ]
}
