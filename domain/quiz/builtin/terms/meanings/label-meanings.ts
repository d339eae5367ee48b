import { definitionChecks } from '../../../../languages/definition-checks.ts'
import { kindsOf } from '../../../../languages/kinds-of-things.ts'
import { exactly, wordsInside } from '../../../../languages/patterns.ts'
import { headOf, wordsIn, type Wording } from '../../wording/wording.ts'
import { areOneNoun, meaningNounOf } from './meaning-noun.ts'

/** Words after a noun without an article that begin its definition: "cells that …". */
const MODIFIER = exactly(definitionChecks('modifiers'))

/** Words after a noun that begin another statement about it: "the level is …". */
const STATEMENT = exactly(definitionChecks('otherStatements'))

/** Maximum words before what distinguishes a thing, if its noun is known to name a kind or not. */
const MAX_NOUN_WORDS = { known: 5, unknown: 2 } as const

/** Whether words of a language with capital nouns are one noun with its adjectives. */
const isOneNoun = (words: readonly string[]): boolean =>
  words.filter((word) => /^\p{Lu}/u.test(word)).length === 1 && /^\p{Lu}/u.test(words.at(-1) ?? '')

/** Conjunctions of an argument, which a definition does not give. */
const ARGUMENT = wordsInside(definitionChecks('arguments'))

/** Minimum words before the reason of a statement; "that by which" is not a statement. */
const MIN_STATED_WORDS = 3
/** A comma before a reason, which German has before each clause. */
const REASON = new RegExp(String.raw`,\s(?:${definitionChecks('arguments')})\s`, 'iu')

/** Whether a meaning gives the reason of what it states, outside a clause about its noun. */
export const isArgued = (meaning: string, { capitalNouns, patterns }: Wording): boolean => {
  if (!capitalNouns && REASON.test(meaning)) return true
  const at = ARGUMENT.exec(meaning)?.index ?? Infinity
  return (
    at <= Math.min(meaning.length, patterns.relative.exec(meaning)?.index ?? Infinity) &&
    wordsIn(meaning.slice(0, at)).length >= MIN_STATED_WORDS
  )
}

const GERUND = new RegExp(String.raw`^(?:${definitionChecks('gerunds')})\s`, 'u')

/** The words of a text before what distinguishes a thing, and the first word of that. */
type Start = { readonly words: readonly string[]; readonly next: string }

const beforeDistinction = (text: string, { patterns }: Wording): Start | null => {
  const words = wordsIn(text.replace(patterns.article, ''))
  const at = words.findIndex((word, index) => index > 0 && patterns.boundary.test(word))
  return at < 0 ? null : { words: words.slice(0, at), next: words[at] ?? '' }
}

/** Minimum words among which one between others is a verb if it has the ending of a plural. */
const MIN_CLAUSE_WORDS = 3

/** Whether words before what distinguishes a thing have a verb: "method assumes equal errors". */
export const hasVerb = (
  words: readonly string[],
  { verbsLookPlural, patterns }: Wording,
): boolean =>
  verbsLookPlural &&
  words.length >= MIN_CLAUSE_WORDS &&
  words.slice(1, -1).some((word) => patterns.plural?.test(word) === true)

/** Whether the text after a bold term begins with a sentence or order instead of a meaning. */
export const isLabelOf = (meaning: string, wording: Wording): boolean => {
  const { article } = wording.patterns
  if (ARGUMENT.test(meaning)) return true
  if (GERUND.test(meaning)) return false
  const found = beforeDistinction(meaning, wording)
  if (found === null || STATEMENT.test(found.next)) return true
  if (wording.capitalNouns) return !isOneNoun(found.words)
  if (hasVerb(found.words, wording)) return true
  const isKnown = meaningNounOf(meaning, wording).kinds.size > 0
  if (!article.test(meaning) && !(isKnown && distinguishes(found, wording))) return true
  return found.words.length > (isKnown ? MAX_NOUN_WORDS.known : MAX_NOUN_WORDS.unknown)
}

/** A participle before what did it: "a reaction induced by". */
const isPassive = (word: string, next: string, { patterns: { participle } }: Wording): boolean =>
  participle !== null && participle.pastEnding.test(word) && participle.agent.test(next)

const distinguishes = ({ words, next }: Start, wording: Wording): boolean =>
  MODIFIER.test(next) || isPassive(words.at(-1) ?? '', next, wording)

/** Maximum words of a noun phrase whose last word is not known to name a kind. */
const MAX_UNKNOWN_WORDS = 2
/** The end of a plural, or of a verb after a singular: "server sends data". */
const PLURAL_OR_VERB = /[^s]s$/u

/** Whether the words before the distinguishing part of a definition are not a clause. */
const isNounPhrase = (text: string, { words, next }: Start, wording: Wording): boolean => {
  const before = text.slice(0, text.indexOf(` ${next}`))
  const isVerb = (word: string): boolean => wording.verbsLookPlural && PLURAL_OR_VERB.test(word)
  return (
    !/[,;:]\s/u.test(before) &&
    !words.some((word) => wording.patterns.article.test(`${word} `)) &&
    !words.slice(0, -1).some(isVerb) &&
    // After a noun that adjectives follow, any word can be a verb.
    !(wording.headFirst && words.length > 1)
  )
}

/** Words of a title that have no capital, and minimum others that have one. */
const SMALL_WORD = /^\p{Ll}{1,4}$/u
const MIN_CAPITALS = 3

/** Whether a phrase is written as a title, which another heading or caption has. */
export const isTitle = (text: string): boolean => {
  const words = wordsIn(text).filter((word) => !SMALL_WORD.test(word))
  return words.length >= MIN_CAPITALS && words.every((word) => /^\p{Lu}/u.test(word))
}

