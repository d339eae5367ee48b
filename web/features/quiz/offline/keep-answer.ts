import { RETRIES_MAX } from '../../../../domain/constants.ts'
import type { Confidence } from '../../../../domain/quiz/taking/confidence.ts'
import type { Answer, Question, Quiz } from '../../../../domain/quiz/rows.ts'
import { readStoredUserId } from '../../../lib/auth/stored-user.ts'
import { Failure } from '../../../../domain/failure.ts'
import { keepAnswer, keepReview, readReview, removeDue, waitingAnswer } from './kept-reviews.ts'
import { loadMarker, markLocally } from './mark-locally.ts'

export { loadMarker }

const signedIn = (): string => {
  const userId = readStoredUserId()
  if (userId === null) throw new Failure('sign_in_first')
  return userId
}

type Saved = { answer: Answer; answeredElsewhere: boolean }

export type LocalAnswer = {
  readonly quiz: Quiz
  /** The answers of the quiz that the screen shows. */
  readonly answers: readonly Answer[]
  readonly question: Question
  readonly userAnswer: string
  readonly confidence: Confidence | null
}

/** Keeps the review of an answer in this browser, unless it is. */
function keepReviewOf(userId: string, { quiz, answers }: Pick<LocalAnswer, 'quiz' | 'answers'>) {
  if (!readReview(quiz.id)) keepReview(userId, { quiz, answered: [...answers], isLeft: false })
}

/**
 * Marks an answer in this browser and keeps it until it is stored. If another tab answered first,
 * that answer is returned.
 */
export async function answerLocally(given: LocalAnswer): Promise<Saved> {
  const { quiz, question, userAnswer, confidence } = given
  const userId = signedIn()
  const mark = await markLocally(question, userAnswer)
  // Nothing below waits, so that no other tab can answer in between.
  keepReviewOf(userId, given)
  const earlier = waitingAnswer(userId, quiz.id, question.id)
  if (earlier) return { answer: earlier, answeredElsewhere: true }
  const answer: Answer = {
    quiz_id: quiz.id,
    question_id: question.id,
    user_answer: userAnswer,
    answered_at: new Date().toISOString(),
    confidence,
    ...mark,
    history: [],
    retries: [],
  }
  keepAnswer(userId, answer)
  removeDue(userId, question.repeats ?? question.id)
  return { answer, answeredElsewhere: false }
}

/**
 * Marks a further answer to a missed question in this browser and keeps it until it is stored;
 * `attempt` counts the retries from 1. If another tab made this attempt first, the answer with that
 * one is returned. Throws `Failure` retry_refused if it is not the next attempt, or one too many.
 */
export async function retryLocally(
  given: Omit<LocalAnswer, 'confidence'>,
  shown: Answer,
  attempt: number,
): Promise<Answer> {
  const { quiz, question, userAnswer } = given
  const userId = signedIn()
  const mark = await markLocally(question, userAnswer)
  // Nothing below waits, so that no other tab can answer in between.
  const answer = waitingAnswer(userId, quiz.id, question.id) ?? shown
  if (answer.retries.length >= attempt) return answer
  if (answer.retries.length !== attempt - 1 || attempt > RETRIES_MAX)
    throw new Failure('retry_refused')
  keepReviewOf(userId, given)
  const retry = { ...mark, user_answer: userAnswer, answered_at: new Date().toISOString() }
  const next = { ...answer, retries: [...answer.retries, retry] }
  keepAnswer(userId, next)
  return next
}
