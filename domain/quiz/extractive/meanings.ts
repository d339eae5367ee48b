import { onOneLine } from '../../text/normalise.ts'
import { stemsOf, wordsIn, type Wording } from './wording.ts'

const MIN_MEANING_WORDS = 4
const MAX_MEANING_WORDS = 45
const MAX_MEANING_CHARS = 260

/** References in a meaning that cannot be understood alone. */
const UNFINISHED =
  /[,:(–—-]$|\b(?:and|or|which|that|und|oder|die|das|what|y|o|que|lo|e\.g|i\.e)\.?$/iu
const BROKEN = /[=<>∑∫{}|\\~�_@#]|\[\d|\?|!|\.{2}|…|: |\s\/\s|\d\.\s|\p{Ll}\.\p{Lu}/u

const isBalanced = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) === (text.match(/\)/gu)?.length ?? 0) &&
  (text.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 0

/** The meaning as a phrase: its first sentence, without an initial remark in brackets. */
export const cleanMeaning = (text: string, { patterns }: Wording): string => {
  const bare = onOneLine(text).replace(/\s*\([^()]*\)/gu, (aside) =>
    patterns.pointer.test(aside) || isRemark(aside) ? '' : aside,
  )
  const join = patterns.join.exec(bare)
  if (join && OBJECTION.test(join[0])) return ''
  const hasSecondVerb =
    join !== null &&
    patterns.copula.test(bare.slice(join.index)) &&
    // The last thing of an enumeration is no second clause.
    !bare.slice(0, join.index).includes(',')
  const clause = hasSecondVerb ? bare.slice(0, join.index) : bare
  return firstPart(mainClause(unquoted(firstSentence(clause))).replace(patterns.naming, ''))
}

/** A statement with an objection is no definition: "a violation of the law, but hard to prove". */
const OBJECTION = /(?<!\p{L})(?:but|aber|pero)(?!\p{L})/iu

/** What follows a semicolon adds a synonym, an example or a second meaning. */
const firstPart = (text: string): string => {
  const [first = text] = text.split(/;\s/u, 1)
  return wordsIn(first).length >= MIN_MEANING_WORDS + 1 ? first : text
}

const MAX_ASIDE_WORDS = 4

/** Whether brackets hold a source, the origin of a word or an explanation of a part. */
const isRemark = (aside: string): boolean =>
  SOURCE.test(aside) || /["“”„«»]/u.test(aside) || wordsIn(aside).length > MAX_ASIDE_WORDS

/** A meaning that is printed as a quotation: "“the thing speaks for itself.”" */
const unquoted = (text: string): string =>
  text.replace(/^[“"„«]([^“”"„«»]+?)[.,;]?[”"“»]$/u, '$1').replace(/(?<![.,;\s])[.,;\s]+$/u, '')

/** A second clause with a subject of its own. */
const SECOND_CLAUSE =
  /,\s+(?:and|but|so|und|aber|y|pero)\s+(?:(?:it|they|he|she|this|these|er|sie|es|diese[rs]?|este|esta|estos|estas)|(?:the|an?|der|die|das|el|la|los|las))\s/iu

/** The text before a second clause; the last thing of an enumeration is none. */
const mainClause = (text: string): string => {
  const at = SECOND_CLAUSE.exec(text)?.index ?? text.length
  const main = text.slice(0, at)
  return main.includes(',') || wordsIn(main).length < MIN_MEANING_WORDS ? text : main
}

/** The source of a statement: "(Baddeley, 1990)". */
const SOURCE = /,\s*(?:19|20)\d{2}[a-z]?\)$/u

const firstSentence = (text: string): string =>
  (/^.*?[\p{Ll})][.;](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text)
    .replace(/^\([^()]*\)\s*/u, '')
    .replace(
      /^(?:is|are|ist|sind|es|son)\s+(?=(?:an?|the|eine?|der|die|das|una?|unos|unas|el|la|los|las)\s)/iu,
      '',
    )
    .replace(/(?<![.;,\s])[.;,\s]+$/u, '')
    .replace(ARTICLE, (article) => article.toLowerCase())

const ARTICLE = /^(?:The|An?|Der|Die|Das|Eine?|El|La|Los|Las|Una?)(?=\s)/u

/** First words of a clause, or of a reference to another entry. */
const NO_PHRASE =
  /^(?:in|on|at|with|by|from|for|as|during|can|may|will|is|are|has|have|to|that|whether|dass|ob|que|also|see|(?:singular|plural) (?:form )?of|and|or|und|oder|y|o|each|jede[rs]?|cada|many|viele|muchos|meaning|(?:el|la|lo|los|las) cual(?:es)?|if|when|where|because|how|not|it|wenn|wo|siehe|auch|cuando|si)\b/iu

/** A code or number of an outline, and a remark that adds to what a text says elsewhere. */
const OUTLINE = /^(?:\p{Lu}{2,}-)?\d/u
const ADDITION =
  /(?<!\p{L})(?:also (?!called|known|named|referred|termed)|auch (?!genannt|als)|también (?!llamad|conocid|denominad))/iu

const hasFittingLength = (meaning: string): boolean => {
  const words = wordsIn(meaning).length
  return (
    words >= MIN_MEANING_WORDS && words <= MAX_MEANING_WORDS && meaning.length <= MAX_MEANING_CHARS
  )
}

/** Whether the meaning begins with the rest of a longer term: "Archaic Homo | the period …". */
const beginsWithTerm = (meaning: string, { patterns }: Wording): boolean =>
  /^\p{Lu}/u.test(meaning) && patterns.article.test(meaning.replace(/^\p{Lu}\S+\s/u, ''))

/** Whether a meaning can be understood alone and does not contain its term. */
export const isMeaning = (meaning: string, term: string, wording: Wording): boolean => {
  const { pointer, leans, deictic, judgement } = wording.patterns
  const faults = [
    UNFINISHED,
    BROKEN,
    NO_PHRASE,
    OUTLINE,
    ADDITION,
    pointer,
    leans,
    deictic,
    judgement,
  ]
  return (
    hasFittingLength(meaning) &&
    isBalanced(meaning) &&
    !faults.some((fault) => fault.test(meaning)) &&
    !beginsWithTerm(meaning, wording) &&
    !isClause(meaning, wording) &&
    !isEnumeration(meaning) &&
    !tellsItself(meaning, term, wording)
  )
}

const AUXILIARY =
  /(?<!\p{L})(?:can|may|might|will|would|must|should|could|has|have|does|do|being|was|were|had|did|puede|pueden|debe|deben|suele|suelen|era|eran|fue|fueron|kann|können|muss|müssen|wird|werden|wurde|wurden|war|waren|soll|sollen)(?!\p{L})/iu

const MIN_ENUMERATED = 3
const MAX_ENUMERATED_WORDS = 3

/** Whether a meaning only lists names: "Profase I, Metafase I, Anafase I". */
const isEnumeration = (meaning: string): boolean => {
  const parts = meaning.split(', ')
  return (
    parts.length >= MIN_ENUMERATED &&
    parts.every((part) => wordsIn(part).length <= MAX_ENUMERATED_WORDS)
  )
}

/** Spanish verbs: a reflexive one, or one after a plural subject, which has another ending. */
const SPANISH_VERB =
  /(?<!\p{L})se\s+\p{L}+(?:[ae]n?|ó|aron|ieron)(?!\p{L})|^(?:los|las)\s+\p{L}+s\s+\p{L}+[ae]n(?!\p{L})/iu

/** Whether a meaning is a sentence instead of a phrase: "color is coded in opponent pairs". */
const isClause = (meaning: string, { language, patterns }: Wording): boolean => {
  const clause = patterns.relative.exec(meaning)?.index ?? Infinity
  const verbs = [patterns.toBe, AUXILIARY, ...(language === 'es' ? [SPANISH_VERB] : [])]
  return verbs.some((verb) => (verb.exec(meaning)?.index ?? clause) < clause)
}

/** Maximum share of a meaning that repeats its term. */
const MAX_CIRCULAR = 0.25

/** Whether a meaning says hardly more than its term does. */
const tellsItself = (meaning: string, term: string, wording: Wording): boolean => {
  const own = stemsOf(meaning, wording)
  const stems = [...stemsOf(term, wording)]
  const isRepeated = stems.length > 0 && stems.every((stem) => own.has(stem))
  const isAtEnd = stems.length > 1 && meaning.toLowerCase().endsWith(` ${term.toLowerCase()}`)
  return isAtEnd || (isRepeated && stems.length > own.size * MAX_CIRCULAR)
}
