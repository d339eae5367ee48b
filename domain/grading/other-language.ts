import { detectLanguage } from '../text/language.ts'
import { pointsOf, type QuestionToMark } from './question.ts'

/** Of fewer letters than this the language cannot be told. */
const LEAST_CHARS = 40

/**
 * Whether an answer is written in another language than what it is compared with, as far as both can be told: words of two
 * languages have nothing in common for the estimate to find.
 */
export const hasLanguageMismatch = (question: QuestionToMark, answer: string): boolean => {
  if (answer.trim().length < LEAST_CHARS) return false
  const expected = [question.correct_answer, ...pointsOf(question).map(({ text }) => text)].join(
    ' ',
  )
  const [own, wanted] = [detectLanguage(answer), detectLanguage(expected)]
  return own !== 'und' && wanted !== 'und' && own !== wanted
}
