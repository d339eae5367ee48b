import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RETRIES_MAX } from '../../../domain/constants.ts'
import { retry, type Retry } from '../../../domain/marking/wire.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { FULL_ANSWERS } from '../../../testing/quiz.ts'
import {
  answer,
  failureOf,
  grade,
  graded,
  marked,
  submit,
  takerOf,
  type Kind,
  type Taker,
} from '../../../testing/fixtures/quiz-taker.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ALL_MET = ['met' as const, 'met' as const, 'met' as const]

const again = (taker: Taker, kind: Kind, attempt: number, text: string) =>
  grade(app, taker, kind, { action: 'retry', attempt, answer: text })

const retried = async (response: Response): Promise<Retry> => {
  expect(response.status).toBe(200)
  return retry.parse(await response.json())
}

const storedAnswer = async ({ client, quizId, questions }: Taker, kind: Kind) => {
  const { data } = await client
    .from('quiz_answers')
    .select()
    .eq('quiz_id', quizId)
    .eq('question_id', questions[kind])
    .single()
    .throwOnError()
  return data
}

describe('a test', () => {
  it('returns no mark before it is submitted, and stores it', async () => {
    const taker = await takerOf(app, 'test')
    await answer(taker, 'mcq', '1')
    const response = await grade(app, taker, 'mcq', { action: 'mark' })
    expect([response.status, await response.json()]).toEqual([202, {}])
    expect(await storedAnswer(taker, 'mcq')).toMatchObject({ is_correct: null, graded_by: null })
    const marks = await app.sql('select is_correct from private.sealed_marks where quiz_id = $1', [
      taker.quizId,
    ])
    expect(marks).toEqual([{ is_correct: false }])
    await submit(app, taker)
    expect(await storedAnswer(taker, 'mcq')).toMatchObject({ is_correct: false, graded_by: 'rule' })
    const after = await grade(app, taker, 'mcq', { action: 'mark' })
    expect(after.status).toBe(200)
    expect(await after.json()).toMatchObject({ is_correct: false })
  })

  it('refuses a retry', async () => {
    const taker = await takerOf(app, 'test')
    await answer(taker, 'mcq', '1')
    expect(await failureOf(await again(taker, 'mcq', 1, '2'))).toMatchObject([
      409,
      { code: 'retry_refused' },
    ])
    expect((await storedAnswer(taker, 'mcq')).retries).toEqual([])
  })
})

it('gives no hint of a model where there is none', async () => {
  const taker = await takerOf(app)
  const response = await grade(app, taker, 'saq', { action: 'hint' })
  expect([response.status, await response.json()]).toEqual([200, { hint: null }])
})

