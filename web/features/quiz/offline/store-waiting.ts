import * as z from 'zod/mini'
import { RETRIES_MAX } from '../../../../domain/constants.ts'
import { markedAnswer, retry } from '../../../../domain/marking/wire.ts'
import { questionRow, type Answer, type Question } from '../../../../domain/quiz/rows.ts'
import { answerToCopy } from '../../../../domain/quiz/taking/answer-to-copy.ts'
import { callFunction } from '../../../lib/backend/functions.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import {
  removeDraft,
  storeDraft,
  storedConfidence,
  storedDraft,
} from '../api/taking/stored-draft.ts'
import { submitQuiz } from '../api/taking/submit-quiz.ts'
import {
  keptReviewIds,
  readReview,
  removeReview,
  waitingAnswers,
  type KeptReview,
} from './kept-reviews.ts'

/** More than the marking of a full review by a model takes. */
const STORE_LIMIT_MS = 300_000

/** How many answers were stored, and how many could not be stored any more. */
type StoredAnswers = { readonly stored: number; readonly refused: number }

/** An answer as `store_review` takes it. */
function sentAnswer(answer: Answer, question: Question | undefined) {
  const { question_id, user_answer, answered_at, confidence } = answer
  return {
    question_id,
    user_answer,
    option: question?.options?.[user_answer] ?? null,
    answered_at,
    confidence: confidence ?? null,
  }
}

/** Creates the review if it began without a network, and stores its answers, each once. */
async function storeAnswers({ quiz }: KeptReview, waiting: readonly Answer[]): Promise<number> {
  const questions = new Map(quiz.quiz_questions.map((question) => [question.id, question]))
  const db = await supabase()
  const { data } = await db
    .rpc('store_review', {
      p_review: { id: quiz.id, quiz_name: quiz.quiz_name, review_ends_at: quiz.review_ends_at },
      p_question_ids: [...questions.keys()],
      p_answers: waiting.map((answer) => sentAnswer(answer, questions.get(answer.question_id))),
    })
    .throwOnError()
  return z.int().parse(data)
}

const originalOf = ({ id, repeats }: { id: string; repeats?: string | null | undefined }): string =>
  repeats ?? id

/** A question of a review as the server has it: its options may have another order than here. */
type Copy = { readonly id: string; readonly options: Question['options'] }
const copyRow = z.object({
  id: z.uuid(),
  repeats: z.nullable(z.uuid()),
  options: questionRow.shape.options,
})

/** The copies that the server has of the questions of a review, by the ids that they have here. */
async function storedCopies({ quiz }: KeptReview): Promise<Map<string, Copy>> {
  const db = await supabase()
  const { data } = await db
    .from('quiz_questions')
    .select('id, repeats, options')
    .eq('quiz_id', quiz.id)
    .throwOnError()
  const stored = new Map(
    z
      .array(copyRow)
      .parse(data)
      .map((copy) => [originalOf(copy), copy]),
  )
  return new Map(
    quiz.quiz_questions.flatMap((question) => {
      const copy = stored.get(originalOf(question))
      return copy === undefined ? [] : [[question.id, copy] as const]
    }),
  )
}

async function answeredIds(quizId: string): Promise<Set<string>> {
  const db = await supabase()
  const { data } = await db
    .from('quiz_answers')
    .select('question_id')
    .eq('quiz_id', quizId)
    .throwOnError()
  return new Set(data.map(({ question_id: id }) => id))
}

/** Marks a stored answer, and stores its retries. Both can be repeated. */
async function markStored(
  { quiz_id, retries }: Answer,
  question: Question | undefined,
  copy: Copy,
): Promise<void> {
  const call = { name: 'grade-answer', onFailure: 'grade_failed' } as const
  const { id: question_id } = copy
  const body = { action: 'mark', quiz_id, question_id }
  const marked = await callFunction({ ...call, body, answer: markedAnswer })
  // The server may have found the answer right, so that no retry is due.
  if (marked.is_correct) return
  for (const [at, { user_answer, is_correct }] of retries.entries()) {
    const answer = answerToCopy(user_answer, question, copy)
    if (answer === null) return
    const further = { action: 'retry', quiz_id, question_id, attempt: at + 1, answer }
    const made = await callFunction({ ...call, body: further, answer: retry })
    if (made.is_correct || is_correct) return
  }
}

/** The suffixes by which `practice-question.tsx` distinguishes the drafts of attempts. */
const ATTEMPTS = ['', ...Array.from({ length: RETRIES_MAX }, (_, at) => `:${at + 2}`)]

/** Moves the drafts of a kept review to the copies of its questions. */
function moveDrafts({ quiz }: KeptReview, copies: ReadonlyMap<string, Copy>): void {
  for (const question of quiz.quiz_questions)
    for (const attempt of ATTEMPTS) {
      const key = `${question.id}${attempt}`
      const draft = storedDraft(quiz.id, key)
      const copy = copies.get(question.id)
      if (!copy || copy.id === question.id || draft === '') continue
      const moved = answerToCopy(draft, question, copy)
      if (moved !== null)
        storeDraft(quiz.id, `${copy.id}${attempt}`, moved, storedConfidence(quiz.id, key))
      removeDraft(quiz.id, key)
    }
}

const fingerprint = (waiting: readonly Answer[]): string =>
  waiting
    .map(({ question_id, retries }) => `${question_id}:${retries.length}`)
    .toSorted()
    .join()

async function storeReview(userId: string, review: KeptReview): Promise<StoredAnswers> {
  const quizId = review.quiz.id
  const waiting = waitingAnswers(userId, quizId)
  const stored = await storeAnswers(review, waiting)
  const [copies, answered] = await Promise.all([storedCopies(review), answeredIds(quizId)])
  for (const answer of waiting) {
    const copy = copies.get(answer.question_id)
    const question = review.quiz.quiz_questions.find(({ id }) => id === answer.question_id)
    if (copy && answered.has(copy.id)) await markStored(answer, question, copy)
  }
  if (review.isLeft && stored > 0) await submitQuiz(quizId)
  // Answers given meanwhile are stored by another call.
  if (fingerprint(waitingAnswers(userId, quizId)) === fingerprint(waiting)) {
    moveDrafts(review, copies)
    removeReview(userId, quizId)
  }
  return { stored, refused: waiting.length - stored }
}

const isOpen = (quizId: string): boolean => location.pathname.includes(quizId)

async function storeAll(userId: string): Promise<StoredAnswers> {
  let [stored, refused] = [0, 0]
  for (const quizId of keptReviewIds(userId)) {
    const review = readReview(quizId)
    const isEmpty = waitingAnswers(userId, quizId).length === 0
    if (!review || (isEmpty && !isOpen(quizId))) removeReview(userId, quizId)
    if (!review || isEmpty) continue
    const done = await storeReview(userId, review)
    stored += done.stored
    refused += done.refused
  }
  return { stored, refused }
}

/** `storeAll`, but a request that gets no response does not keep other tabs from storing. */
async function storeInTime(userId: string): Promise<StoredAnswers> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Storing took too long')), STORE_LIMIT_MS)
  try {
    return await Promise.race([storeAll(userId), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Stores the answers that wait, one tab at a time; null if another tab does. Every request can be
 * repeated, so that nothing is stored twice where the browser has no locks. Rejects if an answer
 * could not be stored now, or not in time: it waits.
 */
export function storeWaiting(userId: string): Promise<StoredAnswers | null> {
  if (!('locks' in navigator)) return storeInTime(userId)
  return navigator.locks.request('stoa-waiting-answers', { ifAvailable: true }, (lock) =>
    lock === null ? null : storeInTime(userId),
  )
}
