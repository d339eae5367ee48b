import { MARK_POINTS_MAX, QUESTION_TEXT_MAX } from '../constants.ts'
import { normalise } from '../text/normalise.ts'
import type { QuestionType } from '../quiz/kinds/registry.ts'
import type { MarkPoint } from '../quiz/mark-point.ts'

/** The fields of a question that marking needs. Names as in `quiz_questions`. */
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

/** A mark point: a statement that a full answer contains. */
export type PointToMark = { text: string; quote: string | null; page: number | null }

/** The mark points of a written question. Without points the model answer is the only one. */
export const pointsOf = (question: QuestionToMark): readonly PointToMark[] =>
  question.points.length > 0
    ? question.points
    : [{ text: question.correct_answer, quote: question.source_quote, page: question.source_page }]

/** UTF-16 units of the longest text of a question that is made or edited. */
const MARKED_TEXT_MAX = 2 * QUESTION_TEXT_MAX
/** Of all texts together. */
const MARKED_TOTAL_MAX = 40_000

/** Whether a question is small enough to be marked: the time grows with the square of its texts. */
export function isMarkable(question: QuestionToMark): boolean {
  const { question_text, options, correct_answer, source_quote, points } = question
  const lengths = [
    ...[question_text, ...Object.values(options ?? {}), correct_answer, source_quote ?? ''],
    ...points.flatMap(({ text, quote }) => [text, quote]),
  ].map((text) => text.length)
  return (
    points.length <= MARK_POINTS_MAX &&
    Math.max(...lengths) <= MARKED_TEXT_MAX &&
    lengths.reduce((sum, length) => sum + length, 0) <= MARKED_TOTAL_MAX
  )
}

/** Texts each of which is a full answer. */
export const referenceAnswers = (question: QuestionToMark): string[] => [
  question.correct_answer,
  ...(question.points.length > 0
    ? [question.points.map((point) => point.text.replace(/(?<![.\s])[.\s]*$/, '.')).join(' ')]
    : []),
]

/**
 * Texts that state a point: itself and its quote. If the point is an excerpt of its quote, the
 * quote contains more, such as other list items, and is left out.
 */
export const pointTexts = ({ text, quote }: PointToMark): string[] => {
  const bare = (wording: string) => normalise(wording).replace(/(?<![.\s])[.\s]*$/u, '')
  return quote === null || bare(quote).includes(bare(text)) ? [text] : [text, quote]
}
