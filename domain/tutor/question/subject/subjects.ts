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
  /** The question before that, with another subject. */
  readonly earlier?: string | undefined
  /**
   * The latest message if it refers to its subject by an ordinal, and the question that the list
   * answers.
   */
  readonly ordinalSubject?: OrdinalSubject | undefined
}

/** "explain the second one", with the question "what are the stages?" that has the list. */
export type OrdinalSubject = {
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

/** A question without general words if the previous one contains its subject. */
export function withoutGeneral(question: string, language: string): string {
  if (REFERS_BACK.test(question)) return question
  const rest = specific(question)
  return contentTerms(rest, language).length === 0 && /\p{L}/u.test(rest) ? rest : question
}

/** The part of a message before the preposition at its end. */
const AFTER_PREPOSITION = new RegExp(
  String.raw`(?<!\p{L})(?:${inAnyLanguage('contrastedBy')}|${inAnyLanguage('of')}|about)\s+$`,
  'iu',
)

/** The words of a message after a preposition: "for the sun". */
const CASE = new RegExp(String.raw`^(?:${inAnyLanguage('contrastedBy')})\s`, 'iu')

/**
 * Whether the pronouns of a question refer to a thing before its first comma: "explain sluices, how
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

/** Words that refer to the previous subject, anywhere in a message. */
const PRONOUN = new RegExp(String.raw`\b(?:${inAnyLanguage('pronouns')})\b`, 'iu')
/** Maximum other words of a message that is about the thing to which such a word refers. */
const MAX_OWN_WORDS = 1

/** Whether a message has a subject besides its references; "why?" does not. */
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

/** Whether a message is a question of its own: not "thanks", "tell me more". */
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
 * A message completed from the previous one; the previous one with the message after it if that
 * only adds a case ("and for the sun?"); otherwise the message as it is.
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
 * The latest of the learner's messages with a subject for the next one: not "thanks", and not
 * "why?" if an earlier one says more. Also the latest message before it with a subject.
 */
export function subjectsBefore(messages: readonly string[]): EarlierQuestions {
  const asked = messages.filter(isQuestion)
  const [before, earlier] = asked.filter(namesSubject).toReversed()
  return { before: before ?? asked.at(-1), earlier, ordinalSubject: ordinalSubjectOf(asked) }
}

/** How many of the last questions a message usually refers to. */
const MAX_RECENT = 5

/** The learner's last messages that ask something, oldest first. */
export const recentQuestions = (messages: readonly string[]): readonly string[] =>
  messages.filter(isQuestion).slice(-MAX_RECENT)

/** Whether a message refers to a thing by an ordinal: "explain the second one". */
export function hasOrdinal(message: string): boolean {
  const plain = plainQuestion(message)
  return ordinalIn(plain, detectLanguage(plain)) !== null || ordinalInside(plain) !== null
}

/** The ordinal that is the subject; undefined if a later message has another subject. */
function ordinalSubjectOf(asked: readonly string[]): OrdinalSubject | undefined {
  const language = detectLanguage(asked.join('\n'))
  for (const [i, message] of [...asked.entries()].toReversed()) {
    const ordinal = ordinalIn(message, language) ?? ordinalInside(message)
    const list = ordinal ? asked.slice(0, i).findLast(namesSubject) : undefined
    if (ordinal) return list === undefined ? undefined : { message, ordinal, list }
    if (namesSubject(message)) return undefined
  }
  return undefined
}
