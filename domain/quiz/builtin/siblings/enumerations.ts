import { definitionChecks } from '../../../languages/definition-checks.ts'
import { exactly } from '../../../languages/patterns.ts'
import type { Block } from '../../../text/blocks/blocks.ts'
import { sentencesOf } from '../../../text/sentences.ts'
import type { Wording } from '../wording/wording.ts'

const MAX_NAME_WORDS = 3
const ITEMS = { min: 3, max: 12 } as const
const CONJUNCTIONS = definitionChecks('conjunctions', 'andBeforeVowel', 'orBeforeVowel')
/** What separates the parts of a sentence; a colon or dash ends an enumeration. */
const SEPARATOR = new RegExp(
  String.raw`(, (?:(?:${CONJUNCTIONS}) )?| (?:${CONJUNCTIONS}) |[:;] | [–—] )`,
  'iu',
)
const LAST_SEPARATOR = new RegExp(String.raw` (?:${CONJUNCTIONS}) $`, 'iu')
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+)*$/u
const MIN_NAME_CHARS = 3
const AUXILIARY = exactly(definitionChecks('auxiliaries'))
const PRONOUN = exactly(definitionChecks('pronouns'))

/** Whether a word ends the name before it, or stands before a name. */
const isStop = (word: string, { patterns, siblings }: Wording): boolean =>
  patterns.boundary.test(word) || patterns.toBe.test(word) || siblings.lead.test(word)

const isNoName = (word: string, wording: Wording): boolean =>
  isStop(word, wording) ||
  wording.siblings.filler.test(word) ||
  wording.patterns.dependentStart.test(word) ||
  wording.patterns.relative.test(word) ||
  AUXILIARY.test(word) ||
  PRONOUN.test(word)

/** Whether a part of a sentence can be the name of a thing. */
const isName = (text: string, wording: Wording): boolean => {
  const { patterns, capitalNouns } = wording
  const words = text.split(' ')
  return (
    text.length >= MIN_NAME_CHARS &&
    words.length <= MAX_NAME_WORDS &&
    NAME.test(text) &&
    !words.some((word) => isNoName(word, wording)) &&
    !patterns.vagueStart.test(text) &&
    !patterns.label.test(text) &&
    !(capitalNouns && !/^\p{Lu}/u.test(words.at(-1) ?? ''))
  )
}

/** The words at the end of what comes before an enumeration. */
const lastName = (text: string, wording: Wording): string => {
  const words = text.split(' ')
  const isBefore = (word: string) =>
    isStop(word, wording) || wording.patterns.article.test(`${word} `)
  return words.slice(words.findLastIndex(isBefore) + 1).join(' ')
}

/** The words at the beginning of what follows the last conjunction. */
const firstName = (text: string, wording: Wording): string => {
  const words = text.replace(/[.?!]$/u, '').split(' ')
  const end = words.findIndex((word) => isStop(word, wording))
  return words.slice(0, end < 0 ? words.length : end).join(' ')
}

/** The enumerations of names in a sentence on one line: "slate, phyllite, and schist". */
export const enumerationsIn = (sentence: string, wording: Wording): string[][] => {
  const pieces = sentence.replace(/ \([^()]*\)/gu, '').split(SEPARATOR)
  const bare = (at: number): string =>
    (pieces[at * 2] ?? '').replace(wording.patterns.article, '').trim()
  const separator = (at: number): string => pieces[at * 2 + 1] ?? ''
  const found: string[][] = []
  for (let at = 0; at * 2 + 1 < pieces.length; at += 1) {
    let end = at
    while (separator(end) === ', ' && isName(bare(end + 1), wording)) end += 1
    if (end === at || !LAST_SEPARATOR.test(` ${separator(end)}`)) continue
    const middle = Array.from({ length: end - at }, (_, index) => bare(at + 1 + index))
    const first = lastName((pieces[at * 2] ?? '').trim(), wording)
    const names = [first, ...middle, firstName(bare(end + 1), wording)].filter((name) =>
      isName(name, wording),
    )
    if (names.length >= ITEMS.min && names.length <= ITEMS.max) found.push(names)
    at = end
  }
  return found
}

const TEXT: ReadonlySet<Block['kind']> = new Set<Block['kind']>(['prose', 'list', 'summary'])

/** The enumerations of a document. */
export const enumerationsOf = (blocks: readonly Block[], wording: Wording): string[][] =>
  blocks
    .filter(({ kind }) => TEXT.has(kind))
    .flatMap(({ text }) => sentencesOf(text, wording.language))
    .flatMap(({ text }) => enumerationsIn(text, wording))
