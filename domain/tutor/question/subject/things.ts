import { inAnyLanguage } from '../../../languages/requests.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import { subjectWords } from './subject-words.ts'
import { asksMeaning, definedTerm } from './asked-meaning.ts'
import { joinedQuestions } from '../joined-questions.ts'
import { answerTypeOf } from './answer-type.ts'
import { plainQuestion } from '../plain-question.ts'

/** Maximum words of a thing that a question asks for or consists of. */
const MAX_NAME_WORDS = 5

const MEANT_END = new RegExp(String.raw`\s+(?:${inAnyLanguage('meantEnds')})$`, 'iu')

/**
 * The reference of "it" after a question for a meaning: "osmosis" in "What is osmosis and why …?".
 */
export function meantBy(before: string | undefined): string | undefined {
  const [first = ''] = joinedQuestions(before ?? '')
  const term = asksMeaning(first)
    ? definedTerm(first).replace(/,$/u, '').replace(MEANT_END, '')
    : ''
  return term !== '' && term.split(' ').length <= MAX_NAME_WORDS ? term : undefined
}

/** The thing of a question that has only a conjunction before it: "and a neap tide?". */
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

/** The thing that a question is about if it asks for its meaning or consists of it. */
export function thingIn(question: string | undefined, language: string): string | undefined {
  if (question === undefined) return undefined
  const plain = plainQuestion(question, language)
  return meantBy(plain) ?? thingNamed(plain, language)
}

/** Maximum words of a question that has few words besides its subject. */
const MAX_SUBJECT_WORDS = 2

/** The subject of a question: "osmosis" in "What is osmosis?" and in "An example of osmosis?". */
export function subjectIn(question: string, language: string): string | undefined {
  const words = subjectWords(question, language)
  const few = words.length <= MAX_SUBJECT_WORDS ? words.join(' ') : ''
  return meantBy(question) ?? (few === '' ? undefined : few)
}

export const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
const AFTER_NAME = new RegExp(String.raw`\s+(?:${inAnyLanguage('alsoAfter')})$`, 'iu')

/** A name without "too" after it; undefined for "does it float", "in water". */
export function nameAlone(name: string | undefined, language: string): string | undefined {
  const [first = ''] = name?.match(WORD) ?? []
  return subjectWords(first, language).length === 0 ? undefined : name?.replace(AFTER_NAME, '')
}
