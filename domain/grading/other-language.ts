import { detectLanguage } from '../text/language.ts'
import { pointsOf, type QuestionToMark } from './question.ts'

/** Minimum length in characters to detect a language. */
const LEAST_CHARS = 40

/**
 * Whether an answer is in another language than the reference, if both can be detected. The
 * estimate cannot compare words of two languages.
 */
export const hasLanguageMismatch = (question: QuestionToMark, answer: string): boolean => {
  if (answer.trim().length < LEAST_CHARS) return false
  const expected = [question.correct_answer, ...pointsOf(question).map(({ text }) => text)].join(
    ' ',
  )
  const [own, wanted] = [detectLanguage(answer), detectLanguage(expected)]
  return own !== 'und' && wanted !== 'und' && own !== wanted
}
