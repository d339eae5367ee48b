import { inAnyLanguage, REQUESTS } from '../../languages/requests.ts'
import type { Query } from '../../text/search/passages.ts'
import { stopWordsOf } from '../../text/search/stop-words.ts'
import { contentTerms, stemOf } from '../../text/search/terms.ts'
import { subjectWords } from '../builtin/question/coverage.ts'
import { answerTypeOf, asksMeaning, definedTerm } from '../builtin/question/question.ts'
import { joinedQuestions } from '../builtin/question/parts.ts'
import { plainQuestion } from './plain-question.ts'

/** Maximum words of a thing that a question asks for or only names. */
const MAX_NAME_WORDS = 5

/** What "it" is after a question for a meaning: "osmosis" after "What is osmosis and why …?". */
export function meantBy(before: string | undefined): string | undefined {
  const [first = ''] = joinedQuestions(before ?? '')
  const term = asksMeaning(first) ? definedTerm(first).replace(/,$/u, '') : ''
  return term !== '' && term.split(' ').length <= MAX_NAME_WORDS ? term : undefined
}

/** What a question only names after a conjunction: "and a neap tide?". */
export function thingNamed(question: string, language: string): string | undefined {
  const name = definedTerm(question)
  const isName =
    !question.startsWith(name) &&
    !asksMeaning(question) &&
    answerTypeOf(name) === 'other' &&
    name.split(' ').length <= MAX_NAME_WORDS &&
    contentTerms(name, language).length > 0
  return isName ? name : undefined
}

/** The thing that a question is about, where it asks for its meaning or only names it. */
export function thingIn(question: string | undefined, language: string): string | undefined {
  if (question === undefined) return undefined
  const plain = plainQuestion(question, language)
  return meantBy(plain) ?? thingNamed(plain, language)
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
const AFTER_NAME = new RegExp(String.raw`\s+(?:${inAnyLanguage('alsoAfter')})$`, 'iu')

/** A name without "too" after it; undefined for "does it float", "in water". */
function nameAlone(name: string | undefined, language: string): string | undefined {
  const [first = ''] = name?.match(WORD) ?? []
  return subjectWords(first, language).length === 0 ? undefined : name?.replace(AFTER_NAME, '')
}

/** "And a neap tide?" after "What is a spring tide?": "What is a neap tide?" */
function sameMeaningOf(question: string, before: string, language: string): string | undefined {
  const meant = meantBy(before) ?? ''
  const name = nameAlone(thingNamed(question, language), language)
  // "the use of a tide" is more than a thing.
  const isThing = meant !== '' && contentTerms(meant, language).length === meant.split(' ').length
  return isThing && name !== undefined ? before.replace(meant, () => name) : undefined
}

const BEFORE_NAME = new RegExp(
  String.raw`^(?:(?:${inAnyLanguage('contrastedBy')})\s+)?(?:(?:${inAnyLanguage('articles')})\s+)?`,
  'iu',
)
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

/**
 * "And long term?" after "How long does short term memory last?": "How long does long term memory
 * last?" The two things have their last or their first word in common, or the end of a compound.
 */
function contrastWith(question: string, before: string, language: string): string | undefined {
  const name = nameAlone(thingNamed(question, language)?.replace(BEFORE_NAME, ''), language)
  if (name === undefined) return undefined
  const stem = (word: string): string => stemOf(word.toLowerCase(), language)
  const stop = stopWordsOf(language)
  const named = (name.match(WORD) ?? []).map(stem)
  const words = [...before.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }))
  const count = named.length
  const isContrast = (at: number): boolean => {
    const own = words.slice(at, at + count).map(({ word }) => stem(word))
    if (own.length < count || own.every((word, i) => word === named[i])) return false
    if (stop.has(own[0] ?? '') || stop.has(own.at(-1) ?? '')) return false
    return count === 1
      ? shareEnd(own[0] ?? '', named[0] ?? '')
      : own.at(-1) === named.at(-1) || own[0] === named[0]
  }
  const starts = [...words.keys()].filter(isContrast)
  // The last word of a thing names it in most languages: "long term" and "short term".
  const at = starts.find((one) => stem(words[one + count - 1]?.word ?? '') === named.at(-1))
  const [first, last] = [words[at ?? starts[0] ?? -1], words[(at ?? starts[0] ?? -1) + count - 1]]
  if (!first || !last) return undefined
  return before.slice(0, first.index) + name + before.slice(last.index + last.word.length)
}

/** A question with more words of its own is about them, whatever else it refers to. */
const MAX_OWN_WORDS = 1
/** For each language how it refers to a thing that was named before. */
const REFERENCES = REQUESTS.flatMap(({ references }) => references ?? [])

/** "What kinds of it are there?" after "What is osmosis?": "What kinds of osmosis are there?" */
function withSubject(question: string, before: string, language: string): string | undefined {
  const subject = meantBy(before)
  const isShort = subjectWords(question, language).length <= MAX_OWN_WORDS
  if (subject === undefined || !isShort) return undefined
  for (const { having, pronouns, compounds, of } of REFERENCES) {
    const [owned, possession = ''] = having.exec(question) ?? []
    if (owned !== undefined) return question.replace(owned, () => `${possession} ${of} ${subject}`)
    const [pronoun] = pronouns.exec(question) ?? []
    if (pronoun === undefined) continue
    const preposition = compounds?.[pronoun.toLowerCase()]
    return question.replace(pronouns, () =>
      preposition === undefined ? subject : `${preposition} ${subject}`,
    )
  }
  return undefined
}

/**
 * The query of a question that depends on the one before, with what it leaves out; undefined if
 * that is not known. Both are plain questions.
 */
export function completedQuery(
  question: string,
  before: string,
  language: string,
): Query | undefined {
  const other =
    sameMeaningOf(question, before, language) ?? contrastWith(question, before, language)
  if (other !== undefined) return { question: other }
  const complete = withSubject(question, before, language)
  return complete === undefined ? undefined : { question: complete, before }
}
