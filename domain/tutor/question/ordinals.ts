import { inAnyLanguage, REQUESTS } from '../../languages/requests.ts'
import { stemOf } from '../../text/search/terms.ts'
import { subjectWords } from '../builtin/question/coverage.ts'
import type { KnownPhrases } from './contrast.ts'

/** A thing of those that were listed, from 0; -1 is the last one. `words` name it in a question. */
export type Ordinal = { readonly position: number; readonly words: string }

/** "the second one", "der zweite", "el último": the words for a place in a list. */
const phrase = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${inAnyLanguage('articles')})\s+)?(?:${words})(?:\s+(?:${inAnyLanguage('ordinalNouns')}))?(?![\p{L}\p{N}])`,
    'iu',
  )

/** The same inside a question, where it stands for a thing: "of the second one", "el segundo?". */
const thing = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${inAnyLanguage('articles')})\s+(?:${words})` +
      String.raw`(?:\s+(?:${inAnyLanguage('ordinalPronouns')})(?!\p{L})|(?=\s*(?:[?!.,;]|$|(?:${inAnyLanguage('afterOrdinal')})(?!\p{L}))))`,
    'iu',
  )

/** The same at the beginning of a sentence of a text: "Secondly, …", "Der zweite Schritt …". */
const beginning = (words: string): RegExp =>
  new RegExp(
    String.raw`^\P{L}*(?:(?:${inAnyLanguage('articles')}|${inAnyLanguage('beforeOrdinal')})\s+)?(?:${words})(?:${inAnyLanguage('ordinalEndings')})?(?!\p{L})`,
    'iu',
  )

type OrdinalPatterns = {
  readonly position: number
  readonly alone: RegExp
  readonly inside: RegExp
  readonly start: RegExp
}

const ordinalPatterns = (words: string, position: number): OrdinalPatterns => ({
  position,
  alone: phrase(words),
  inside: thing(words),
  start: beginning(words),
})

const ORDINALS: readonly OrdinalPatterns[] = [
  ordinalPatterns(inAnyLanguage('last'), -1),
  ...REQUESTS.flatMap(({ ordinals = [] }) => ordinals.map(ordinalPatterns)),
]

/** The place that a question names if it names nothing else: "and the second one?". */
export function ordinalIn(question: string, language: string): Ordinal | null {
  for (const { position, alone } of ORDINALS) {
    const words = alone.exec(question)?.[0]
    if (words !== undefined && subjectWords(question.replace(words, ' '), language).length === 0)
      return { position, words }
  }
  return null
}

/** The place of the thing that a question is about: "an example of the second one". */
export function ordinalInside(question: string): Ordinal | null {
  for (const { position, inside } of ORDINALS) {
    const words = inside.exec(question)?.[0]
    if (words !== undefined) return { position, words }
  }
  return null
}

/** "step 2": a thing that a number names. */
const NUMBERED = /(?<noun>\p{L}+)\s(?<number>[1-9])(?![\p{N}.,%])/u

/**
 * The question before with the number that an ordinal names: "What is step 3?" for "and the third
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
 * The question before with another number of the thing that it names: "Which gate is step 8?" for
 * "what about 8?" after "Which gate is step 4?". Null if the question names more than a number.
 */
export function otherNumber(question: string, before: string, language: string): string | null {
  const [number = '', ...more] = subjectWords(question, language)
  return more.length === 0 && /^\d{1,2}$/u.test(number) && NUMBER_OF_THING.test(before)
    ? before.replace(NUMBER_OF_THING, number)
    : null
}

/** The place of the thing with which a sentence of a text begins: 1 for "Second, …". */
export const positionAtStart = (sentence: string): number | null =>
  ORDINALS.find(({ start }) => start.test(sentence))?.position ?? null
