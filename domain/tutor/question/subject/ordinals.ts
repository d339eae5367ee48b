import { inAnyLanguage, REQUESTS } from '../../../languages/requests.ts'
import { contentTerms, stemOf } from '../../../text/search/terms.ts'
import { subjectWords } from './subject-words.ts'
import type { KnownPhrases } from './contrast.ts'

/** The position of a listed thing, from 0; -1 is the last one. `words` are its ordinal. */
export type Ordinal = { readonly position: number; readonly words: string }

/** "the second one", "der zweite", "el último": the words for a position in a list. */
const phrase = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${inAnyLanguage('articles')})\s+)?(?:${words})(?:\s+(?:${inAnyLanguage('ordinalNouns')}))?(?![\p{L}\p{N}])`,
    'iu',
  )

const ONE = String.raw`\s+(?:${inAnyLanguage('ordinalPronouns')})(?!\p{L})`
/** The end of a question, or a word such as "have", which cannot be a noun. */
const END_OR_VERB = String.raw`(?=\s*(?:[?!.,;]|$|(?:${inAnyLanguage('afterOrdinal')})(?!\p{L})))`
/** Between "does" and the last word, which is then a verb: "what does the second need?". */
const BEFORE_LAST_VERB =
  String.raw`(?<=(?<!\p{L})(?:${inAnyLanguage('auxiliaries')})\s+\p{L}+\s+\p{L}+)` +
  String.raw`(?=\s+\p{L}+[\s?!.]*$)`

/** An ordinal for a thing inside a question: "of the second one", "el segundo?". */
const thing = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${inAnyLanguage('articles')})\s+(?:${words})` +
      `(?:${ONE}|${END_OR_VERB}|${BEFORE_LAST_VERB})`,
    'iu',
  )

/** An ordinal before a noun, which is captured: "the second way". */
const withNoun = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${inAnyLanguage('articles')})\s+(?:${words})\s+(\p{L}+)`,
    'iu',
  )

/** A word for the first or the last of two things: "the latter", "letzteres". */
const ofTwo = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${inAnyLanguage('articles')})\s+)?(?:${words})(?![\p{L}\p{N}])`,
    'iu',
  )

/** An ordinal at the beginning of a sentence of a text: "Secondly, …", "Der zweite Schritt …". */
const beginning = (words: string): RegExp =>
  new RegExp(
    String.raw`^\P{L}*(?:(?:${inAnyLanguage('articles')}|${inAnyLanguage('beforeOrdinal')})\s+)?(?:${words})(?:${inAnyLanguage('ordinalEndings')})?(?!\p{L})`,
    'iu',
  )

type OrdinalPatterns = {
  readonly position: number
  readonly alone: RegExp
  readonly inside: RegExp
  readonly start: RegExp | null
  readonly withNoun: RegExp | null
}

const ordinalPatterns = (words: string, position: number): OrdinalPatterns => ({
  position,
  alone: phrase(words),
  inside: thing(words),
  start: beginning(words),
  withNoun: withNoun(words),
})

const patternsOfTwo = (words: string, position: number): OrdinalPatterns => ({
  position,
  alone: ofTwo(words),
  inside: ofTwo(words),
  start: null,
  withNoun: null,
})

const ORDINALS: readonly OrdinalPatterns[] = [
  patternsOfTwo(inAnyLanguage('former'), 0),
  patternsOfTwo(inAnyLanguage('latter'), -1),
  ordinalPatterns(inAnyLanguage('last'), -1),
  ...REQUESTS.flatMap(({ ordinals = [] }) => ordinals.map(ordinalPatterns)),
]

/** Phrases with such words that do not refer to a position: "at first". */
const NOT_ORDINAL = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyLanguage('notOrdinal')})(?!\p{L})`,
  'giu',
)

/** The ordinal in a question that consists of it: "and the second one?". */
export function ordinalIn(question: string, language: string): Ordinal | null {
  const asked = question.replace(NOT_ORDINAL, ' ')
  for (const { position, alone } of ORDINALS) {
    const words = alone.exec(asked)?.[0]
    if (words !== undefined && subjectWords(question.replace(words, ' '), language).length === 0)
      return { position, words }
  }
  return null
}

/** The ordinal of the thing that a question is about: "an example of the second one". */
export function ordinalInside(question: string): Ordinal | null {
  const asked = question.replace(NOT_ORDINAL, ' ')
  for (const { position, inside } of ORDINALS) {
    const words = inside.exec(asked)?.[0]
    if (words !== undefined) return { position, words }
  }
  return null
}

const OTHER_OF_TWO = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyLanguage('otherOfTwo')})(?=\s*(?:[?!.,;]|$))`,
  'iu',
)

/** Words for the one of two things that was not asked about; undefined without such words. */
export const otherOfTwo = (question: string): string | undefined => OTHER_OF_TWO.exec(question)?.[0]

/** A line of a list or a table that a reply shows. */
const LISTED_LINE = /^(?: *- |\| )/mu

/**
 * The ordinal in a question if its noun is in the lead of the list last shown: "the second way"
 * after "Three ways to estimate a tide:". Null if there is none.
 */
export function ordinalBeforeListNoun(
  question: string,
  shown: string | undefined,
  { language }: { readonly language: string },
): Ordinal | null {
  const at = shown?.search(LISTED_LINE) ?? -1
  const lead = at < 0 ? '' : (shown ?? '').slice(0, shown?.indexOf('\n', at))
  const asked = question.replace(NOT_ORDINAL, ' ')
  for (const { position, withNoun } of ORDINALS) {
    const [words, noun = ''] = withNoun?.exec(asked) ?? []
    if (
      words !== undefined &&
      contentTerms(lead, language).includes(stemOf(noun.toLowerCase(), language))
    )
      return { position, words }
  }
  return null
}

/** "step 2": a thing with a number. */
const NUMBERED = /(?<noun>\p{L}+)\s(?<number>[1-9])(?![\p{N}.,%])/u

/**
 * The previous question with the number of an ordinal: "What is step 3?" for "and the third
 * one?" after "What is step 2?". Null if the document has no such thing.
 */
export function numberedInstead(
  before: string,
  { position }: Ordinal,
  { language, hasPhrase }: KnownPhrases,
): string | null {
  const { noun = '', number } = NUMBERED.exec(before)?.groups ?? {}
  const other = String(position + 1)
  const isKnown =
    position >= 0 && hasPhrase?.([stemOf(noun.toLowerCase(), language), other]) === true
  return number !== undefined && isKnown
    ? before.replace(NUMBERED, (words) => words.slice(0, -number.length) + other)
    : null
}

/** The number of a thing: "condition 12". */
const NUMBER_OF_THING = /(?<=\p{L}\s)\d{1,2}(?![\p{N}.,%])/u

/**
 * The previous question with another number of its thing: "Which gate is step 8?" for
 * "what about 8?" after "Which gate is step 4?". Null if the question has more than a number.
 */
export function otherNumber(question: string, before: string, language: string): string | null {
  const [number = '', ...more] = subjectWords(question, language)
  return more.length === 0 && /^\d{1,2}$/u.test(number) && NUMBER_OF_THING.test(before)
    ? before.replace(NUMBER_OF_THING, number)
    : null
}

/** The position of the thing with which a sentence of a text begins: 1 for "Second, …". */
export const positionAtStart = (sentence: string): number | null =>
  ORDINALS.find(({ start }) => start?.test(sentence) === true)?.position ?? null
