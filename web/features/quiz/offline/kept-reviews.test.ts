import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  answerTo,
  mcqRow,
  QUIZ_ID,
  quizOf,
  saqRow,
} from '../../../../testing/fixtures/quiz-rows.ts'
import { keptQuestionOf, storageOf } from '../../../../testing/fixtures/kept-reviews.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { isKept, isWaiting, reviewKey } from './kept-keys.ts'
import {
  answeredFirstIds,
  countKeptDue,
  countWaiting,
  forgetKept,
  forgetOthers,
  keepAnswer,
  keepDue,
  keepReview,
  leaveReview,
  readDue,
  readReview,
  readWithAnswers,
  removeDue,
  removeReview,
} from './kept-reviews.ts'

const LEARNER = 'learner'
const OTHER = 'other'
const questions = [mcqRow(1), saqRow(2, { repeats: mcqRow(9).id })] as const
const review = { quiz: quizOf([...questions]), answered: [], isLeft: false }

beforeEach(() => void vi.stubGlobal('localStorage', storageOf(LEARNER)))
afterEach(() => void vi.unstubAllGlobals())

test('keeps the questions of each account apart', () => {
  keepDue(LEARNER, [keptQuestionOf(mcqRow(1))])
  keepDue(OTHER, [keptQuestionOf(mcqRow(2)), keptQuestionOf(mcqRow(3))])
  expect(countKeptDue(LEARNER)).toBe(1)
  forgetOthers(LEARNER)
  expect([readDue(LEARNER).length, readDue(OTHER).length]).toEqual([1, 0])
  forgetKept(LEARNER)
  expect(readDue(LEARNER)).toEqual([])
})

test('counts a question of a later day from that day on', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  keepDue(LEARNER, [keptQuestionOf(mcqRow(1)), keptQuestionOf(mcqRow(2), { due_at: tomorrow })])
  expect(readDue(LEARNER)).toHaveLength(2)
  expect(countKeptDue(LEARNER)).toBe(1)
})

test('no longer asks a question that was answered', () => {
  keepDue(LEARNER, [keptQuestionOf(mcqRow(1)), keptQuestionOf(mcqRow(2))])
  removeDue(LEARNER, mcqRow(1).id)
  expect(readDue(LEARNER).map(({ first_id }) => first_id)).toEqual([mcqRow(2).id])
})

test('lists an answered copy by its original question, which is the one that the server lists as due', () => {
  keepReview(LEARNER, review)
  keepAnswer(LEARNER, answerTo(questions[1]))
  expect([...answeredFirstIds(LEARNER)]).toEqual([mcqRow(9).id])
})

test('shows a waiting answer in place of the one on the server', () => {
  keepReview(LEARNER, { ...review, answered: questions.map((question) => answerTo(question)) })
  keepAnswer(LEARNER, answerTo(questions[0], { user_answer: '4' }))
  const answers = readWithAnswers(QUIZ_ID)?.answers
  expect(answers?.map(({ user_answer }) => user_answer).toSorted()).toEqual([
    '4',
    answerTo(questions[1]).user_answer,
  ])
  expect(isWaiting(answerTo(questions[0]))).toBe(true)
  expect(isWaiting(answerTo(questions[1]))).toBe(false)
})

test('removes a review that is left without answers, and marks one with answers as left', () => {
  keepReview(LEARNER, review)
  leaveReview(QUIZ_ID)
  expect(isKept(QUIZ_ID)).toBe(false)
  keepReview(LEARNER, review)
  keepAnswer(LEARNER, answerTo(questions[0]))
  leaveReview(QUIZ_ID)
  expect(readReview(QUIZ_ID)?.isLeft).toBe(true)
  expect(countWaiting(LEARNER)).toBe(1)
  removeReview(LEARNER, QUIZ_ID)
  expect(countWaiting(LEARNER)).toBe(0)
})

test.each(['not JSON', '{"quiz": 1}', '[]'])('treats the stored text %s as no review', (text) => {
  safeLocalStorage.setItem(reviewKey(LEARNER, QUIZ_ID), text)
  expect(readReview(QUIZ_ID)).toBeNull()
})
