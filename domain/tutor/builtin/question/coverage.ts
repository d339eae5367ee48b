import { inAnyLanguage } from '../../../languages/requests.ts'
import { hasCapitalNouns, namesOf, numberOf } from '../../../statements/numbers-and-names.ts'
import { detectLanguage } from '../../../text/language.ts'
import type { Query } from '../../../text/search/passages.ts'
import { stopWordsOf } from '../../../text/search/stop-words.ts'
import { contentTerms, stemOf, tokenise, wordsInCapitals } from '../../../text/search/terms.ts'
import { otherWordsFor, type Stems } from '../../../languages/thesaurus/thesaurus.ts'
import { subjectWords, wordsOfLanguage } from '../../question/subject/subject-words.ts'
import { differByOneEdit } from '../../question/misspelling.ts'
import { measureIn } from '../../question/subject/answer-type.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import { respellingOf } from './respelling.ts'
import { formsOf, hasSynonym, relatedTo } from './word-forms.ts'

/** A term of a question with the document's equivalents. */
export type AskedTerm = {
  readonly word: string
  readonly term: string
  /** The document's spelling: a Greek letter, or the term it misspells. */
  readonly respelt: string | null
  readonly weight: number
  /** Whether it says little about the subject. */
  readonly isWeak: boolean
  /** Equivalent terms of the document; none if it does not have the term. */
  readonly forms: ReadonlySet<string>
  /** Words and phrases of the document for nearly the same, which count less. */
  readonly related: readonly Stems[]
  /** Terms that together are equivalent: the words of an abbreviation. */
  readonly expansion: readonly string[]
}

/** Weight of names, and of those that a document lacks: it is about something else. */
const NAME_WEIGHT = 1.5
const UNKNOWN_NAME_WEIGHT = 1.7
const WEAK_WEIGHT = 0.35
/** Weight of the words of the previous question, relative to those of this one. */
const CONTEXT_WEIGHT = 0.5
/** "And in women?" only adds a circumstance to the previous question, whose words count fully. */
const ADDS_CIRCUMSTANCE = new RegExp(
  String.raw`^[\s¿¡]*(?:${inAnyLanguage('followUpAlways')})\s+(?:${inAnyLanguage('contrastedBy')})\s`,
  'iu',
)
/** Weight of a word missing in the document that is not a name, as an assumed frequency. */
const UNKNOWN_COUNT = 2
const MIN_TERMS = 3

/** Whether the document has a term with a capital. */
const isWrittenAsName = (term: string, { index: { pages } }: AnalysedDocument): boolean => {
  const name = term.charAt(0).toUpperCase() + term.slice(1)
  return pages.some((page) => page.includes(name))
}

/** Minimum length of a word that does not count because it misspells a general word. */
const MIN_MISSPELT = 7

/**
 * The words without those that only a typing error makes subjects: "somthing", "becuase". A word
 * of the document is none, nor is the only word that remains.
 */
function withoutMisspelt(words: string[], language: string, document: AnalysedDocument): string[] {
  const common = [...stopWordsOf(language), ...wordsOfLanguage(language, 'questionWords')]
  const isMisspelt = (word: string): boolean =>
    word.length >= MIN_MISSPELT &&
    !document.counts.has(stemOf(word, language)) &&
    respellingOf(word, stemOf(word, language), document) === null &&
    common.some((other) => other.length >= MIN_MISSPELT && differByOneEdit(word, other))
  const left = words.filter((word) => !isMisspelt(word))
  return left.length === 0 ? words : left
}

/** The subject words of a question, and the words in capitals that the document has: "the OR". */
function askedWords(question: string, document: AnalysedDocument): string[] {
  const { index, counts, abbreviations } = document
  const { language } = index
  const names = [...wordsInCapitals(question)].filter((word) => {
    const term = stemOf(word, language)
    return counts.has(term) || abbreviations.has(term)
  })
  const subject = withoutMisspelt(subjectWords(question, language), language, document)
  return [...new Set([...subject, ...names])]
}

