import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RETRIES_MAX } from '../../../../domain/constants.ts'
import type { Mark, Retry } from '../../../../domain/marking/wire.ts'
import { answerTo, QUIZ_ID, quizOf, saqRow } from '../../../../testing/fixtures/quiz-rows.ts'
import { storageOf } from '../../../../testing/fixtures/kept-reviews.ts'
import { retryLocally } from './keep-answer.ts'
import { keepAnswer, waitingAnswers } from './kept-reviews.ts'

const LEARNER = 'learner'
const question = saqRow(1)
const quiz = quizOf([question], { mode: 'review', status: 'in_progress' })
const missed = answerTo(question, { is_correct: false, marks_obtained: 0 })
const mark: Mark = {
  is_correct: false,
  marks_obtained: 0,
  similarity_score: 0,
  feedback: '',
  graded_by: 'lexical',
  points: [],
}
const retryOf = (user_answer: string): Retry => ({
  ...mark,
  user_answer,
  answered_at: '2026-01-01T10:00:00+00:00',
})

/** A worker that marks every answer as wrong once `done` resolves. */
const workerThatMarks = (done: () => Promise<void>) =>
  class extends EventTarget {
    postMessage() {
      void done().then(() => this.dispatchEvent(new MessageEvent('message', { data: mark })))
    }
    terminate = vi.fn()
  }

const textsOf = (retries: readonly Retry[] | undefined) =>
  retries?.map(({ user_answer }) => user_answer)
const retry = (userAnswer: string, answer = missed, attempt = answer.retries.length + 1) =>
  retryLocally({ quiz, answers: [answer], question, userAnswer }, answer, attempt)
const kept = () => textsOf(waitingAnswers(LEARNER, QUIZ_ID)[0]?.retries)

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf(LEARNER))
  vi.stubGlobal(
    'Worker',
    workerThatMarks(() => Promise.resolve()),
  )
})
afterEach(() => void vi.unstubAllGlobals())

test('keeps a further answer to a missed question', async () => {
  const next = await retry('first')
  expect(textsOf(next.retries)).toEqual(['first'])
  expect(textsOf((await retry('second', next)).retries)).toEqual(['first', 'second'])
  expect(kept()).toEqual(['first', 'second'])
})

test('returns the attempt that another tab made while this one marked', async () => {
  const other = { ...missed, retries: [retryOf('from another tab')] }
  vi.stubGlobal(
    'Worker',
    workerThatMarks(() => Promise.resolve(keepAnswer(LEARNER, other))),
  )
  expect(textsOf((await retry('from here')).retries)).toEqual(['from another tab'])
  expect(kept()).toEqual(['from another tab'])
})

test('refuses an attempt after the last one, and one that leaves an attempt out', async () => {
  const full = { ...missed, retries: Array.from({ length: RETRIES_MAX }, () => retryOf('x')) }
  await expect(retry('more', full)).rejects.toMatchObject({ code: 'retry_refused' })
  await expect(retry('third', missed, 3)).rejects.toMatchObject({ code: 'retry_refused' })
  expect(kept()).toBeUndefined()
})
