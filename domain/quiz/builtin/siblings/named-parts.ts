import { definitionChecks } from '../../../languages/definition-checks.ts'
import { beginning, exactly } from '../../../languages/patterns.ts'
import { onOneLine } from '../../../text/normalise.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import { headOf, type Wording } from '../wording/wording.ts'
import { cleanMeaning } from '../terms/meanings/clean-meaning.ts'
import { isMeaning } from '../terms/meanings/meanings.ts'

/** A name at the beginning of a part of a text, with the description of the thing. */
export type NamedPart = {
  readonly label: string
  /** Its first sentence about the thing, without the name and the mark at the end. */
  readonly description: string
  /** The whole text about the thing. */
  readonly text: string
  /** Whether the description is what a verb says of the thing: "carry blood". */
  readonly isPredicate: boolean
  /** Whether the name is in bold. */
  readonly isBold: boolean
  /** Number of characters up to the end of the first sentence. */
  readonly length: number
}

const MAX_LABEL_CHARS = 60
/** A name before a colon or dash: "Arteries: …", "Arteries – …". */
const LABELLED = /^[^.:–—?!;]{2,60}?(?::\s+|\s+[–—-]\s+)(?=\S)/u
/** Longest text that `LABELLED` matches. */
const HEAD_CHARS = MAX_LABEL_CHARS + 8
/** Between a bold name and its description. */
const SEPARATOR = /^\s*(?:[:–—.-]|,(?=\s))\s*/u
const COPULA = beginning(definitionChecks('copulas'), String.raw`\s+`)
/** "This is the …", for the thing that was named. */
const STAND_IN = beginning(
  String.raw`(?:${definitionChecks('standIns')})\s+(?:${definitionChecks('copulas')})`,
  String.raw`\s+`,
)
const AUXILIARY = exactly(definitionChecks('auxiliaries'))
const ADVERB = exactly(definitionChecks('adverbs'))
/** Without the points of an open list, which shows by them. */
const LAST_MARKS = /(?:(?!\.{2})[\s.;,:]){1,8}$/u

/** A name without the marks around it. */
const cleanLabel = (text: string): string =>
  onOneLine(text)
    .replace(/^[\s"'“”„«»(•●▪◦]{1,8}/u, '')
    // A typed bullet, not the hyphen of an ending: "-logy"
    .replace(/^[-–—](?=[\s\p{Lu}])\s*/u, '')
    .replace(/[\s"'“”„«»:;,.–—-]{1,8}$/u, '')

/** Whether the words after a name begin with a verb. */
const startsWithVerb = (words: readonly string[], label: string, wording: Wording): boolean => {
  const { patterns, siblings, headFirst } = wording
  const [word = '', next = ''] = words
  if (patterns.toBe.test(word) || AUXILIARY.test(word)) return true
  if (headFirst || siblings.verb === null) return false
  if (!/^\p{Ll}+$/u.test(word) || patterns.boundary.test(word)) return false
  const { singular, plural, frequent, follower, nounLink } = siblings.verb
  const isPlural = patterns.plural?.test(headOf(label, wording)) ?? null
  const hasEnding =
    (isPlural !== false && plural.test(word)) || (isPlural !== true && singular.test(word))
  const isFollowed =
    follower === null ||
    follower.test(next) ||
    (patterns.boundary.test(next) && !nounLink.test(next)) ||
    patterns.article.test(`${next} `)
  return hasEnding && (frequent.test(word) || isFollowed) && !ADVERB.test(word)
}

/** A description, and whether it is what a verb says. */
type Described = Pick<NamedPart, 'description' | 'isPredicate'>

/** The description that a predicate gives: what a thing is, or what it does. */
const describedBy = (predicate: string): Described => ({
  description: predicate.replace(COPULA, ''),
  isPredicate: !COPULA.test(predicate),
})

/** "Osmosis: osmosis is the …", "Osmosis: this is the …" → "the …". */
const afterJoint = (sentence: string, label: string, wording: Wording): Described =>
  predicateOf(sentence, label, wording) ?? {
    description: sentence.replace(STAND_IN, ''),
    isPredicate: false,
  }

/** Where the name at the beginning of a text ends; 0 if it has none. */
const endOfName = (raw: string, boldEnd: number): number => {
  if (boldEnd > HEAD_CHARS) return 0
  return boldEnd > 0 ? boldEnd : (LABELLED.exec(raw.slice(0, HEAD_CHARS))?.[0].length ?? 0)
}

/**
 * The name at the beginning of a text, in bold up to `boldEnd` or before a colon or dash, and what
 * the text says of it; null if there is none.
 */
export const namedPart = (raw: string, boldEnd: number, wording: Wording): NamedPart | null => {
  const end = endOfName(raw, boldEnd)
  const head = raw.slice(0, end)
  const label = cleanLabel(head)
  const joint = SEPARATOR.exec(raw.slice(end, end + HEAD_CHARS))?.[0] ?? ''
  const from = end + joint.length
  const [first] = sentencesOf(raw.slice(from), wording.language)
  if (label === '' || first === undefined) return null
  const sentence = onOneLine(first.text).replace(LAST_MARKS, '')
  const isJoined = joint !== '' || /[:.–—-]\s*$/u.test(head)
  if (!isJoined && !startsWithVerb(sentence.split(' '), label, wording)) return null
  return {
    label,
    ...(isJoined ? afterJoint(sentence, label, wording) : describedBy(sentence)),
    text: onOneLine(raw.slice(from)),
    isBold: boldEnd > 0,
    length: from + first.end,
  }
}

/** Length of an ending that makes a noun plural. */
const MAX_ENDING = 2

/** Whether two words are equal or one is the other with an ending: "basin", "basins". */
const areOneWord = (a: string, b: string): boolean => {
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].sort(
    (x, y) => x.length - y.length,
  )
  return long.startsWith(short) && long.length - short.length <= MAX_ENDING
}

/** The statement of a sentence about the thing that it begins with; null if that is another. */
export const predicateOf = (
  sentence: string,
  label: string,
  wording: Wording,
): Described | null => {
  const words = sentence
    .replace(wording.patterns.article, '')
    .replace(/ \([^()]{1,60}\)/u, '')
    .replace(LAST_MARKS, '')
    .split(' ')
  const name = label.replace(/ \([^()]{1,60}\)/u, '').split(' ')
  if (!name.every((word, at) => areOneWord(word, words[at] ?? ''))) return null
  const rest = words.slice(name.length)
  const subject = words.slice(0, name.length).join(' ')
  return startsWithVerb(rest, subject, wording) ? describedBy(rest.join(' ')) : null
}

/**
 * What the first sentence below a name says of it without naming it again, as in notes: "A drug
 * that …", "It is a drug that …", "Stops the growth of …"; null if it has another subject.
 */
export const descriptionBelow = (
  sentence: string,
  label: string,
  wording: Wording,
): Described | null => {
  const { patterns, siblings } = wording
  const bare = sentence.replace(LAST_MARKS, '')
  const rest = bare.replace(STAND_IN, '').replace(COPULA, '')
  const isNamed = rest !== bare && patterns.article.test(rest)
  if (
    isNamed ||
    (patterns.indefinite.test(bare) && isMeaning(cleanMeaning(bare, wording), label, wording))
  )
    return { description: rest, isPredicate: false }
  return siblings.verbStart?.test(bare) === true ? { description: bare, isPredicate: true } : null
}