describe('a retry in practice', () => {
  it('is marked like an answer and stored without changing the first mark', async () => {
    const taker = await takerOf(app)
    await marked(app, taker, 'mcq', '1')
    expect(await retried(await again(taker, 'mcq', 1, '3'))).toMatchObject({ is_correct: false })
    const second = await retried(await again(taker, 'mcq', 2, '2'))
    expect(second).toMatchObject({ is_correct: true, marks_obtained: 1, graded_by: 'rule' })
    const stored = await storedAnswer(taker, 'mcq')
    expect(stored).toMatchObject({ user_answer: '1', is_correct: false, marks_obtained: 0 })
    expect(stored.retries).toMatchObject([{ user_answer: '3' }, { user_answer: '2' }])
    expect(await submit(app, taker)).toContainEqual(
      expect.objectContaining({ type: 'completed', marks_obtained: 0 }),
    )
  })

  it('marks a written answer by its points', async () => {
    const taker = await takerOf(app)
    await marked(app, taker, 'saq', 'No idea at all')
    const made = await retried(await again(taker, 'saq', 1, FULL_ANSWERS.saq))
    expect(made).toMatchObject({ is_correct: true, marks_obtained: 3 })
    expect(made.points).toHaveLength(3)
  })

  it('is marked by the learner, also to correct, without changing the first mark', async () => {
    const taker = await takerOf(app)
    const first = await marked(app, taker, 'saq', 'No idea at all')
    const self = (change: object = {}) =>
      grade(app, taker, 'saq', { action: 'self', retry: 1, verdicts: ALL_MET, ...change })
    expect((await self()).status).toBe(409)
    await retried(await again(taker, 'saq', 1, 'In words of my own'))
    expect((await self({ verdicts: ['met'] })).status).toBe(400)
    const marks = await graded(await self())
    expect(marks).toMatchObject({ is_correct: false, history: [], points: first.points })
    expect(marks.retries).toMatchObject([
      { user_answer: 'In words of my own', graded_by: 'self', is_correct: true, marks_obtained: 3 },
    ])
    expect((await storedAnswer(taker, 'saq')).retries).toEqual(marks.retries)
    await submit(app, taker)
    expect((await self()).status).toBe(409)
  })

  it('is stored once for repeated and simultaneous calls', async () => {
    const taker = await takerOf(app)
    await marked(app, taker, 'mcq', '1')
    const both = await Promise.all([1, 1].map((attempt) => again(taker, 'mcq', attempt, '2')))
    const [first, second] = await Promise.all(both.map(retried))
    expect(first).toEqual(second)
    expect(await retried(await again(taker, 'mcq', 1, '3'))).toEqual(first)
    expect((await storedAnswer(taker, 'mcq')).retries).toHaveLength(1)
  })

  it('is refused before a first answer, out of order, beyond the maximum, and once completed', async () => {
    const taker = await takerOf(app)
    expect((await again(taker, 'mcq', 1, '2')).status).toBe(404)
    await marked(app, taker, 'mcq', '1')
    expect((await again(taker, 'mcq', 2, '2')).status).toBe(409)
    for (let attempt = 1; attempt <= RETRIES_MAX; attempt += 1)
      await retried(await again(taker, 'mcq', attempt, '3'))
    expect((await again(taker, 'mcq', RETRIES_MAX + 1, '2')).status).toBe(400)
    await submit(app, taker)
    expect((await again(taker, 'mcq', 1, '2')).status).toBe(409)
  })

  it('is refused for the quiz of another user', async () => {
    const [taker, stranger] = [await takerOf(app), await takerOf(app)]
    await marked(app, taker, 'mcq', '1')
    const response = await again({ ...taker, accessToken: stranger.accessToken }, 'mcq', 1, '2')
    expect(response.status).toBe(404)
    expect((await storedAnswer(taker, 'mcq')).retries).toEqual([])
  })
})

describe('a submitted practice', () => {
  it('marks unmarked answers and stores the totals of what was answered', async () => {
    const taker = await takerOf(app)
    await marked(app, taker, 'mcq', '2')
    await answer(taker, 'saq', FULL_ANSWERS.saq)
    const events = await submit(app, taker)
    expect(events).toEqual([
      { type: 'progress', done: 1, total: 2 },
      { type: 'progress', done: 2, total: 2 },
      {
        type: 'completed',
        quiz_id: taker.quizId,
        marks_obtained: 4,
        total_marks: 4,
        percentage: 100,
      },
    ])
    const { data } = await taker.client
      .from('quizzes')
      .select('status, percentage, completed_at')
      .eq('id', taker.quizId)
      .single()
      .throwOnError()
    expect(data).toMatchObject({ status: 'completed', percentage: 100 })
    expect(await submit(app, taker)).toEqual([
      { type: 'progress', done: 2, total: 2 },
      {
        type: 'completed',
        quiz_id: taker.quizId,
        marks_obtained: 4,
        total_marks: 4,
        percentage: 100,
      },
    ])
  })

  it('has no percentage without any answer', async () => {
    const taker = await takerOf(app)
    expect((await submit(app, taker)).at(-1)).toMatchObject({
      type: 'completed',
      total_marks: 0,
      percentage: null,
    })
  })
})
