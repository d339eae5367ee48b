import { isWritten, KINDS } from '../quiz/kinds/registry.ts'
import { wordOverlap } from './word-overlap.ts'
import { feedbackOf } from './feedback.ts'
import type { MarkingMessages } from './messages.ts'
import {
  isCorrect,
  marksFromSimilarity,
  similarityFromVerdicts,
  similarityOfChoice,
} from './marks.ts'
import { isMarkable, pointsOf, pointTexts, type QuestionToMark } from './question.ts'
import type { Grader, JudgedPoint, Mark, PointVerdict } from './wire.ts'

/** Rounds to the one decimal that is shown. */
const rounded = (similarity: number): number => Math.round(similarity * 10) / 10

const markAt = (
  question: QuestionToMark,
  similarity: number,
  rest: Pick<Mark, 'feedback' | 'graded_by' | 'points'>,
): Mark => ({
  is_correct: isCorrect(question.question_type, similarity),
  marks_obtained: marksFromSimilarity(similarity, question.marks),
  similarity_score: rounded(similarity),
  ...rest,
})

/** Marks an answer by choice, which is the chosen option's number as text. */
export const markByRule = (
  question: QuestionToMark,
  answer: string,
  words: MarkingMessages,
): Mark => {
  const similarity = similarityOfChoice(answer, question.correct_option_number)
  const { answer: kind } = KINDS[question.question_type]
  const right = kind.by === 'choice' ? kind.keyText(question, words) : question.correct_answer
  return markAt(question, similarity, {
    feedback:
      similarity === 100 ? words.rightOption : words.wrongOption(right, question.source_page),
    graded_by: 'rule',
    points: [],
  })
}

type MarkOptions = {
  grader: Grader
  messages: MarkingMessages
  /** Notes that are shown before and after the feedback. */
  before?: string
  after?: string
}

/** Marks a written answer by its judged points. */
export const markByPoints = (
  question: QuestionToMark,
  points: readonly JudgedPoint[],
  { grader, messages, before, after }: MarkOptions,
): Mark =>
  markAt(question, similarityFromVerdicts(points.map((point) => point.verdict)), {
    feedback: [before, feedbackOf(points, messages), after].filter(Boolean).join(' '),
    graded_by: grader,
    points: [...points],
  })

const missed = (question: QuestionToMark): JudgedPoint[] =>
  pointsOf(question).map(({ text, page, quote }) => ({
    text,
    verdict: 'missed',
    quote: null,
    page,
    source_quote: quote,
  }))

/** Nearly all words of a point that is met are in the answer; of an open one, some. */
const verdictByOverlap = (overlap: number, question: QuestionToMark): PointVerdict =>
  isCorrect(question.question_type, overlap) ? 'met' : overlap > 0 ? 'open' : 'missed'

/** Marks each point by the words that the answer shares with it, if the estimate fails. */
export const markByOverlap = (
  question: QuestionToMark,
  answer: string,
  messages: MarkingMessages,
): Mark => {
  const points = pointsOf(question).map((point): JudgedPoint => {
    const overlap = Math.max(...pointTexts(point).map((text) => wordOverlap(text, answer)))
    const { text, page, quote: source_quote } = point
    const verdict = verdictByOverlap(overlap, question)
    return { text, verdict, quote: null, page, source_quote }
  })
  return markByPoints(question, points, { grader: 'lexical', messages, after: messages.byOverlap })
}

/** Gives the score 0 if evaluation fails completely (requirements §8). */
export const markNothing = (question: QuestionToMark, words: MarkingMessages): Mark =>
  markAt(question, 0, {
    feedback: words.failed,
    graded_by: 'lexical',
    points: isWritten(question.question_type) ? missed(question) : [],
  })

/**
 * A mark: by rule if the answer is a choice, else by `markWritten`; none if the question is too
 * large.
 */
export const markByKind = async (
  question: QuestionToMark,
  answer: string,
  { messages, markWritten }: { messages: MarkingMessages; markWritten: () => Promise<Mark> },
): Promise<Mark> => {
  if (!isWritten(question.question_type)) return markByRule(question, answer, messages)
  return isMarkable(question) ? markWritten() : markNothing(question, messages)
}
