import { namesOf } from '../../statements/numbers-and-names.ts'
import type { DocumentIndex } from '../../text/document.ts'
import type { Language } from '../../text/language.ts'
import type { Query } from '../../text/passages.ts'
import { contentTerms } from '../../text/terms.ts'
import { contentWords } from './question-words.ts'

/**
 * How much of what a question asks about must stand near an answer, rare words counting more; below it the tutor refuses.
 * Fitted so that of the questions put to another document nineteen in twenty are refused (docs/evaluation.md): more is found
 * by chance in English, whose words change little, and where words are the short ones that a dictionary finds in a line
 * without spaces.
 */
const COVERAGE = 0.62
const COVERAGE_OF: ReadonlyMap<Language, number> = new Map([
  ['en', 0.685],
  ...['th', 'lo', 'km', 'my'].map((language) => [language, 0.74] as const),
])
/** How much it helps that the rest of what is asked about stands somewhere in the document. */
const DOCUMENT_MATCH_WEIGHT = 0.3
/** A name tells more than other words: a document that does not have it speaks of something else. */
const NAMES = 1.7

/** What a question asks about. */
export type AskedAbout = {
  /** Terms, and how much each tells (the rarer in the document, the more). */
  terms: ReadonlyMap<string, number>
  /** Share of the terms that the document knows. */
  known: number
}

/** What a question asks about; the turn before too where it has hardly any terms of its own. */
export function questionTerms({ question, before }: Query, index: DocumentIndex): AskedAbout {
  const termsIn = (text: string) =>
    contentTerms(contentWords(text, index.language).join(' '), index.language)
  const own = termsIn(question)
  const all = new Set(own.length >= 2 || before === undefined ? own : [...own, ...termsIn(before)])
  const held = new Map(
    [...all].map((term) => [
      term,
      index.sentences.filter(({ terms }) => terms.includes(term)).length,
    ]),
  )
  const names = new Set(namesOf(question, index.language))
  const weightOf = (term: string, count: number): number =>
    Math.log(1 + index.sentences.length / (1 + count)) * (names.has(term) ? NAMES : 1)
  return {
    terms: new Map([...held].map(([term, count]) => [term, weightOf(term, count)])),
    known: [...held.values()].filter((count) => count > 0).length / Math.max(1, all.size),
  }
}

/** Whether two terms are likely forms of one word: one begins or ends the other (a compound), or alike in most of their beginning. */
export function isAlike(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 4) return false
  if (short.length * 2.5 >= long.length && (long.startsWith(short) || long.endsWith(short)))
    return true
  return (
    short.length >= 5 && long.startsWith(short.slice(0, Math.max(4, Math.ceil(short.length * 0.7))))
  )
}

/** Whether enough of what is asked about stands in sentence `i` and those beside it. */
export function coversQuestion(
  index: DocumentIndex,
  { terms, known }: AskedAbout,
  i: number,
): boolean {
  const page = index.sentences[i]?.page
  const near = [i - 1, i, i + 1].flatMap((j) => {
    const sentence = index.sentences[j]
    return sentence && sentence.page === page ? sentence.terms : []
  })
  const held = new Set(near)
  let total = 0
  let found = 0
  for (const [term, weight] of terms) {
    total += weight
    if (held.has(term) || near.some((other) => isAlike(term, other))) found += weight
  }
  // Of two things asked about, one alone is no answer.
  if (total === 0 || (terms.size === 2 && found < total)) return false
  return (
    found / total + DOCUMENT_MATCH_WEIGHT * known >= (COVERAGE_OF.get(index.language) ?? COVERAGE)
  )
}
