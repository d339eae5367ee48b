import { definitionChecks } from '../../../../languages/definition-checks.ts'
import { beginning, exactly, wordsInside } from '../../../../languages/patterns.ts'
import { onOneLine } from '../../../../text/normalise.ts'
import type { Term } from '../terms.ts'
import { usesWord } from '../used-words.ts'
import { headOf, wordsIn, type Wording } from '../../wording/wording.ts'

/** Nouns that say what a text does with a thing instead of what it is. */
const VAGUE = exactly(definitionChecks('vagueNouns'))

/** Nouns that rate a thing or put it in relation to others, where a sentence is all there is. */
const RELATION = exactly(definitionChecks('relationNouns'))
/** Beginnings that rate or compare a thing. */
const RATING = beginning(definitionChecks('ratings'))

/**
 * A superlative compares things; with a clause it can define one: "the largest number that divides
 * both".
 */
const SUPERLATIVE = beginning(definitionChecks('superlatives'), String.raw`\s`)

/**
 * Whether a meaning compares a thing with others that it does not mention: "the largest, as it".
 */
const isComparison = (meaning: string, { patterns }: Wording): boolean => {
  const compared = SUPERLATIVE_WORDS.exec(meaning)?.[0] ?? ''
  const [next = ''] = wordsIn(meaning.slice(compared.length))
  return compared !== '' && patterns.boundary.test(next)
}

const SUPERLATIVE_WORDS = beginning(definitionChecks('superlatives'), String.raw`(?=[\s,])`)

/** Minimum words of a meaning in a plain sentence, which less than that does not tell apart. */
const MIN_PLAIN_WORDS = 5

/** Parts and amounts of things: "the majority of attacks". */
const AMOUNT = beginning(definitionChecks('amounts'), String.raw`\s`)

/** A number of a thing: "the share of biofuels amounts to 33 TWh". */
const MEASURE = wordsInside(definitionChecks('measures'))
const isStatistic = (meaning: string): boolean => MEASURE.test(meaning) && /\p{N}/u.test(meaning)

/** Adjectives that rate a thing. */
const IMPORTANCE = beginning(definitionChecks('importance'))

/** What a thing has of another one: "a property of the gate". */
const QUALITY = beginning(definitionChecks('ownQualities'))

/** Words that begin what distinguishes a thing from others of its kind. */
const DISTINCTION = wordsInside(definitionChecks('distinctions'))

/**
 * Whether a plain sentence says too little of a thing to define it: "a real property", "the world
 * and decides something", or is about an aspect of it: "the basis for liability".
 */
const isVague = ({ term, meaning, kinds }: Term, wording: Wording): boolean => {
  const { article, boundary } = wording.patterns
  const head = headOf(term, wording)
  // "The basis for liability", but "load factor".
  const isAspect = !wording.headFirst && !term.toLowerCase().endsWith(head)
  const words = wordsIn(meaning.replace(article, ''))
  const end = words.findIndex((word, index) => index > 0 && boundary.test(word))
  const rest = end < 0 ? '' : words.slice(end).join(' ')
  return (
    VAGUE.test(head) ||
    (isAspect && RELATION.test(head)) ||
    (kinds.size === 0 && NO_DISTINCTION.test(rest)) ||
    !DISTINCTION.test(end < 0 ? meaning : rest)
  )
}

/** Words after a noun that begin another statement about the thing: "a mirror when …". */
const NO_DISTINCTION = beginning(definitionChecks('noDistinctions'), String.raw`\s`)

/** Whether a meaning explains a term of one word with the same word: "color, what has colors". */
const usesOwnWord = ({ term, stems, meaningStems }: Term): boolean =>
  wordsIn(term).length === 1 && [...stems].every((stem) => meaningStems.has(stem))

/** A general noun with a definite article: "The device consists of …". */
const GENERAL = beginning(definitionChecks('generalThings'), String.raw`\s`)

/** Whether a plain sentence is about a thing of the previous text: "the device". */
const isNamedBefore = ({ term, quote, source }: Term): boolean =>
  source === 'plain' && wordsIn(term).length === 1 && GENERAL.test(onOneLine(quote))

/** Whether a meaning is only another name: "the Central Bank is the Bank of Mexico". */
const isCircular = ({ term, meaning, meaningNoun }: Term, { patterns, ...wording }: Wording) =>
  !wording.capitalNouns &&
  /\p{Lu}/u.test(term) &&
  patterns.article.test(meaning) &&
  !patterns.indefinite.test(meaning) &&
  !patterns.relative.test(meaning.replace(patterns.article, '')) &&
  meaningNoun === headOf(term, { ...wording, patterns })

/** "The sort of wood, the size of the gate, etc." */
const AND_SO_ON = new RegExp(String.raw`,\s(?:${definitionChecks('andSoOn')})\.?$`, 'iu')
const isOpenList = (meaning: string): boolean =>
  AND_SO_ON.test(meaning) && meaning.split(', ').length > MIN_LISTED
/** Minimum things before the end of an open list. */
const MIN_LISTED = 2

/** A thing with a letter, of which a rule speaks: "class A". */
const LETTERED = /^(?:.* )?(?<noun>\p{L}{2,40}) \p{Lu}$/u

/** Whether a meaning explains a thing with a letter by one with another letter: "of class B". */
const isRuleOfLetters = ({ term, meaning }: Term): boolean => {
  const noun = LETTERED.exec(term)?.groups?.['noun']?.toLowerCase()
  return (
    noun !== undefined &&
    Array.from(meaning.matchAll(/(\p{L}{2,40}) (?=\p{Lu}(?!\p{L}))/gu)).some(
      ([, other]) => other?.toLowerCase() === noun,
    )
  )
}

/** Words for the readers of a text: "an idea that we have met". */
const READER = wordsInside(definitionChecks('readers'))

/** Whether a definition is a remark about its term, or describes a person. */
export const isRemark = (found: Term, raw: string, wording: Wording): boolean => {
  const { term, meaning, source, meaningNoun, kinds, isPhrase } = found
  const { capitalNouns, patterns } = wording
  if (source === 'glossary') return false
  if (VAGUE.test(meaningNoun) || AMOUNT.test(term) || IMPORTANCE.test(meaning)) return true
  if (isStatistic(meaning) || QUALITY.test(meaning)) return true
  if (wordsIn(term).length === 1 && meaningNoun === term.toLowerCase()) return true
  if (READER.test(meaning)) return true
  if (usesOwnWord(found) || isNamedBefore(found) || isRuleOfLetters(found)) return true
  if (isCircular(found, wording) || isComparison(meaning, wording)) return true
  const lower = term.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  const isOneOfMany = capitalNouns || usesWord(raw, lower)
  // "What is meant by" does not ask for a single person.
  if (kinds.has('person') && !isOneOfMany) return true
  return (
    source === 'plain' &&
    (RELATION.test(meaningNoun) ||
      isOpenList(meaning) ||
      wordsIn(meaning).length < MIN_PLAIN_WORDS ||
      (isPhrase && isVague(found, wording)) ||
      RATING.test(meaning) ||
      (SUPERLATIVE.test(meaning) && !patterns.relative.test(meaning)))
  )
}
