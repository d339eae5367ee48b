import { REQUESTS } from '../../languages/requests.ts'
import type { Query } from '../../text/search/passages.ts'
import { contentTerms } from '../../text/search/terms.ts'
import { subjectWords } from './subject/subject-words.ts'
import { contrastWith, inPlaceOfLast, type KnownPhrases } from './subject/contrast.ts'
import { meantBy, nameAlone, thingIn, thingNamed } from './subject/things.ts'

/** "And a neap tide?" after "What is a spring tide?": "What is a neap tide?" */
function sameMeaningOf(
  question: string,
  before: string,
  { language, hasPhrase }: KnownPhrases,
): string | undefined {
  const meant = meantBy(before) ?? ''
  const name = nameAlone(thingNamed(question, language), language)
  const length = meant.split(' ').length
  // "the use of a tide" is more than a thing.
  const isThing = meant !== '' && contentTerms(meant, language).length === length
  // "the neap one", of which only the document knows whether it is a tide.
  const isPart = hasPhrase === null && (name?.split(' ').length ?? 0) < length
  return isThing && name !== undefined && !isPart ? before.replace(meant, () => name) : undefined
}

/**
 * A question with more words of its own is about them, whatever else it refers to; at its end, as
 * in "Which role has the miller with it?", with fewer.
 */
const MAX_OWN_WORDS = 3
const MAX_WORDS_BEFORE_END = 1
/** For each language, how it refers to a thing that was mentioned before. */
const REFERENCES = REQUESTS.flatMap(({ references }) => references ?? [])

/** Whether words are only a possession of the previous subject: "his view". */
export const isOwned = (words: string): boolean =>
  REFERENCES.some(({ having }) => having.exec(words)?.[0] === words.trim())

/** The possessive in a message with its noun, and its position: "its name". */
export function possessiveIn(message: string): { index: number; possessive: string } | null {
  for (const { having } of REFERENCES) {
    const found = having.exec(message)
    const [words, thing = ''] = found ?? []
    if (found && words !== undefined)
      return { index: found.index, possessive: words.slice(0, words.length - thing.length).trim() }
  }
  return null
}

/** Whether a pronoun that ends where `rest` begins is the last word of a question. */
const isLast = (rest: string): boolean => !/\p{L}/u.test(rest)

/** The subject of a message; one of several words only if the document has them in a row. */
function knownThing(message: string, { language, hasPhrase }: KnownPhrases): string | undefined {
  const thing = thingIn(message, language)
  const terms = contentTerms(thing ?? '', language)
  return terms.length > 1 && hasPhrase?.(terms) === false ? undefined : thing
}

/** "What kinds of it are there?" after "What is osmosis?": "What kinds of osmosis are there?" */
function withSubject(question: string, before: string, phrases: KnownPhrases): string | undefined {
  const { language } = phrases
  const subject = knownThing(before, phrases)
  const own = subjectWords(question, language).length
  if (subject === undefined || own > MAX_OWN_WORDS) return undefined
  for (const { having, pronouns, compounds, of } of REFERENCES) {
    const [owned, possession = ''] = having.exec(question) ?? []
    if (owned !== undefined) return question.replace(owned, () => `${possession} ${of} ${subject}`)
    const found = pronouns.exec(question)
    if (!found) continue
    const [pronoun] = found
    const rest = question.slice(found.index + pronoun.length)
    if (own > MAX_WORDS_BEFORE_END && isLast(rest)) return undefined
    const preposition = compounds?.[pronoun.toLowerCase()]
    const thing = preposition === undefined ? subject : `${preposition} ${subject}`
    return question.slice(0, found.index) + thing + rest
  }
  return undefined
}

/**
 * "And a weir?" after "What is a sluice?" and "How long does a sluice last?": "How long does a weir
 * last?"
 */
function inPlaceOfMeant(
  question: string,
  before: string,
  earlier: string | undefined,
  language: string,
): string | undefined {
  const meant = meantBy(earlier)
  const name = nameAlone(thingNamed(question, language), language)
  const at = meant === undefined ? -1 : before.toLowerCase().indexOf(meant.toLowerCase())
  return meant === undefined || name === undefined || at < 0
    ? undefined
    : before.slice(0, at) + name + before.slice(at + meant.length)
}

/**
 * The query of a question that depends on the previous one, completed from it; undefined if
 * that is not known. `earlier` is the question before that. All are plain questions.
 */
export function completedQuery(
  question: string,
  before: string,
  phrases: KnownPhrases,
  earlier?: string,
): Query | undefined {
  const { language } = phrases
  const other =
    inPlaceOfMeant(question, before, earlier, language) ??
    contrastWith(question, before, phrases) ??
    sameMeaningOf(question, before, phrases) ??
    inPlaceOfLast(question, before, phrases)
  if (other !== undefined) return { question: other }
  const complete = withSubject(question, before, phrases)
  return complete === undefined ? undefined : { question: complete, before }
}
