import * as z from 'zod/mini'
import { gradedAnswer, retry } from '../../../../domain/grading/wire.ts'
import type { Answer, Question } from '../../../../domain/quiz/rows.ts'
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
export type StoredAnswers = { readonly stored: number; readonly refused: number }

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

/** The ids that the questions of a review have on the server, by the ids that they have here. */
async function storedIds({ quiz }: KeptReview): Promise<Map<string, string>> {
  const db = await supabase()
  const { data } = await db
    .from('quiz_questions')
    .select('id, repeats')
    .eq('quiz_id', quiz.id)
    .throwOnError()
  const stored = new Map(data.map((copy) => [originalOf(copy), copy.id]))
  return new Map(
    quiz.quiz_questions.flatMap((question) => {
      const id = stored.get(originalOf(question))
      return id === undefined ? [] : [[question.id, id] as const]
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
async function markStored({ quiz_id, retries }: Answer, question_id: string): Promise<void> {
  const call = { name: 'grade-answer', onFailure: 'grade_failed' } as const
  const body = { action: 'mark', quiz_id, question_id }
  const marked = await callFunction({ ...call, body, answer: gradedAnswer })
  // The server may have found the answer right, so that no retry is due.
  if (marked.is_correct) return
  for (const [at, { user_answer: answer, is_correct }] of retries.entries()) {
    const further = { action: 'retry', quiz_id, question_id, attempt: at + 1, answer }
    const made = await callFunction({ ...call, body: further, answer: retry })
    if (made.is_correct || is_correct) return
  }
}

/** What was typed belongs to the question under its new id. */
function moveDrafts({ quiz }: KeptReview, ids: ReadonlyMap<string, string>): void {
  for (const { id } of quiz.quiz_questions) {
    const next = ids.get(id)
    const draft = storedDraft(quiz.id, id)
    if (next === undefined || next === id || draft === '') continue
    storeDraft(quiz.id, next, draft, storedConfidence(quiz.id, id))
    removeDraft(quiz.id, id)
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
  const [ids, answered] = await Promise.all([storedIds(review), answeredIds(quizId)])
  for (const answer of waiting) {
    const id = ids.get(answer.question_id)
    if (id !== undefined && answered.has(id)) await markStored(answer, id)
  }
  if (review.isLeft && stored > 0) await submitQuiz(quizId)
  // What was answered meanwhile is stored by another call.
  if (fingerprint(waitingAnswers(userId, quizId)) === fingerprint(waiting)) {
    moveDrafts(review, ids)
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
