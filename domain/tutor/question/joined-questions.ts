import { answerWords } from '../../languages/answers.ts'
import { onOneLine } from '../../text/normalise.ts'
import { tokenise } from '../../text/search/terms.ts'

/** The beginning of another question: "and when did he live?". */
const NEXT = new RegExp(
  String.raw`[,;]?\s(?:${answerWords('conjunctions')})\s(?=(?:${answerWords('questionStarts')})(?!\p{L}))|(?<=[?？؟])\s`,
  'giu',
)
/** Minimum words of a question; "and why?" belongs to the previous question. */
const MIN_WORDS = 3
const MAX_PARTS = 3

/** A message at the beginnings of its questions, whatever their length. */
export const joinedQuestions = (message: string): readonly string[] => message.split(NEXT)

/**
 * The questions that a message joins: "Who was Falk, and when did he live?" has two. One if any of
 * them is too short to be a question.
 */
export function questionParts(question: string, language: string): readonly string[] {
  const parts = joinedQuestions(onOneLine(question))
  const isEach = parts.every((part) => tokenise(part, language).length >= MIN_WORDS)
  return isEach && parts.length <= MAX_PARTS ? parts : [question]
}
