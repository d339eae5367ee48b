import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTo, mcqRow, quizOf } from '../../../../testing/fixtures/quiz-rows.ts'
import { storageOf } from '../../../../testing/fixtures/kept-reviews.ts'
import { countWaiting, keepAnswer, keepReview } from './kept-reviews.ts'
import { storeWaiting } from './store-waiting.ts'

const LEARNER = 'learner'

vi.mock('../../../lib/backend/supabase.ts', () => ({ supabase: () => new Promise(() => {}) }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storageOf(LEARNER))
  const [question] = [mcqRow(1)]
  keepReview(LEARNER, { quiz: quizOf([question]), answered: [], isLeft: false })
  keepAnswer(LEARNER, answerTo(question))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ends if a request gets no response, so that it can be tried again, and keeps the answers', async () => {
  const ended = vi.fn()
  const storing = storeWaiting(LEARNER).catch(ended)
  await vi.advanceTimersByTimeAsync(299_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await storing
  expect(ended).toHaveBeenCalledTimes(1)
  expect(countWaiting(LEARNER)).toBe(1)
})
