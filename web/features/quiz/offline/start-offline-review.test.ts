import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REVIEW_MAX } from '../../../../domain/constants.ts'
import { Failure } from '../../../../domain/failure.ts'
import { answerTo, mcqRow, saqRow } from '../../../../testing/fixtures/quiz-rows.ts'
import { keptQuestionOf, storageOf } from '../../../../testing/fixtures/kept-reviews.ts'
import { keepAnswer, keepDue, leaveReview, readReview } from './kept-reviews.ts'
import { startOfflineReview } from './start-offline-review.ts'

const LEARNER = 'learner'
const [FIRST, SECOND] = [
  '00000000-0000-4000-8000-000000000051',
  '00000000-0000-4000-8000-000000000052',
]
const request = (id: string, minutes: number | null = null) => ({
  id,
  name: 'Review',
  minutes,
  baseId: null as string | null,
})

beforeEach(() => void vi.stubGlobal('localStorage', storageOf(LEARNER)))
afterEach(() => void vi.unstubAllGlobals())

const questionsOf = (quizId: string) => readReview(quizId)?.quiz.quiz_questions ?? []

test('refuses a review when nothing is kept, and one of a visitor', () => {
  expect(() => startOfflineReview(request(FIRST))).toThrow(new Failure('review_nothing_due'))
  vi.stubGlobal('localStorage', storageOf())
  expect(() => startOfflineReview(request(FIRST))).toThrow(new Failure('sign_in_first'))
})

test('asks choices before written answers and numbers them again', () => {
  keepDue(LEARNER, [keptQuestionOf(saqRow(4)), keptQuestionOf(mcqRow(7))])
  expect(startOfflineReview(request(FIRST))).toBe(FIRST)
  const asked = questionsOf(FIRST)
  expect(asked.map(({ id, question_number }) => [id, question_number])).toEqual([
    [mcqRow(7).id, 1],
    [saqRow(4).id, 2],
  ])
  expect(readReview(FIRST)?.quiz).toMatchObject({
    mode: 'review',
    total_marks: 4,
    review_ends_at: null,
  })
})

test('keeps the key with its option in every new order of the options', () => {
  const orders = new Set<string>()
  for (let at = 0; at < 40; at += 1) {
    keepDue(LEARNER, [keptQuestionOf(mcqRow(1))])
    startOfflineReview(request(FIRST))
    const [question] = questionsOf(FIRST)
    expect(question?.options?.[String(question.correct_option_number)]).toBe('Carbon dioxide')
    expect(Object.values(question?.options ?? {}).toSorted()).toEqual(
      Object.values(mcqRow(1).options ?? {}).toSorted(),
    )
    orders.add(Object.values(question?.options ?? {}).join())
    leaveReview(FIRST)
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('asks about one base, and continues only a review of that base', () => {
  const optics = '00000000-0000-4000-8000-000000000061'
  const { source } = keptQuestionOf(mcqRow(1))
  keepDue(LEARNER, [
    keptQuestionOf(mcqRow(1)),
    keptQuestionOf(mcqRow(2), { source: { ...source, file_id: optics, base_id: optics } }),
  ])
  expect(startOfflineReview(request(FIRST))).toBe(FIRST)
  expect(questionsOf(FIRST)).toHaveLength(2)
  const ofOptics = { ...request(SECOND), baseId: optics }
  expect(startOfflineReview(ofOptics)).toBe(SECOND)
  expect(questionsOf(SECOND).map(({ id }) => id)).toEqual([mcqRow(2).id])
  // Without answers the first one is removed.
  expect(readReview(FIRST)).toBeNull()
  const third = '00000000-0000-4000-8000-000000000053'
  expect(startOfflineReview({ ...ofOptics, id: third })).toBe(SECOND)
  expect(() => startOfflineReview({ ...request(third), baseId: third })).toThrow(
    new Failure('review_nothing_due'),
  )
  expect(readReview(SECOND)).not.toBeNull()
})

test('asks at most as many questions as a review may have', () => {
  const due = Array.from({ length: REVIEW_MAX + 5 }, (_, at) => keptQuestionOf(mcqRow(at + 1)))
  keepDue(LEARNER, due)
  startOfflineReview(request(FIRST, 5))
  expect(questionsOf(FIRST)).toHaveLength(REVIEW_MAX)
  expect(readReview(FIRST)?.quiz.review_ends_at).not.toBeNull()
})

test('continues a review with questions left, but not one that was stopped or is complete', () => {
  keepDue(LEARNER, [keptQuestionOf(mcqRow(1)), keptQuestionOf(mcqRow(2))])
  startOfflineReview(request(FIRST))
  keepAnswer(LEARNER, answerTo(mcqRow(1), { quiz_id: FIRST }))
  expect(startOfflineReview(request(SECOND))).toBe(FIRST)
  leaveReview(FIRST)
  expect(startOfflineReview(request(SECOND))).toBe(SECOND)
  for (const question of [mcqRow(1), mcqRow(2)])
    keepAnswer(LEARNER, answerTo(question, { quiz_id: SECOND }))
  const third = '00000000-0000-4000-8000-000000000053'
  expect(startOfflineReview(request(third))).toBe(third)
})
