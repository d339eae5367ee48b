import { normalise } from '../text/normalise.ts'
import type { MarkPoint, QuestionType } from '../quiz/wire.ts'

/** What a question's marks are given for. Names as in `quiz_questions`. */
export type QuestionToMark = {
  question_type: QuestionType
  question_text: string
  options: Readonly<Record<string, string>> | null
  correct_answer: string
  correct_option_number: number | null
  marks: number
  source_page: number | null
  source_quote: string | null
  points: readonly MarkPoint[]
}

/** One thing a full answer says. */
export type PointToMark = { text: string; quote: string | null; page: number | null }

/** The mark points of a written question; one whose points were lost has its model answer as the only point. */
export const pointsOf = (question: QuestionToMark): readonly PointToMark[] =>
  question.points.length > 0
    ? question.points
    : [{ text: question.correct_answer, quote: question.source_quote, page: question.source_page }]

/** The texts any one of which is a full answer. */
export const referenceAnswers = (question: QuestionToMark): string[] => [
  question.correct_answer,
  ...(question.points.length > 0
    ? [question.points.map((point) => point.text.replace(/[.\s]*$/, '.')).join(' ')]
    : []),
]

/**
 * The texts that say one point: itself and its quote. Where the point is cut out of its quote, the quote says more than the
 * point, such as the other items of a list, and is none.
 */
export const pointTexts = ({ text, quote }: PointToMark): string[] => {
  const bare = (wording: string) => normalise(wording).replace(/[.\s]*$/u, '')
  return quote === null || bare(quote).includes(bare(text)) ? [text] : [text, quote]
}