/**
 * Whether a text has the form of a definition: a noun that is known to name a kind of thing, or any
 * after an indefinite article, directly before what distinguishes the thing: "the amount of …", "a
 * wave that …". Without bold type this alone shows that a label is a term: other notes have a
 * statement or keywords after it. After a definite article a statement is more likely: "the height
 * of the water rises".
 */
export const hasDefiningForm = (text: string, wording: Wording): boolean => {
  const { article, indefinite } = wording.patterns
  if (article.test(text) && !indefinite.test(text)) return false
  if (!wording.capitalNouns && isTitle(text)) return false
  const found = beforeDistinction(text, wording)
  if (found === null || GERUND.test(text) || isLabelOf(text, wording)) return false
  const { words, next } = found
  if (!isNounPhrase(text, found, wording)) return false
  if (!wording.capitalNouns && !distinguishes(found, wording)) return false
  const last = isPassive(words.at(-1) ?? '', next, wording) ? words.slice(0, -1) : words
  return (
    kindsOf((last.at(-1) ?? '').toLowerCase(), wording.language).size > 0 ||
    (indefinite.test(text) && words.length <= MAX_UNKNOWN_WORDS)
  )
}

/** Maximum words before what distinguishes a thing in a phrase with a definite article. */
const MAX_DEFINITE_WORDS = 3

/**
 * Whether a text is a phrase with a definite article whose noun is known to name a kind of thing,
 * directly before a clause: "the rate at which …", "the process of storing …". After other words a
 * statement can follow: "the height of the water rises".
 */
export const isDefinitePhrase = (text: string, wording: Wording): boolean => {
  const { article, indefinite, relative } = wording.patterns
  if (!article.test(text) || indefinite.test(text) || ARGUMENT.test(text)) return false
  const found = beforeDistinction(text, wording)
  if (found === null || !isNounPhrase(text, found, wording)) return false
  const { words, next } = found
  const rest = text.slice(text.indexOf(` ${next} `) + next.length + 2)
  const noun = (wording.headFirst ? words[0] : words.at(-1)) ?? ''
  return (
    words.length <= MAX_DEFINITE_WORDS &&
    (GERUND.test(rest) || [next, wordsIn(rest)[0] ?? ''].some((word) => relative.test(word))) &&
    kindsOf(noun.toLowerCase(), wording.language).size > 0
  )
}

/**
 * Whether a text after a label is a phrase with a definite article and a clause that says what
 * distinguishes its noun: "the sum of all systems that …". Without a clause a statement is as
 * likely: "the height of the water rises".
 */
export const isDistinguishing = (text: string, wording: Wording): boolean => {
  const { article, indefinite, relative } = wording.patterns
  // Where adjectives follow their noun, the word after both can be a verb.
  if (wording.headFirst || !article.test(text) || indefinite.test(text)) return false
  const found = beforeDistinction(text, wording)
  return (
    found !== null &&
    !ARGUMENT.test(text) &&
    isNounPhrase(text, found, wording) &&
    found.words.length <= MAX_DEFINITE_WORDS &&
    MODIFIER.test(found.next) &&
    wordsIn(text).some((word) => relative.test(word))
  )
}

/** Minimum words that say which of its kind a thing is. */
const MIN_DISTINGUISHING_WORDS = 3

/** Whether a noun is the head of a name, as in a German compound also its end. */
const isHead = (noun: string, head: string, { capitalNouns }: Wording): boolean =>
  areOneNoun(noun, head) || (capitalNouns && noun.length >= MIN_PART && head.endsWith(noun))

/** Minimum letters of a noun at the end of a compound. */
const MIN_PART = 5

/**
 * Whether a text after a name begins with the noun of that name and says which of its kind it is:
 * "Real goals – goals that a firm pursues", "Perfective maintenance: maintenance undertaken to …".
 */
export const isOfOwnKind = (name: string, text: string, wording: Wording): boolean => {
  const { patterns, siblings } = wording
  if (wordsIn(name).length < 2 && !wording.capitalNouns) return false
  const found = beforeDistinction(text, wording)
  if (found === null || STATEMENT.test(found.next) || ARGUMENT.test(text)) return false
  const head = headOf(name, wording)
  const nouns = wording.headFirst ? found.words.slice(0, 1) : found.words.slice(0, MAX_OWN_WORDS)
  const at = nouns.findIndex((word) => isHead(word.toLowerCase(), head, wording))
  const next = found.words[at + 1] ?? found.next
  const isDistinguished =
    siblings.modifier.test(next) ||
    patterns.boundary.test(next) ||
    patterns.participle?.ending.test(next) === true
  const rest = wordsIn(text.slice(text.indexOf(found.words[at] ?? '')))
  return at >= 0 && isDistinguished && rest.length > MIN_DISTINGUISHING_WORDS
}

/** Maximum words up to the noun of a name in the text after the name. */
const MAX_OWN_WORDS = 3

/** Whether a label is one thing and the text after it several, so that it does not define it. */
export const isOneOfSeveral = (label: string, meaning: string, wording: Wording): boolean => {
  const { plural } = wording.patterns
  return (
    plural !== null &&
    plural.test(meaningNounOf(meaning, wording).meaningNoun) &&
    !plural.test(headOf(label, wording))
  )
}

/** Whether a title is several things and the text below it one, as with a caption. */
export const isPartOfSeveral = (title: string, meaning: string, wording: Wording): boolean => {
  const { plural, article } = wording.patterns
  return (
    plural !== null &&
    !article.test(meaning) &&
    plural.test(headOf(title, wording)) &&
    !plural.test(meaningNounOf(meaning, wording).meaningNoun)
  )
}
