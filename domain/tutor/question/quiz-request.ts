import { TWO_TO_TEN_WORDS, twoToTen } from '../../languages/answers.ts'
import { inAnyLanguage } from '../../languages/requests.ts'
import { COUNT_MAX } from '../../constants.ts'
import {
  countsFrom,
  DEFAULT_COUNTS,
  totalCount,
  type QuestionCounts,
} from '../../quiz/creation/counts.ts'
import type { QuestionType } from '../../quiz/kinds/registry.ts'
import type { Difficulty } from '../../quiz/wire.ts'
import { contentTerms } from '../../text/search/terms.ts'
import { wordsOfRequest } from './message-kinds.ts'

/** The properties of the quiz that a message asks for. */
export type QuizRequest = {
  readonly counts?: Readonly<Partial<QuestionCounts>>
  readonly difficulty?: Difficulty
  /** The topic of the questions, in the words of the message. */
  readonly topic?: string
}

const PLEASE = `(?:${inAnyLanguage('please')}|${inAnyLanguage('canYou')})`
const QUIZ = new RegExp(String.raw`^\s*${PLEASE}?(?:${inAnyLanguage('quiz')})(?!\p{L})`, 'iu')

const KIND_WORDS = {
  mcq: inAnyLanguage('quizChoice'),
  saq: inAnyLanguage('quizShort'),
  laq: inAnyLanguage('quizLong'),
} satisfies Partial<Record<QuestionType, string>>
const LEVEL_WORDS = {
  easy: inAnyLanguage('quizEasy'),
  medium: inAnyLanguage('quizMedium'),
  hard: inAnyLanguage('quizHard'),
} satisfies Record<Difficulty, string>

const ABOUT = inAnyLanguage('quizAbout')
const BESIDE = [
  ...Object.values(KIND_WORDS),
  ...Object.values(LEVEL_WORDS),
  inAnyLanguage('quizBeside'),
].join('|')
/** "3 hard multiple-choice questions", "drei Prüfungsfragen", "5 preguntas tipo test". */
const COUNTED = String.raw`(?<number>\d{1,2}|${TWO_TO_TEN_WORDS})\s(?:(?:${BESIDE})[-\s]*){0,4}(?:${inAnyLanguage('quizQuestions')})(?!\p{L})`
const COUNTED_ANYWHERE = new RegExp(String.raw`(?<![\p{L}\p{N}])${COUNTED}`, 'iu')
/** A message that consists of a number of questions, their kind and their topic. */
const ONLY_COUNTED = new RegExp(
  String.raw`^[\s¿¡]*${PLEASE}?(?:(?:${inAnyLanguage('quizAsk')})\s)?${COUNTED}(?:[\s,]+(?:${BESIDE}|${PLEASE.trim()})){0,4}(?=[\s.!?,]*$|\s(?:${ABOUT})\s)`,
  'iu',
)
const TOPIC = new RegExp(
  String.raw`(?<=\s)(?:${ABOUT})\s+(?!(?:${BESIDE})(?:\s(?:${ABOUT})\s|[\s.!?,]*$))`,
  'iu',
)
/** The end of the subject: a condition after a comma, "ab" of "frag mich zu … ab". */
const AFTER_TOPIC = /[,;!?]|\.(?:\s|$)|\sab\s*$/iu
const WHOLE_DOCUMENT = wordsOfRequest('wholeDocument', 'giu')

const has = (words: string, text: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L}{3})`, 'iu').test(text)

const keyIn = <Key extends string>(words: Record<Key, string>, text: string): Key | undefined =>
  (Object.keys(words) as Key[]).find((key) => has(words[key], text))

function numberIn(text: string): number | undefined {
  const found = COUNTED_ANYWHERE.exec(text)?.groups?.['number']
  if (found === undefined) return undefined
  const number = twoToTen(found) ?? Number(found)
  return number > 0 ? Math.min(number, COUNT_MAX) : undefined
}

/** `number` questions of one kind, or of all kinds in the proportions of the quiz form. */
function countsOf(number: number | undefined, kind: QuestionType | undefined) {
  if (kind !== undefined) return { [kind]: number ?? DEFAULT_COUNTS[kind] }
  if (number === undefined) return undefined
  const share = number / totalCount(DEFAULT_COUNTS)
  const counts = countsFrom((type) => Math.floor(DEFAULT_COUNTS[type] * share))
  return { ...counts, mcq: counts.mcq + number - totalCount(counts) }
}

/** The topic of a request for a quiz; undefined if it mentions the document only. */
function topicIn(question: string, language: string): { at: number; topic?: string } {
  const found = TOPIC.exec(question)
  if (!found) return { at: question.length }
  const [topic = ''] = question.slice(found.index + found[0].length).split(AFTER_TOPIC)
  const named = topic.replace(WHOLE_DOCUMENT, ' ')
  return {
    at: found.index,
    ...(contentTerms(named, language).length > 0 && { topic: topic.trim() }),
  }
}

/**
 * The properties of the quiz that a message asks for, as "3 hard questions on tides"; null if it
 * asks for none. `question` has no fillers (`plainQuestion`).
 */
export function quizRequestOf(question: string, language: string): QuizRequest | null {
  if (!QUIZ.test(question) && !ONLY_COUNTED.test(question)) return null
  const { at, topic } = topicIn(question, language)
  const rest = question.slice(0, at) + question.slice(at + (topic?.length ?? 0))
  const counts = countsOf(numberIn(question), keyIn(KIND_WORDS, rest))
  const difficulty = keyIn(LEVEL_WORDS, rest)
  return {
    ...(counts && { counts }),
    ...(difficulty !== undefined && { difficulty }),
    ...(topic !== undefined && { topic }),
  }
}
