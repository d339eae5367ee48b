import { inAnyLanguage } from '../../languages/requests.ts'
import { detectLanguage } from '../../text/language.ts'
import { contentTerms } from '../../text/search/terms.ts'
import { answerTypeOf, asksMeaning, definedTerm } from '../builtin/question/question.ts'
import { joinedQuestions } from '../builtin/question/parts.ts'
import { ordinalIn } from './ordinals.ts'
import { plainQuestion } from './plain-question.ts'
import { classifySmallTalk, followUpKind, wordsOfRequest } from './question-kinds.ts'

/** The questions of a chat that the next one may refer to. */
export type EarlierQuestions = {
  /** The learner's previous question. */
  readonly before?: string | undefined
  /** The one before it, with another subject. */
  readonly earlier?: string | undefined
}

/** Words that refer to the previous question. */
const REFERS_BACK = new RegExp(
  [
    String.raw`^[\s¿¡]*(?:${inAnyLanguage('followUp')})\b`,
    String.raw`\b(?:${inAnyLanguage('pronouns')})\b`,
    inAnyLanguage('pronounsInside'),
  ].join('|'),
  'iu',
)
const FOLLOW_UP = new RegExp(String.raw`^(?:${inAnyLanguage('followUpAlways')})\b`, 'iu')

/** Words that do not say what a question is about: "people", "happened". */
const GENERAL = wordsOfRequest('general', 'giu')

/** A question without general words; "What is work?" asks for the meaning of one. */
const specific = (question: string): string =>
  asksMeaning(question) ? question : question.replace(GENERAL, ' ')

/** A question without words that say nothing where the one before names its subject. */
export function withoutGeneral(question: string, language: string): string {
  if (REFERS_BACK.test(question)) return question
  const rest = specific(question)
  return contentTerms(rest, language).length === 0 && /\p{L}/u.test(rest) ? rest : question
}

/** Whether a question depends on the previous one ("and why is that?", "how many people died?"). */
export function isFollowUp(question: string, language: string): boolean {
  const terms = contentTerms(question, language)
  if (contentTerms(specific(question), language).length === 0) return true
  return terms.length <= 3 && REFERS_BACK.test(question) ? true : FOLLOW_UP.test(question.trim())
}

/** Whether a message names something besides what it refers to; "why?" does not. */
const namesSubject = (message: string): boolean => {
  const language = detectLanguage(message)
  return (
    contentTerms(specific(message).replace(REFERS_BACK, ' '), language).length > 0 &&
    ordinalIn(message, language) === null
  )
}

/**
 * Of the learner's messages, the latest that names a subject for the next one: not "thanks", and
 * not "why?" where an earlier one says more. Also the latest before it that names one.
 */
export function subjectsBefore(messages: readonly string[]): EarlierQuestions {
  const asked = messages.filter(
    (message) => classifySmallTalk(message) === null && followUpKind(message) === null,
  )
  const [before, earlier] = asked.filter(namesSubject).toReversed()
  return { before: before ?? asked.at(-1), earlier }
}

/** Maximum words of a thing that a question asks for or only names. */
const MAX_NAME_WORDS = 5

/** What "it" is after a question for a meaning: "osmosis" after "What is osmosis and why …?". */
export function meantBy(before: string | undefined): string | undefined {
  const [first = ''] = joinedQuestions(before ?? '')
  const term = asksMeaning(first) ? definedTerm(first).replace(/,$/u, '') : ''
  return term !== '' && term.split(' ').length <= MAX_NAME_WORDS ? term : undefined
}

/** The thing that a question only names after a conjunction: "and a neap tide?". */
function thingNamed(question: string, language: string): string | undefined {
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

/** "And a neap tide?" after "What is a spring tide?": "What is a neap tide?" */
export function sameQuestionAbout(
  question: string,
  before: string,
  language: string,
): string | undefined {
  const plain = plainQuestion(before, language)
  const meant = meantBy(plain) ?? ''
  const name = thingNamed(question, language)
  // "the use of a tide" is more than a thing.
  const isThing = meant !== '' && contentTerms(meant, language).length === meant.split(' ').length
  return isThing && name !== undefined ? plain.replace(meant, () => name) : undefined
}
