import { detectLanguage } from '../../text/language.ts'
import { pointsOf, type QuestionToMark } from '../question.ts'

/** Minimum length in characters to detect a language. */
const MIN_CHARS = 40

/**
 * Whether an answer is in another language than the reference, if both can be detected. The
 * estimate cannot compare words of two languages.
 */
export const hasLanguageMismatch = (question: QuestionToMark, answer: string): boolean => {
  if (answer.trim().length < MIN_CHARS) return false
  const expected = [question.correct_answer, ...pointsOf(question).map(({ text }) => text)].join(
    ' ',
  )
  const [answerLanguage, expectedLanguage] = [detectLanguage(answer), detectLanguage(expected)]
  return (
    answerLanguage !== 'und' && expectedLanguage !== 'und' && answerLanguage !== expectedLanguage
  )
}
