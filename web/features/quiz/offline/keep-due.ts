import { KEPT_REVIEW_DAYS, KEPT_REVIEWS_MAX } from '../../../../domain/constants.ts'
import { readStoredUserId } from '../../../lib/backend/stored-user.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { dayOf, scheduleDay } from '../../../lib/i18n/day.ts'
import {
  keepDue,
  keptQuestions,
  waitingAnswers,
  keptReviewIds,
  type KeptQuestion,
} from './kept-reviews.ts'

/**
 * Keeps the questions of the next days in this browser, for reviews without a network. Rejects if
 * they cannot be read.
 */
export async function keepDueReviews(userId: string): Promise<KeptQuestion[]> {
  const now = new Date()
  const db = await supabase()
  const { data } = await db
    .rpc('get_kept_reviews', {
      ...scheduleDay(now),
      p_before: dayOf(now, KEPT_REVIEW_DAYS).toISOString(),
      p_most: KEPT_REVIEWS_MAX,
    })
    .throwOnError()
  const answered = new Set(
    keptReviewIds(userId)
      .flatMap((quizId) => waitingAnswers(userId, quizId))
      .map(({ question_id }) => question_id),
  )
  const questions = keptQuestions
    .parse(data)
    // The server does not know of answers that wait.
    .filter(({ question }) => !answered.has(question.id))
  // The learner may have signed out meanwhile.
  if (readStoredUserId() === userId) keepDue(userId, questions)
  return questions
}
