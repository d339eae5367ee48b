import * as z from 'zod/mini'
import { answerRow, questionRow, quizRow, quizSource } from '../../../../domain/quiz/rows.ts'
import type { Answer, Quiz } from '../../../../domain/quiz/rows.ts'
import { readStoredUserId } from '../../../lib/auth/stored-user.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { endOfDay } from '../../../lib/i18n/day.ts'
import { createListeners } from '../../../lib/listeners.ts'
import { answerKey, KEPT_PREFIX, reviewKey } from './kept-keys.ts'

/*
 * What this browser keeps of an account for reviews without a network. Each answer has a key of its
 * own, so that two tabs do not overwrite each other's.
 */
const dueKey = (userId: string) => `${KEPT_PREFIX}${userId}:due`
const reviewsPrefix = (userId: string) => reviewKey(userId, '')
const answersPrefix = (userId: string) => `${KEPT_PREFIX}${userId}:answer:`

const keptQuestion = z.object({
  first_id: z.uuid(),
  /** When it is asked (ISO 8601). */
  due_at: z.string(),
  question: questionRow,
  source: z.extend(quizSource, { bases: z.object({ name: z.string() }) }),
})
export const keptQuestions = z.array(keptQuestion)
export type KeptQuestion = z.infer<typeof keptQuestion>

/**
 * A review with answers that wait to be stored. `answered` are those that the server has. `isLeft`:
 * the learner stopped it, so that it is completed once it is stored.
 */
const keptReview = z.object({
  quiz: quizRow,
  answered: z.array(answerRow),
  isLeft: z.boolean(),
})
export type KeptReview = z.infer<typeof keptReview>

const { subscribe, notify } = createListeners()

/** Calls `listener` after changes in this and in other tabs; returns an unsubscribe function. */
export function subscribeToKept(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

function read<T>(key: string, shape: z.ZodMiniType<T>): T | null {
  try {
    return shape.parse(JSON.parse(safeLocalStorage.getItem(key) ?? 'null'))
  } catch {
    // Nothing, or what another version of the site kept.
    return null
  }
}

function write(key: string, value: unknown): void {
  safeLocalStorage.setItem(key, JSON.stringify(value))
  notify()
}

function remove(keys: readonly string[]): void {
  for (const key of keys) safeLocalStorage.removeItem(key)
  if (keys.length > 0) notify()
}

const keysFrom = (prefix: string): string[] =>
  safeLocalStorage.keys().filter((key) => key.startsWith(prefix))

/** The questions kept for later, in the order in which they are asked. */
export const readDue = (userId: string): KeptQuestion[] => read(dueKey(userId), keptQuestions) ?? []

/** The kept questions that are due by the end of today. */
export const dueNow = (userId: string): KeptQuestion[] => {
  const end = endOfDay(new Date()).getTime()
  return readDue(userId).filter(({ due_at }) => Date.parse(due_at) < end)
}

export const countKeptDue = (userId: string): number => dueNow(userId).length

export const keepDue = (userId: string, questions: readonly KeptQuestion[]): void =>
  write(dueKey(userId), questions)

/** A review that has waiting answers or began without a network; null if there is none. */
export function readReview(quizId: string): KeptReview | null {
  const userId = readStoredUserId()
  return userId === null ? null : read(reviewKey(userId, quizId), keptReview)
}

export const keepReview = (userId: string, review: KeptReview): void =>
  write(reviewKey(userId, review.quiz.id), review)

/** Stops a kept review. One without answers is removed. */
export function leaveReview(quizId: string): void {
  const userId = readStoredUserId()
  const review = readReview(quizId)
  if (userId === null || !review) return
  if (answersOf(review).length === 0) removeReview(userId, quizId)
  else keepReview(userId, { ...review, isLeft: true })
}

/** The ids of the quizzes of the kept reviews. */
export const keptReviewIds = (userId: string): string[] =>
  keysFrom(reviewsPrefix(userId)).map((key) => key.slice(reviewsPrefix(userId).length))

/** The answers to a kept review that wait to be stored, with the marks made in this browser. */
export function waitingAnswers(userId: string, quizId: string): Answer[] {
  return keysFrom(answerKey(userId, quizId, '')).flatMap((key) => read(key, answerRow) ?? [])
}

/** The answer to one question that waits to be stored; null if there is none. */
export const waitingAnswer = (userId: string, quizId: string, questionId: string): Answer | null =>
  read(answerKey(userId, quizId, questionId), answerRow)

/** The originals of the questions whose answers wait: the server still calls them due. */
export function answeredFirstIds(userId: string): Set<string> {
  return new Set(
    keptReviewIds(userId).flatMap((quizId) => {
      const ids = new Set(waitingAnswers(userId, quizId).map(({ question_id }) => question_id))
      const questions = readReview(quizId)?.quiz.quiz_questions ?? []
      return questions.filter(({ id }) => ids.has(id)).map(({ id, repeats }) => repeats ?? id)
    }),
  )
}

/** The number of all answers that wait to be stored. */
export const countWaiting = (userId: string): number => keysFrom(answersPrefix(userId)).length

export const keepAnswer = (userId: string, answer: Answer): void =>
  write(answerKey(userId, answer.quiz_id, answer.question_id), answer)

/** All answers of a kept review: those on the server and those that wait. */
export function answersOf({ quiz, answered }: KeptReview): Answer[] {
  const waiting = waitingAnswers(readStoredUserId() ?? '', quiz.id)
  const ids = new Set(waiting.map(({ question_id }) => question_id))
  return [...answered.filter(({ question_id }) => !ids.has(question_id)), ...waiting]
}

/** A kept review with all of its answers; null if there is none. */
export function readWithAnswers(quizId: string): { quiz: Quiz; answers: Answer[] } | null {
  const review = readReview(quizId)
  return review && { quiz: review.quiz, answers: answersOf(review) }
}

/** Removes a review and its answers: they are stored, or cannot be stored. */
export const removeReview = (userId: string, quizId: string): void =>
  remove([...keysFrom(answerKey(userId, quizId, '')), reviewKey(userId, quizId)])

/** Removes a question that was answered from those kept for later. */
export function removeDue(userId: string, firstId: string): void {
  const due = readDue(userId)
  const left = due.filter(({ first_id }) => first_id !== firstId)
  if (left.length < due.length) keepDue(userId, left)
}

/** Removes everything of an account from this browser. */
export const forgetKept = (userId: string): void => remove(keysFrom(`${KEPT_PREFIX}${userId}:`))

/** Removes what other accounts left in this browser. */
export const forgetOthers = (userId: string): void =>
  remove(keysFrom(KEPT_PREFIX).filter((key) => !key.startsWith(`${KEPT_PREFIX}${userId}:`)))
