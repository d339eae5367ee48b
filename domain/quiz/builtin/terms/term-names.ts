import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning, exactly } from '../../../languages/patterns.ts'
import { withoutSigns } from '../../../text/blocks/definition-labels.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { stopWordsOf } from '../../../text/search/stop-words.ts'
import { headOf, wordsIn, type Wording } from '../wording/wording.ts'

const MAX_TERM_WORDS = 6

/** "The basic definition of general intent" contains the term "general intent". */
const DEFINITION_OF = beginning(String.raw`(?:\p{L}+ )?(?:${definitionChecks('definitionOf')})`)

/** The word that says that a term in quotation marks is one: "the term ‘silt load’". */
const ANNOUNCED = beginning(
  String.raw`(?:(?:${definitionChecks('articles')})\s)?(?:${definitionChecks('termNouns')})`,
  String.raw`\s(?=["'‘“„«])`,
)

/** A term whose first word only looks like an article: "a priori knowledge". */
const LATIN = beginning(definitionChecks('latinTerms'), String.raw`(?!\p{L})`)

/** Words that join two terms. */
const JOINED = new RegExp(String.raw`\s(?:${definitionChecks('conjunctions')}|&)\s`, 'iu')

/** Whether a name joins two: "supply and demand". */
export const namesTwo = (name: string): boolean => JOINED.test(name)

/** A term without surrounding articles, quotation marks, colon, abbreviation or sign. */
export const cleanTerm = (text: string, { patterns }: Wording): string => {
  const bare = withoutSigns(onOneLine(text))
    .replace(ANNOUNCED, '')
    .replace(/\s*\([^()]*\)?\s*:?\s*$/u, '')
    .replace(/\s\([^()]{1,30}\)(?=\s)/gu, '')
    .replace(/^[\s"'‘“”„«»(•●▪◦]+/u, '')
    .replace(/(?<![\s"'’“”„«»:;,.)–—])[\s"'’“”„«»:;,.)–—]+$/u, '')
  return LATIN.test(bare) ? bare : bare.replace(patterns.article, '').replace(DEFINITION_OF, '')
}

/** Labels of a layout that also end terms: "hash table", "optimisation problem". */
const LABEL_IN_TERM = exactly(definitionChecks('labelsInTerms'))

/** Names in programs: "Gen.list", "isOpen". */
const CODE = /\p{Ll}\.\p{L}|(?<!\p{L})\p{Ll}{2,}\p{Lu}\p{Ll}/u

/** Whether a noun with a capital is followed by a verb: "Die Bank kauft Anleihen". */
const isClauseOfNouns = (words: readonly string[], { patterns }: Wording): boolean =>
  words.some(
    (word, at) =>
      /^\p{Lu}/u.test(words[at - 1] ?? '') &&
      /^\p{Ll}+t$/u.test(word) &&
      !patterns.boundary.test(word),
  )

/** Whether a phrase describes a thing instead of naming it: "specific type of sample". */
const isDescription = (term: string, wording: Wording): boolean =>
  wording.patterns.description?.test(term) === true ||
  (wording.capitalNouns && isClauseOfNouns(wordsIn(term), wording)) ||
  (wording.capitalNouns && !/^\P{Ll}/u.test(wordsIn(term).at(-1) ?? '')) ||
  CODE.test(term)

/** A position in a series that only the previous text explains: "Piaget’s second stage". */
const ORDINAL = new RegExp(String.raw`(?<!\p{L})(?:${definitionChecks('ordinals')})(?!\p{L})`, 'u')

/** A position in a series alone: "the first". */
const PLACE = exactly(definitionChecks('placesInSeries'))

/** Whether a phrase that no glossary lists names something instead of describing it. */
const namesThing = (term: string, wording: Wording): boolean => {
  const { patterns } = wording
  return (
    !patterns.vagueStart.test(term) &&
    !patterns.label.test(term) &&
    !ORDINAL.test(term) &&
    !isDescription(term, wording) &&
    (LABEL_IN_TERM.test(headOf(term, wording)) || !patterns.label.test(headOf(term, wording)))
  )
}

/** Whether `term` can be asked about: a few words, without numbers or signs. */
export const isTerm = (term: string, wording: Wording, isGlossary = false): boolean => {
  const { patterns } = wording
  const stopWords = stopWordsOf(wording.language)
  const words = term.split(/\s+/u)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return (
    words.length <= MAX_TERM_WORDS &&
    /^[\p{L}\p{M}\p{N} '’./-]{3,60}$/u.test(term) &&
    (/\p{L}{2}/u.test(first) || LATIN.test(term)) &&
    // "endoplasmic reticulum or E. R" is cut inside an abbreviation.
    !/\.\s/u.test(term) &&
    !/^\d+$/u.test(last) &&
    // The number of a file, two names of an outline, and a name before a dash.
    !/^\d+-|\s\/\s|\s-/u.test(term) &&
    // A verb that begins an item of notes: "Beschreibt die Fähigkeit".
    !(words.length === 1 && patterns.copula.test(term)) &&
    !patterns.boundary.test(first) &&
    !patterns.boundary.test(last) &&
    !PLACE.test(term) &&
    // "Then $f(x)$ is the probability of …" does not define a thing called "then".
    !words.every((word) => stopWords.has(word.toLowerCase())) &&
    !words.some((word) => patterns.dependentStart.test(word) || patterns.relative.test(word)) &&
    (isGlossary || namesThing(term, wording))
  )
}
