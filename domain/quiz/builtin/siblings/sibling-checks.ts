import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning, exactly } from '../../../languages/patterns.ts'
import { sectionOf } from '../../../text/blocks/sections.ts'
import { headOf, wordsIn, type Wording } from '../wording/wording.ts'
import {
  hasDefiningForm,
  hasVerb,
  isDefinitePhrase,
  isDistinguishing,
  isTitle,
} from '../terms/meanings/label-meanings.ts'
import { meaningNounOf } from '../terms/meanings/meaning-noun.ts'
import { beginsNoPhrase, isBalanced, isClause, isEnumeration } from '../terms/meanings/meanings.ts'
import { mentions } from './revealing-words.ts'
import type { Sibling } from './siblings.ts'

const MAX_LABEL_WORDS = 6
const DESCRIPTION = { minWords: 4, maxWords: 38, maxChars: 240, maxNumbers: 1 } as const

/** Formulas, programs, sources, questions. A star between letters is one of German. */
const UNCLEAR =
  /[•●▪◦=<>∑∫{}|\\~_@#[\]?!$`^→←↑↓☐✓✗♦�]|\*(?!\p{Ll})|https?:|\.{2}|…|:\s|\.\s-\s|\s\/\s|\(\s?\)|&[a-z]+;|^[-–"“„«]/u
/** "By Long et al.", "clay, sand etc." */
const OPEN_LIST = new RegExp(
  String.raw`\b(?:${definitionChecks('furtherAuthors', 'andSoOn')})\b`,
  'u',
)
/** Two lines of a cell that begin with the same word: "Used for a test Used for play". */
const TWO_LINES = /^(?<first>\p{Lu}\p{L}+)\s.*\p{Ll}\s\k<first>\s/u
/** Last words of a description that is cut off. */
const UNFINISHED = exactly(
  definitionChecks('articles', 'conjunctions', 'unfinished', 'unfinishedPhrases'),
)
/** "As with predation, there is a balance". */
const EXISTS = new RegExp(
  String.raw`^(?:[^,]{1,60},\s)?(?:${definitionChecks('existentials', 'existentialsOfOne')})\s`,
  'iu',
)
const LABEL = /^[\p{L}\p{M}\p{N} '’/&-]{3,60}$/u
/** Codes, years and numbered things. */
const CODE = /^\/|\d{3}|(?:^| )\d+(?: |$)|[- ]\d+$|\p{Lu}{3,} \p{Lu}{3,}/u

/** A task instead of a thing: "Choose a gate". */
const ORDER = beginning(definitionChecks('orders'), String.raw`\s`)

/** Whether a label is advice, as what stands beside it is too: "Avoid floods". */
export const isOrder = ({ label }: Sibling): boolean => ORDER.test(label)

/** Whether a description has its whole label: "Closing time: is set by the closing time". */
export const repeatsLabel = ({ label, description }: Sibling): boolean =>
  label.includes(' ') && mentions(description, label)

/** Whether other things are kinds of a thing: "Gates" beside "Upper gates". */
export const isMoreGeneral = ({ label }: Sibling, things: readonly Sibling[]): boolean =>
  things.some((other) => other.label.toLowerCase().endsWith(` ${label.toLowerCase()}`))

/** A sentence instead of a name: "Travel time was reduced". */
const VERB = exactly(definitionChecks('copulas', 'pastCopulas'))

/** Whether a label can be the name of a thing. */
export const isLabel = (label: string, { patterns, siblings }: Wording): boolean => {
  const bare = label.replace(/\s\([^()]*\)/gu, '')
  const words = bare.split(' ')
  return (
    words.length <= MAX_LABEL_WORDS &&
    LABEL.test(bare) &&
    !/\d{4}/u.test(label) &&
    /\p{L}{2}/u.test(bare) &&
    !CODE.test(bare) &&
    !ORDER.test(bare) &&
    !siblings.determiner.test(words[1] ?? '') &&
    !patterns.boundary.test(words[0] ?? '') &&
    !patterns.boundary.test(words.at(-1) ?? '') &&
    !words.some((word) =>
      [patterns.dependentStart, patterns.relative, VERB].some((fault) => fault.test(word)),
    )
  )
}

/** The beginning of a description that rates its thing, or is about another one. */
const RATED = beginning(definitionChecks('importance', 'ownQualities'))
/** The second half of an assessment: "excellent, but hard to build". */
const OBJECTION = new RegExp(String.raw`,\s(?:${definitionChecks('objections')})\s`, 'iu')

const COPULA = beginning(definitionChecks('copulas'), String.raw`\s+`)

/** Whether a description rates its thing instead of saying what it is. */
export const ratesThing = (description: string, { patterns }: Wording): boolean =>
  [patterns.judgement, RATED, OBJECTION].some((fault) =>
    fault.test(description.replace(COPULA, '')),
  )

/** By how many times the text about a thing may be longer than its description. */
const MAX_TEXT = 2
/** Characters of a description that says enough among those of other things. */
const ENOUGH_CHARS = 60

/** Whether a description is most of what a text says of its thing. */
export const saysMost = ({ description, text }: Sibling): boolean =>
  text.length <= description.length * MAX_TEXT

/** Whether a description is not only a small part of what a text says of its thing. */
export const saysEnough = (sibling: Sibling): boolean =>
  sibling.description.length >= ENOUGH_CHARS || saysMost(sibling)

const AUXILIARY = beginning(definitionChecks('auxiliaries', 'pastCopulas'), String.raw`\s`)

/** Whether a predicate says what a thing can do or has done: "has given merchants better maps". */
export const tellsEffect = ({ description, isPredicate }: Sibling): boolean =>
  isPredicate && AUXILIARY.test(description)

const BETTERMENT = beginning(definitionChecks('betterments'), String.raw`\s`)

/** Whether a label is an advantage instead of a thing: "Better grain". */
export const isAdvantage = (label: string): boolean => BETTERMENT.test(label)

/** Whether a label is what a text says about one thing: "Symptoms", "Examples". */
export const isAspect = (label: string, { patterns, siblings }: Wording): boolean =>
  patterns.label.test(label) || siblings.aspect.test(label) || sectionOf(label) !== null

/** Whether a description can be understood without the text around it. */
export const isSelfContainedDescription = (description: string, wording: Wording): boolean => {
  const { patterns, siblings } = wording
  const all = wordsIn(description)
  const words = all.length
  const { dependentStart, contextReference, pointer } = patterns
  const faults = [
    UNCLEAR,
    OPEN_LIST,
    TWO_LINES,
    EXISTS,
    siblings.pointer,
    siblings.continuation,
    dependentStart,
    contextReference,
    pointer,
  ]
  return (
    words >= DESCRIPTION.minWords &&
    words <= DESCRIPTION.maxWords &&
    description.length <= DESCRIPTION.maxChars &&
    !isEnumeration(description) &&
    !(isTitle(description) && !wording.capitalNouns) &&
    !UNFINISHED.test(all.at(-1) ?? '') &&
    !faults.some((fault) => fault.test(description)) &&
    isBalanced(description) &&
    (description.match(/\d+/gu)?.length ?? 0) <= DESCRIPTION.maxNumbers
  )
}

/**
 * Whether a description is a sentence about something that its label does not name. The label is
 * the subject of one that begins with its verb: "holds the water that …".
 */
export const isAboutOther = (
  { label, description, isPredicate }: Sibling,
  wording: Wording,
): boolean =>
  !isPredicate &&
  !mentions(description, label) &&
  // The first word can look like a verb, but not before a noun with its article.
  (isClause(description.replace(/^\S+\s/u, ''), wording) ||
    (wording.headFirst &&
      wording.patterns.article.test(description) &&
      isClause(description, wording)))

/** Whether a description has the form of a definition, and not only that of a phrase. */
export const definesThing = ({ description, isPredicate }: Sibling, wording: Wording): boolean =>
  isPredicate ||
  [hasDefiningForm, isDistinguishing, isDefinitePhrase].some((is) => is(description, wording))

/** Words before the part of a description that distinguishes a thing. */
const FIRST_WORDS = 6
/** A verb as a noun: "Giving a reward". */
const GERUND = new RegExp(
  String.raw`^(?:${definitionChecks('adverbsBeforeGerund')})?(?:${definitionChecks('gerunds')})\s`,
  'u',
)

/**
 * The form of a description: it says what a thing is ("a tool that"), what the thing does in a
 * list of such verbs ("Provides"), what something does in a clause with a verb before such a noun
 * ("Salt water reduces the strength of"), or neither.
 */
export type Shape = 'thing' | 'verb' | 'clause' | 'other'

export const shapeOf = ({ description, isPredicate }: Sibling, wording: Wording): Shape => {
  const { patterns, siblings, verbsLookPlural, capitalNouns } = wording
  const starts = [patterns.article, siblings.purpose, GERUND]
  if (isPredicate || starts.some((start) => start.test(description))) return 'thing'
  const words = description.split(' ')
  const isMark = (word: string) => patterns.boundary.test(word) || siblings.modifier.test(word)
  const at = words.findIndex((word, index) => index > 0 && isMark(word))
  // A comma can be between two adjectives, and is before a German relative clause.
  const before = words.slice(1, capitalNouns ? at - 1 : at)
  const isModified =
    at > 0 &&
    at <= FIRST_WORDS &&
    siblings.modifier.test(words[at] ?? '') &&
    !before.some((word) => word.endsWith(',')) &&
    !beginsNoPhrase(description)
  const noun = (words[at - 1] ?? '').replace(/,$/u, '')
  const isPlainVerb = verbsLookPlural && /^\p{L}+[^s]s$/u.test(words[0] ?? '')
  const isNoun = () =>
    capitalNouns
      ? /^\p{Lu}/u.test(noun)
      : meaningNounOf(description, wording).kinds.size > 0 ||
        (siblings.nounEnding.test(noun) && !(at === 1 && isPlainVerb))
  if (isModified && isNoun()) return hasVerb(words.slice(0, at), wording) ? 'clause' : 'thing'
  return isPlainVerb ? 'verb' : 'other'
}

/** Whether a heading announces things of one kind: "Types of memory", "Clamps". */
export const announcesKind = (heading: string, wording: Wording): boolean =>
  wording.siblings.kindNoun.test(heading) ||
  wording.patterns.plural?.test(headOf(heading, wording)) === true

/** Whether a heading is the name of a kind, in the plural. */
export const namesKind = (heading: string, wording: Wording): boolean =>
  wording.patterns.plural === null || wording.headFirst
    ? wording.siblings.kindNoun.test(heading)
    : wording.patterns.plural.test(headOf(heading, wording))
