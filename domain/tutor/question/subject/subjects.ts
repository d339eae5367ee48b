import { inAnyLanguage } from '../../../languages/requests.ts'
import { detectLanguage } from '../../../text/language.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import { subjectWords } from './subject-words.ts'
import { asksMeaning } from './asked-meaning.ts'
import { completedQuery, possessiveIn } from '../completed.ts'
import { ordinalIn, ordinalInside, type Ordinal } from './ordinals.ts'
import { plainQuestion } from '../plain-question.ts'
import { classifySmallTalk, followUpKind, wordsOfRequest } from '../message-kinds.ts'
import { thingNamed } from './things.ts'

/** The questions of a chat that the next one may refer to. */
export type EarlierQuestions = {
  /** The learner's previous question. */
  readonly before?: string | undefined
  /** The one before it, with another subject. */
  readonly earlier?: string | undefined
  /**
   * The latest message where it names its subject by the place in a list, and the question that the
   * list answers.
   */
  readonly placed?: PlacedSubject | undefined
}

/** "explain the second one", with "what are the stages?" before it. */
export type PlacedSubject = {
  readonly message: string
  readonly ordinal: Ordinal
  readonly list: string
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

/** What a message ends with before what a preposition is about. */
const AFTER_PREPOSITION = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyLanguage('contrastedBy')}|${inAnyLanguage('of')}|about)\s+$`,
  'iu',
)

/** What a message names after a preposition: "for the sun". */
const CASE = new RegExp(String.raw`^(?:${inAnyLanguage('contrastedBy')})\s`, 'iu')

/**
 * Whether a question names before its first comma what its pronouns refer to: "explain sluices, how
 * do they work".
 */
function namesFirst(question: string, language: string): boolean {
  const [first = '', ...rest] = question.trim().split(/[,;:]\s/u)
  return (
    rest.length > 0 &&
    !REFERS_BACK.test(first) &&
    !CASE.test(first) &&
    classifySmallTalk(first) === null &&
    contentTerms(specific(first), language).length > 0
  )
}

/**
 * A message without possessives for what it names before them: "how did Orrin get its name?". One
 * after a preposition may be of something else: "what does Orrin say of its name?".
 */
function withoutOwnPossessives(message: string, language: string): string {
  const found = possessiveIn(message)
  const before = found === null ? '' : message.slice(0, found.index)
  return found === null ||
    AFTER_PREPOSITION.test(before) ||
    subjectWords(before, language).length === 0
    ? message
    : before + message.slice(found.index + found.possessive.length)
}

/** Whether a question depends on the previous one ("and why is that?", "how many people died?"). */
export function isFollowUp(question: string, language: string): boolean {
  const terms = contentTerms(question, language)
  if (contentTerms(specific(question), language).length === 0) return true
  if (FOLLOW_UP.test(question.trim())) return true
  const refers = REFERS_BACK.test(withoutOwnPossessives(question, language))
  return terms.length <= 3 && refers && !namesFirst(question, language)
}

/** Words that refer to what was named before, anywhere in a message. */
const PRONOUN = new RegExp(String.raw`\b(?:${inAnyLanguage('pronouns')})\b`, 'iu')
/** A message with such a word and one other at most is about what that refers to. */
const MAX_OWN_WORDS = 1

/** Whether a message names something besides what it refers to; "why?" does not. */
const namesSubject = (message: string): boolean => {
  const language = detectLanguage(message)
  return (
    contentTerms(specific(message).replace(REFERS_BACK, ' '), language).length > 0 &&
    !(
      PRONOUN.test(withoutOwnPossessives(message, language)) &&
      subjectWords(message, language).length <= MAX_OWN_WORDS
    ) &&
    ordinalIn(message, language) === null
  )
}

/** Whether a message asks something itself: not "thanks", "tell me more". */
const isQuestion = (message: string): boolean =>
  classifySmallTalk(message) === null && followUpKind(message) === null

/**
 * The learner's messages in order, each with what it leaves out: "What is a neap tide?" for "and a
 * neap tide?" after "What is a spring tide?".
 */
export function completedMessages(messages: readonly string[]): string[] {
  const language = detectLanguage(messages.join('\n'))
  let known: EarlierQuestions = {}
  return messages.map((message) => {
    if (!isQuestion(message)) return message
    const complete = completedAfter(message, known, language)
    if (known.before === undefined || namesSubject(complete))
      known = { before: complete, earlier: known.before }
    return complete
  })
}

/**
 * A message with what it leaves out of the one before; after that where it only names where or for
 * what that holds ("and for the sun?"), or as it is.
 */
function completedAfter(
  message: string,
  { before, earlier }: EarlierQuestions,
  language: string,
): string {
  const plain = plainQuestion(message, language)
  if (before === undefined || !isFollowUp(plain, language)) return message
  const query = completedQuery(
    plain,
    plainQuestion(before, language),
    { language, hasPhrase: null },
    earlier && plainQuestion(earlier, language),
  )
  const isCase = CASE.test(thingNamed(plain, language) ?? '')
  return query?.question ?? (isCase ? `${before} ${message}` : message)
}

/**
 * Of the learner's messages, the latest that names a subject for the next one: not "thanks", and
 * not "why?" where an earlier one says more. Also the latest before it that names one.
 */
export function subjectsBefore(messages: readonly string[]): EarlierQuestions {
  const asked = messages.filter(isQuestion)
  const [before, earlier] = asked.filter(namesSubject).toReversed()
  return { before: before ?? asked.at(-1), earlier, placed: placedSubject(asked) }
}

/** A message is rarely about what was asked before so many others. */
const MAX_RECENT = 5

/** The learner's last messages that ask something, oldest first. */
export const recentQuestions = (messages: readonly string[]): readonly string[] =>
  messages.filter(isQuestion).slice(-MAX_RECENT)

/** Whether a message names something by its place in a list: "explain the second one". */
export function namesPlace(message: string): boolean {
  const plain = plainQuestion(message)
  return ordinalIn(plain, detectLanguage(plain)) !== null || ordinalInside(plain) !== null
}

/** The place in a list that names the subject; undefined if a later message names another one. */
function placedSubject(asked: readonly string[]): PlacedSubject | undefined {
  const language = detectLanguage(asked.join('\n'))
  for (const [i, message] of [...asked.entries()].toReversed()) {
    const ordinal = ordinalIn(message, language) ?? ordinalInside(message)
    const list = ordinal ? asked.slice(0, i).findLast(namesSubject) : undefined
    if (ordinal) return list === undefined ? undefined : { message, ordinal, list }
    if (namesSubject(message)) return undefined
  }
  return undefined
}
