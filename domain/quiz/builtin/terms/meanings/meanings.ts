import { definitionChecks } from '../../../../languages/definition-checks.ts'
import { beginning, wordsInside } from '../../../../languages/patterns.ts'
import { contentStems, wordsIn, type Wording } from '../../wording/wording.ts'
import { MIN_MEANING_WORDS } from './clean-meaning.ts'

const MAX_MEANING_WORDS = 45
const MAX_MEANING_CHARS = 260

/** References in a meaning that cannot be understood alone. */
const UNFINISHED = new RegExp(
  String.raw`[,:(–—-]$|(?<!\p{L})(?:${definitionChecks('unfinished')})\.?$`,
  'iu',
)
const BROKEN = /[=<>∑∫{}|\\~�_@#$]|\[\d|\?|!|\.{2}|…|: |::|\(\)|\s\/\s|\/\(|\d\.\s|\p{Ll}\.\p{Lu}/u

/** A quotation of somebody, with a comma as in sentences: "the guard says “Wait, I come”". */
const SPEECH = /["“„«][^"“”„«»]+,\s[^"“”„«»]+["”“»]/u

/** Whether no bracket or quotation mark of a text lacks the other one. */
export const isBalanced = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
  (text.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 0

/** First words of a clause or of a phrase without a noun. */
const NO_PHRASE = beginning(definitionChecks('noPhrases', 'orders'), String.raw`(?!\p{L})`)

/** Whether a text begins as a clause, an order or a phrase without a noun does. */
export const beginsNoPhrase = (text: string): boolean => NO_PHRASE.test(text)

/** First words of a reference to another entry, and of what continues other text. */
const REFERENCE = beginning(definitionChecks('references'), String.raw`(?!\p{L})`)

/** References to other text in a glossary, which is otherwise written to be read alone. */
const REFERENCE_IN_GLOSSARY = wordsInside(definitionChecks('referencesInGlossary'))

/**
 * A position in a series, which does not describe the thing itself: "first stage in his theory".
 */
const PLACE_IN_SERIES = beginning(definitionChecks('placesInSeries'), String.raw`\s`)
/** A position in a series in digits: "the 3rd stage". */
const NUMBERED_PLACE = /^(?:\p{L}{2,3}\s)?\d{1,2}(?:st|nd|rd|th|[.aoªº])\s/iu

/** A code or number of an outline, and a remark that adds to what a text says elsewhere. */
const OUTLINE = /^(?:\p{Lu}{2,}-)?\d/u
const ADDITION = new RegExp(String.raw`(?<!\p{L})(?:${definitionChecks('additions')})`, 'iu')

const hasFittingLength = (meaning: string): boolean => {
  const words = wordsIn(meaning).length
  return (
    words >= MIN_MEANING_WORDS && words <= MAX_MEANING_WORDS && meaning.length <= MAX_MEANING_CHARS
  )
}

/** Whether the meaning begins with the rest of a longer term: "Archaic Homo | the period …". */
const beginsWithTerm = (meaning: string, { patterns }: Wording): boolean =>
  // After a comma, German articles begin a relative clause.
  /^\p{Lu}/u.test(meaning) && patterns.article.test(meaning.replace(/^\p{Lu}\S*[^\s,]\s/u, ''))

const NAMED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${definitionChecks('demonstratives')})\s(?<noun>\p{L}{3,})`,
  'giu',
)

/** A meaning without "that" before a noun that it names itself: "an element … of that element". */
const withoutOwnReferences = (meaning: string): string =>
  meaning.replace(NAMED_BEFORE, (found: string, noun: string, at: number) =>
    meaning.slice(0, at).includes(` ${noun}`) ? noun : found,
  )

/** "But because …": the rest of an argument. */
const ARGUED = beginning(definitionChecks('objections', 'arguments'), String.raw`(?!\p{L})`)
/** Where an institution is, which does not say what it is for. */
const SEAT = wordsInside(definitionChecks('seats'))
/** A general noun with its subject: "a theory about knowledge". */
const RELATION = new RegExp(
  String.raw`^(?:\S+\s){1,3}(?:${definitionChecks('relationLinks')})\s`,
  'iu',
)
const MAX_RELATION_WORDS = 5

/** Whether a meaning only states the subject of its term. */
const namesOnlyRelation = (meaning: string, wording: Wording): boolean =>
  RELATION.test(meaning) && contentStems(meaning, wording).size <= MAX_RELATION_WORDS

/** Whether a meaning can be understood without other text. */
const isSelfContainedMeaning = (whole: string, wording: Wording, isGlossary: boolean): boolean => {
  const meaning = withoutOwnReferences(whole)
  const { pointer, dependentStart, contextReference, judgement } = wording.patterns
  const own = [
    UNFINISHED,
    BROKEN,
    SPEECH,
    REFERENCE,
    OUTLINE,
    NUMBERED_PLACE,
    ADDITION,
    ARGUED,
    SEAT,
  ]
  const faults = [...own, pointer, dependentStart]
  return (
    hasFittingLength(meaning) &&
    isBalanced(meaning) &&
    !namesOnlyRelation(meaning, wording) &&
    // A quotation can rate too: the “most active country”.
    !judgement.test(meaning.replace(/["“”„«»]/gu, '')) &&
    ![...faults, isGlossary ? REFERENCE_IN_GLOSSARY : contextReference].some((fault) =>
      fault.test(meaning),
    )
  )
}

/** Whether a meaning begins with a participle, which needs its noun: "produced when …". */
const beginsWithParticiple = (meaning: string, { patterns }: Wording): boolean => {
  const [first = '', next = ''] = wordsIn(meaning)
  return (
    patterns.participle?.pastEnding.test(first) === true &&
    patterns.boundary.test(next) &&
    next !== 'of'
  )
}

/** Whether a meaning is a phrase that can be understood alone. */
const isDefiningPhrase = (meaning: string, wording: Wording, isGlossary: boolean): boolean =>
  isSelfContainedMeaning(meaning, wording, isGlossary) &&
  !beginsNoPhrase(meaning) &&
  !beginsWithParticiple(meaning, wording) &&
  !PLACE_IN_SERIES.test(meaning) &&
  !beginsWithTerm(meaning, wording) &&
  !isClause(meaning, wording) &&
  !isEnumeration(meaning)

/** Whether a meaning can be understood alone and does not contain its term. */
export const isMeaning = (
  meaning: string,
  term: string,
  wording: Wording,
  isGlossary = false,
): boolean => isDefiningPhrase(meaning, wording, isGlossary) && !repeatsTerm(meaning, term, wording)

/** Whether a meaning defines a term, but with its words, which would reveal it among options. */
export const onlyRepeatsTerm = (meaning: string, term: string, wording: Wording): boolean =>
  isDefiningPhrase(meaning, wording, false) && repeatsTerm(meaning, term, wording)

/** Minimum content words of an answer that its term does not have. */
const MIN_NEW_WORDS = 4

/**
 * Whether a meaning can be the answer to a written question: it may be a clause ("when a buyer …")
 * or repeat a word of its term, which would reveal it among options.
 */
export const isAnswer = (
  meaning: string,
  term: string,
  wording: Wording,
  isGlossary: boolean,
): boolean => {
  const own = contentStems(term, wording)
  const added = [...contentStems(meaning, wording)].filter((stem) => !own.has(stem))
  return (
    isSelfContainedMeaning(meaning, wording, isGlossary) &&
    !beginsWithTerm(meaning, wording) &&
    !isEnumeration(meaning) &&
    added.length >= MIN_NEW_WORDS
  )
}

const AUXILIARY = wordsInside(definitionChecks('auxiliaries'))

const MIN_ENUMERATED = 3
const MAX_ENUMERATED_WORDS = 3

const WITH_ARTICLE = beginning(definitionChecks('articles', 'pluralArticles'), String.raw`\s`)
/** Between the names of a list. */
const LISTED = new RegExp(String.raw`,\s|\s(?:${definitionChecks('lastItemLinks')})\s`, 'u')

/** Whether a meaning only lists names: "Profase I, Metafase I, Anafase I". */
export const isEnumeration = (meaning: string): boolean => {
  // "A long, thin and flat bone" joins adjectives.
  const parts = meaning.split(WITH_ARTICLE.test(meaning) ? ', ' : LISTED)
  return (
    parts.length >= MIN_ENUMERATED &&
    parts.every((part) => wordsIn(part).length <= MAX_ENUMERATED_WORDS)
  )
}

/** After a noun phrase without its relative pronoun: "the values a field has". */
const LAST_AUXILIARY = new RegExp(String.raw`\s(?:${definitionChecks('auxiliaries')})$`, 'iu')

/** Whether a meaning is a sentence instead of a phrase: "color is coded in opponent pairs". */
export const isClause = (text: string, { articlesAreRelative, patterns }: Wording): boolean => {
  const whole = articlesAreRelative ? text.replace(patterns.article, '') : text
  const meaning = whole.replace(LAST_AUXILIARY, '')
  const clause = patterns.relative.exec(meaning)?.index ?? Infinity
  const verbs = [
    patterns.toBe,
    AUXILIARY,
    ...(patterns.inflectedVerb ? [patterns.inflectedVerb] : []),
  ]
  const [main = ''] = meaning.split(/,\s(?!dass|ob|wie)/u, 1)
  return (
    verbs.some((verb) => (verb.exec(meaning)?.index ?? clause) < clause) ||
    patterns.mainVerb?.test(main) === true
  )
}

/** Maximum share of a meaning that repeats its term. */
const MAX_CIRCULAR = 0.25

/** Whether a meaning says hardly more than its term does. */
const repeatsTerm = (meaning: string, term: string, wording: Wording): boolean => {
  const own = contentStems(meaning, wording)
  const stems = [...contentStems(term, wording)]
  const isRepeated = stems.length > 0 && stems.every((stem) => own.has(stem))
  const isAtEnd = stems.length > 1 && meaning.toLowerCase().endsWith(` ${term.toLowerCase()}`)
  return (
    isAtEnd ||
    (isRepeated && stems.length > own.size * MAX_CIRCULAR) ||
    spellsTerm([...own], stems.join(''))
  )
}

/** Minimum letters of a word that can be a part of a compound. */
const MIN_PART = 4
/** Minimum share of a term's letters, and maximum other words, of a meaning that spells it. */
const SPELT = { share: 0.6, otherWords: 3 } as const

/** Whether a meaning has hardly more than the parts of its term: "trade within an industry". */
const spellsTerm = (meaningStems: readonly string[], term: string): boolean => {
  const parts = meaningStems.filter((stem) => stem.length >= MIN_PART && term.includes(stem))
  const letters = parts.reduce((sum, { length }) => sum + length, 0)
  return (
    letters >= term.length * SPELT.share && meaningStems.length - parts.length <= SPELT.otherWords
  )
}
