import { detectLanguage, type Language } from '../../text/language.ts'
import { stopWordsOf } from '../../text/search/stop-words.ts'
import { pointsOf, type QuestionToMark } from '../question.ts'

/** Minimum length in characters to detect a language. */
const MIN_CHARS = 40
/** Minimum share of function words in sentences; notes have fewer, which may be of any language. */
const FUNCTION_WORDS_FROM = 0.25

const LATIN_ONLY = /^(?:\P{L}|\p{Script=Latin})*$/u
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu

/** Whether a text in the Latin script has hardly any function words of the language it seems. */
function isNotes(text: string, language: Language): boolean {
  if (!LATIN_ONLY.test(text)) return false
  const words = text.toLowerCase().match(WORD) ?? []
  const known = stopWordsOf(language)
  return words.filter((word) => known.has(word)).length < FUNCTION_WORDS_FROM * words.length
}

/**
 * Whether an answer is in another language than the reference, if both can be detected. The
 * estimate cannot compare words of two languages.
 */
export const hasLanguageMismatch = (question: QuestionToMark, answer: string): boolean => {
  if (answer.trim().length < MIN_CHARS) return false
  const reference = [question.correct_answer, ...pointsOf(question).map(({ text }) => text)]
  const expected = detectLanguage(reference.join(' '))
  const language = detectLanguage(answer, expected)
  const isOther = language !== 'und' && expected !== 'und' && language !== expected
  return isOther && !isNotes(answer, language)
}
