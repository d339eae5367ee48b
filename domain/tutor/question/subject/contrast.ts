import { inAnyLanguage } from '../../../languages/requests.ts'
import type { DocumentIndex } from '../../../text/document.ts'
import { stopWordsOf } from '../../../text/search/stop-words.ts'
import { hasCapitalNouns } from '../../../statements/numbers-and-names.ts'
import { stemOf } from '../../../text/search/terms.ts'
import { nameAlone, thingNamed, WORD } from './things.ts'

/**
 * Properties of the document: its language, whether it has stems one after another, and whether
 * it writes a word as a name; null without the document itself.
 */
export type KnownPhrases = {
  readonly language: string
  readonly hasPhrase: ((stems: readonly string[]) => boolean) | null
  readonly isName?: (word: string) => boolean
}

/** An abbreviation; other words with a capital are not names if all nouns have one. */
const ABBREVIATION = /^\P{Lu}*\p{Lu}.*\p{Lu}/u
const CAPITALISED = /^\p{Lu}/u

/** Minimum share of a name's occurrences with a capital letter; web addresses have none. */
const MIN_NAME_SHARE = 0.8

/** A word that does not begin a sentence. */
const INSIDE = new RegExp(String.raw`(?<=[\p{L}\p{N},;]\s)${WORD.source}`, 'gu')

/** Whether a document writes a word with a capital letter nearly wherever it has it. */
function writesAsName({ pages, language }: DocumentIndex, word: string): boolean {
  const form = hasCapitalNouns(language) ? ABBREVIATION : CAPITALISED
  const found = pages.flatMap((page) =>
    Array.from(page.matchAll(INSIDE), ([one]) => one).filter(
      (one) => one.toLowerCase() === word.toLowerCase(),
    ),
  )
  const written = found.filter((one) => form.test(one))
  return found.length > 0 && written.length >= MIN_NAME_SHARE * found.length
}

/** The phrases and names of a document. */
export const phrasesOf = (index: DocumentIndex): KnownPhrases => ({
  language: index.language,
  isName: (word) => writesAsName(index, word),
  hasPhrase: ([first = '', ...others]) =>
    index.sentences.some(({ terms }) =>
      terms.some(
        (term, at) => term === first && others.every((one, i) => terms[at + 1 + i] === one),
      ),
    ),
})

const BEFORE_NAME = new RegExp(
  String.raw`^(?:(?:${inAnyLanguage('contrastedBy')})\s+)?(?:(?:${inAnyLanguage('articles')})\s+)?`,
  'iu',
)
/** "the mitral one" */
const PRONOUN = new RegExp(String.raw`\s+(?:${inAnyLanguage('ordinalPronouns')})$`, 'iu')
/** Letters that two compounds share at their end: "gedächtnis" of two kinds of memory. */
const MIN_SHARED_END = 5
const MIN_OTHER_START = 3

/** Whether two words are different compounds with the same end. */
function shareEnd(one: string, other: string): boolean {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1
  const rest = Math.min(one.length, other.length) - length
  return length >= MIN_SHARED_END && rest >= MIN_OTHER_START
}

const isEnd = (text: string, at: number): boolean => !/\p{L}/u.test(text.slice(at))

/** A word of a question; its stem is "" if it is a stop word. */
type Placed = {
  readonly word: string
  readonly stem: string
  readonly start: number
  readonly end: number
}

const wordsIn = (text: string, language: string): Placed[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }, at) => {
    const end = index + word.length
    // "vitamin A": no article ends a text, and none inside it is a capital letter.
    const isLetter = word.length === 1 && at > 0 && (CAPITALISED.test(word) || isEnd(text, end))
    const isStop = !isLetter && stopWordsOf(language).has(word.toLowerCase())
    return { word, stem: isStop ? '' : stemOf(word.toLowerCase(), language), start: index, end }
  })

