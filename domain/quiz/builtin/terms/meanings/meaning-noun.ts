import { definitionChecks } from '../../../../languages/definition-checks.ts'
import { exactly } from '../../../../languages/patterns.ts'
import { kindsOf, type KindOfThing } from '../../../../languages/kinds-of-things.ts'
import { wordsIn, type Wording } from '../../wording/wording.ts'

/** The kind of a term according to its meaning. */
export type MeaningNoun = {
  /** The noun: "the scientific process of …" → "process". Lower case; empty if there is none. */
  readonly meaningNoun: string
  /** What it denotes; empty if that is not known. */
  readonly kinds: ReadonlySet<KindOfThing>
}

/** Words that join adjectives or nouns: "an involuntary and instantaneous movement". */
const CONJUNCTION = exactly(definitionChecks('conjunctions'))
/** Adverbs before a participle: "a widely used structure". */
const ADVERB = exactly(definitionChecks('adverbs'))
/** Adjectives before a comma: "a long, thin tube". */
const ADJECTIVES = /^([\p{L}-]+),\s+(?:([\p{L}-]+),\s+)?/u

/** The index after the last word of the noun phrase that begins at `from`. */
const endOfPhrase = (
  words: readonly string[],
  from: number,
  { patterns, verbsLookPlural }: Wording,
): number => {
  // A clause without its pronoun: "the money a person receives".
  const beginsClause = (word: string) => verbsLookPlural && patterns.indefinite.test(`${word} `)
  const end = words.findIndex(
    (word, index) =>
      index > from &&
      ((patterns.boundary.test(word) && !ADVERB.test(words[index - 1] ?? '')) ||
        beginsClause(word)),
  )
  return end < 0 ? words.length : end
}

/** The words of a noun phrase from its head noun outwards. */
const fromHead = (words: readonly string[], from: number, wording: Wording): string[] => {
  const end = endOfPhrase(words, from, wording)
  const phrase = words.slice(from, end)
  if (wording.headFirst) return phrase
  const trailing = phrase.at(-1) ?? ''
  const { participle } = wording.patterns
  const isParticiple =
    participle !== null &&
    phrase.length > 1 &&
    participle.ending.test(trailing) &&
    (participle.pastEnding.test(trailing) || participle.complement.test(words[end] ?? '')) &&
    kindsOf(trailing, wording.language).size === 0
  return (isParticiple ? phrase.slice(0, -1) : phrase).toReversed()
}

/** The kind of a term according to its meaning: "a layer of fatty tissue" → layer, an object. */
export const meaningNounOf = (meaning: string, wording: Wording): MeaningNoun => {
  const { article, gerundStart, transparent } = wording.patterns
  const gerund = gerundStart?.exec(meaning)?.groups?.['gerund']?.toLowerCase()
  if (gerund !== undefined) return { meaningNoun: gerund, kinds: new Set<KindOfThing>(['action']) }
  const bare = meaning
    .replace(/\([^)]*\)/gu, ' ')
    .replace(transparent, '')
    .replace(article, '')
    .replace(ADJECTIVES, (_, first: string, second = '') => `${first} ${String(second)} `)
  const words = wordsIn(/^[^,;:()]*/u.exec(bare)?.[0] ?? '').map((word) => word.toLowerCase())
  const end = endOfPhrase(words, 0, wording)
  const phrases = [fromHead(words, 0, wording)]
  if (CONJUNCTION.test(words[end] ?? '')) phrases.push(fromHead(words, end + 1, wording))
  for (const phrase of phrases)
    for (const meaningNoun of phrase) {
      const kinds = kindsOf(meaningNoun, wording.language)
      if (kinds.size > 0) return { meaningNoun, kinds }
    }
  return { meaningNoun: phrases[0]?.[0] ?? '', kinds: new Set() }
}

const singular = (noun: string): string => noun.replace(/ies$/u, 'y').replace(/e?s$/u, '')

/** Whether two nouns are one, in the singular or plural: "systems" and "system". */
export const areOneNoun = (a: string, b: string): boolean =>
  a.length > 2 && b.length > 2 && singular(a) === singular(b)