/** The terms of a question; includes the previous question's if this one has hardly any. */
export function askedTerms({ question, before }: Query, document: AnalysedDocument): AskedTerm[] {
  const { index, counts, abbreviations } = document
  const ownWords = askedWords(question, document)
  // "Which of those two …": numbers are not subjects.
  const naming = ownWords.filter((word) => numberOf(word, index.language) === undefined)
  const words =
    naming.length >= MIN_TERMS || before === undefined
      ? ownWords
      : [...new Set([...ownWords, ...subjectWords(before, index.language)])]
  const own = new Set(ownWords)
  const contextWeight = ADDS_CIRCUMSTANCE.test(question) ? 1 : CONTEXT_WEIGHT
  const asking = detectLanguage(question)
  // Capitals do not indicate names in a question whose language capitalises all nouns.
  const isForeign = hasCapitalNouns(asking) && !hasCapitalNouns(index.language)
  const names = new Set(isForeign ? [] : namesOf(question, index.language))
  const weak = [index.language, asking].map((code) => wordsOfLanguage(code, 'weakWords'))
  const measures = new Set(tokenise(measureIn(question), index.language))
  const stems = [question, before ?? ''].flatMap((text) =>
    tokenise(text, index.language).map((word) => stemOf(word, index.language)),
  )
  const others = otherWordsFor(stems, index.language)
  return words.map((word) => {
    const term = stemOf(word, index.language)
    const isName = names.has(term)
    const other = hasSynonym(word, term, document) ? null : respellingOf(word, term, document)
    // "Whewell" is not a misspelling of "wheel".
    const respelt = isName && other !== null && !isWrittenAsName(other, document) ? null : other
    const forms = respelt === null ? formsOf(word, document, isName) : new Set([respelt])
    const related = isName ? [] : relatedTo(term, document, others.get(term) ?? [])
    const count = Math.max(0, ...[...forms].map((form) => counts.get(form) ?? 0))
    const seen = count === 0 && !isName ? UNKNOWN_COUNT : count
    const rarity = Math.log(1 + index.sentences.length / (1 + seen))
    const nameWeight = count === 0 ? UNKNOWN_NAME_WEIGHT : NAME_WEIGHT
    const isWeak =
      weak.some((set) => set.has(word)) ||
      measures.has(word) ||
      numberOf(word, index.language) !== undefined
    return {
      word,
      term,
      respelt,
      forms,
      related,
      weight:
        rarity *
        (isWeak ? WEAK_WEIGHT : isName ? nameWeight : 1) *
        (own.has(word) ? 1 : contextWeight),
      isWeak,
      expansion: abbreviations.get(term) ?? [],
    }
  })
}

const isIn = (asked: AskedTerm, terms: ReadonlySet<string>): boolean =>
  [...asked.forms].some((form) => terms.has(form)) ||
  (asked.expansion.length > 0 && asked.expansion.every((term) => terms.has(term)))

/** Weighted share of the question's terms that pass a test, from 0 to 1. */
export const share = (asked: readonly AskedTerm[], test: (term: AskedTerm) => boolean): number => {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  const found = asked.reduce((sum, term) => sum + (test(term) ? term.weight : 0), 0)
  return total === 0 ? 0 : found / total
}

/** Weight of a word with nearly the same meaning. */
const RELATED_WEIGHT = 0.7

/** Weighted share of the question's terms in `terms`. */
export function coverage(asked: readonly AskedTerm[], terms: ReadonlySet<string>): number {
  const isRelated = ({ related }: AskedTerm): boolean =>
    related.some((stems) => stems.every((stem) => terms.has(stem)))
  const exact = share(asked, (term) => isIn(term, terms))
  const related = share(asked, (term) => !isIn(term, terms) && isRelated(term))
  return exact + RELATED_WEIGHT * related
}

/** Whether the document has a term. */
const isKnown = ({ forms, expansion }: AskedTerm): boolean => forms.size > 0 || expansion.length > 0

/** Weighted share of the question's terms that the document has. */
export const knownShare = (asked: readonly AskedTerm[]): number => share(asked, isKnown)

/** The capitalised words of a question, besides its first ones. */
export const capitalised = (question: string): ReadonlySet<string> =>
  new Set(
    Array.from(
      question.matchAll(/(?=\p{Lu})(?<=\p{L}\s+["'“„«]?)\p{Lu}[\p{L}\p{N}]+/gu),
      ([name]) => name.toLowerCase(),
    ),
  )

/** Whether the question has a capitalised word, not its first, that the document lacks. */
export const namesUnknown = (question: string, asked: readonly AskedTerm[]): boolean =>
  [...capitalised(question)].some((name) =>
    asked.some((askedTerm) => askedTerm.word === name && !isKnown(askedTerm)),
  )

/**
 * Share of `terms` that the question asks about or has among its `words`: 1 if a heading has no
 * others.
 */
export function precision(
  asked: readonly AskedTerm[],
  terms: ReadonlySet<string>,
  words: ReadonlySet<string> = new Set(),
): number {
  const questionForms = new Set(asked.flatMap(({ forms, expansion }) => [...forms, ...expansion]))
  const matching = [...terms].filter((term) => questionForms.has(term) || words.has(term)).length
  return terms.size === 0 ? 0 : matching / terms.size
}

/**
 * The question with unknown words replaced by the document's, for the search. These weigh as much
 * as the previous question.
 */
export function inWordsOfDocument(
  { question, before }: Query,
  asked: readonly AskedTerm[],
  document: AnalysedDocument,
): Query {
  const unknown = asked.filter(({ term }) => !document.counts.has(term))
  const others = unknown.flatMap(({ forms, expansion }) => [
    ...[...forms].slice(0, 4),
    ...expansion,
  ])
  const related = asked.flatMap((askedTerm) => askedTerm.related.flat())
  const context = [before, ...others, ...related].filter((text) => text !== undefined).join(' ')
  return context === '' ? { question } : { question, before: context }
}

/** The set of terms of a phrase. */
export const termSet = (text: string, language: string): ReadonlySet<string> =>
  new Set(contentTerms(text, language))
