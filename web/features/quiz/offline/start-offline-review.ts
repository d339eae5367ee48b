import { REVIEW_MAX } from '../../../../domain/constants.ts'
import { Failure } from '../../../../domain/failure.ts'
import { QUESTION_TYPES } from '../../../../domain/quiz/kinds/registry.ts'
import { shuffled } from '../../../../domain/quiz/creation/random.ts'
import type { Question, Quiz } from '../../../../domain/quiz/rows.ts'
import { readStoredUserId } from '../../../lib/auth/stored-user.ts'
import {
  answersOf,
  keepReview,
  leaveReview,
  keptReviewIds,
  dueNow,
  readReview,
  type KeptQuestion,
  type KeptReview,
} from './kept-reviews.ts'
import { isWithin, type ReviewRequest } from '../api/review/start-review.ts'

/** A question with its options in a new order. */
function reordered(question: Question): Question {
  if (!question.options) return question
  const entries = shuffled(Object.entries(question.options), Math.random)
  const key = entries.findIndex(([number]) => number === String(question.correct_option_number))
  return {
    ...question,
    options: Object.fromEntries(entries.map(([, text], at) => [String(at + 1), text])),
    correct_option_number: key === -1 ? question.correct_option_number : key + 1,
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

/** The quiz that the server makes of the same questions once there are answers to store. */
function reviewOf(due: readonly KeptQuestion[], { id, name, minutes }: ReviewRequest): Quiz {
  const position = ({ question }: KeptQuestion) => QUESTION_TYPES.indexOf(question.question_type)
  const asked = due.toSorted((a, b) => position(a) - position(b))
  return {
    id,
    quiz_name: name,
    difficulty: 'medium',
    status: 'in_progress',
    mode: 'review',
    review_ends_at: minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString(),
    origin: null,
    total_marks: sum(asked.map(({ question }) => question.marks)),
    marks_obtained: null,
    percentage: null,
    completed_at: null,
    quiz_questions: asked.map(({ question }, at) => ({
      ...reordered(question),
      question_number: at + 1,
    })),
    quiz_sources: [...new Map(asked.map(({ source }) => [source.file_id, source])).values()],
  }
}

/** Whether a review has questions left and was not stopped. */
const isOpen = (review: KeptReview): boolean =>
  !review.isLeft && answersOf(review).length < review.quiz.quiz_questions.length

/**
 * Starts a review of the kept questions that are due, or continues the one in this browser, unless
 * that also asks about other bases than the chosen one. Returns the id of its quiz. Throws
 * `Failure` review_nothing_due.
 */
export function startOfflineReview(request: ReviewRequest): string {
  const userId = readStoredUserId()
  if (userId === null) throw new Failure('sign_in_first')
  const { baseId } = request
  const open = keptReviewIds(userId)
    .flatMap((id) => readReview(id) ?? [])
    .filter(isOpen)
  const continued = open.find(({ quiz }) => isWithin(quiz, baseId))
  if (continued) return continued.quiz.id
  const due = dueNow(userId)
    .filter(({ source }) => isWithin({ quiz_sources: [source] }, baseId))
    .slice(0, REVIEW_MAX)
  if (due.length === 0) throw new Failure('review_nothing_due')
  for (const { quiz } of open) leaveReview(quiz.id)
  keepReview(userId, { quiz: reviewOf(due, request), answered: [], isLeft: false })
  return request.id
}