/** Some words of a question that another name may replace, and the words beside them. */
type WordRun = {
  readonly own: readonly Placed[]
  readonly previous: string
  readonly next: string
}

/** The windows of `length` words that do not begin or end with a stop word. */
const runsIn = (words: readonly Placed[], length: number): WordRun[] =>
  words
    .map((_, at) => ({
      own: words.slice(at, at + length),
      previous: words[at - 1]?.stem ?? '',
      next: words[at + length]?.stem ?? '',
    }))
    .filter(({ own }) => own.length === length && own[0]?.stem !== '' && own.at(-1)?.stem !== '')

/** Whether a name fits in a window, in order of how certain it is. */
const fitsOf = (
  name: readonly Placed[],
  { hasPhrase, isName }: KnownPhrases,
): readonly ((run: WordRun) => boolean)[] => {
  const named = name.map(({ stem }) => stem)
  const areNames = (words: readonly Placed[]): boolean =>
    isName !== undefined && words.every(({ word }) => isName(word))
  return [
    ({ own }) => own.length > 1 && own.at(-1)?.stem === named.at(-1),
    ({ own }) => own.length > 1 && own[0]?.stem === named[0],
    ({ own }) => own.length === 1 && shareEnd(own[0]?.stem ?? '', named[0] ?? ''),
    ({ own }) => areNames(name) && areNames(own),
    ({ next }) => next !== '' && hasPhrase?.([...named, next]) === true,
    ({ previous }) => previous !== '' && hasPhrase?.([previous, ...named]) === true,
  ]
}

/**
 * "And long term?" after "How long does short term memory last?": "How long does long term memory
 * last?" The two names have their last or their first word in common, or the end of a compound, or
 * the document writes both as names ("and Hegel?" after "Who taught Kant?"), or it has the new one
 * beside the next word: "and a closed one?".
 */
export function contrastWith(
  question: string,
  before: string,
  phrases: KnownPhrases,
): string | undefined {
  const { language } = phrases
  const name = nameAlone(thingNamed(question, language)?.replace(BEFORE_NAME, ''), language)
  const bare = name?.replace(PRONOUN, '') ?? ''
  const named = wordsIn(bare, language)
  if (named.length === 0) return undefined
  const runs = runsIn(wordsIn(before, language), named.length).filter(({ own }) =>
    own.some(({ stem }, i) => stem !== named[i]?.stem),
  )
  const [found] = fitsOf(named, phrases).flatMap((fits) => runs.find(fits) ?? [])
  const [start, end] = [found?.own[0]?.start, found?.own.at(-1)?.end]
  return start === undefined || end === undefined
    ? undefined
    : before.slice(0, start) + bare + before.slice(end)
}

/** An article before a name, and the thing with an article that a question ends with. */
const ARTICLE_AT_END = new RegExp(String.raw`(?<=\s)(?:${inAnyLanguage('articles')})\s+$`, 'iu')
const LAST_THING = new RegExp(
  String.raw`(?<=\s)(?:${inAnyLanguage('articles')})\s+(?<thing>[^?!.,;:]+?)(?=[?!.\s]*$)`,
  'iu',
)

/** "And the harrow?" after "Who drew the plough?": "Who drew the harrow?" */
export function inPlaceOfLast(
  question: string,
  before: string,
  { language, hasPhrase }: KnownPhrases,
): string | undefined {
  const name = nameAlone(thingNamed(question, language), language)
  if (name === undefined) return undefined
  const [article] = ARTICLE_AT_END.exec(question.slice(0, question.indexOf(name))) ?? []
  const last = LAST_THING.exec(before)
  const words = wordsIn(last?.groups?.['thing'] ?? '', language)
  const isName = words.every(({ stem }) => stem !== '')
  // "the neap one", of which only the document knows whether it is a tide.
  const isPart = hasPhrase === null && wordsIn(name, language).length < words.length
  return article === undefined || !last || !isName || isPart
    ? undefined
    : before.replace(LAST_THING, () => article + name)
}
