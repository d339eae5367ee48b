import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ANSWER_MAX, RETRIES_MAX } from '../../../domain/constants.ts'
import type { Verdict } from '../../../domain/marking/wire.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  ADDRESS_MAX,
  observedClient,
  USUAL_ADDRESS_MAX,
} from '../../../testing/fixtures/observed-client.ts'
import {
  graded,
  marked,
  submit,
  takerOf,
  type Action,
  type Kind,
  type Taker,
} from '../../../testing/fixtures/quiz-taker.ts'
import { FULL_ANSWERS } from '../../../testing/quiz.ts'
import { Concurrency } from '../_shared/concurrency.ts'
import { inProcessEngine } from '../_shared/text-engine/in-process.ts'
import { handle } from './handler.ts'

let app: TestApp
let taker: Taker
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  taker = await takerOf(app)
})
afterAll(() => app.close())

/** Calls the function; `before` runs before each of its requests to the database. */
const gradeWith = (
  before: (request: Request) => Promise<void> | void,
  kind: Kind,
  action: Action,
): Promise<Response> =>
  handle(
    new Request(`${app.url}/functions/v1/grade-answer`, {
      method: 'POST',
      headers: { authorization: `Bearer ${taker.accessToken}` },
      body: JSON.stringify({
        ...action,
        quiz_id: taker.quizId,
        question_id: taker.questions[kind],
      }),
    }),
    {
      db: () => observedClient(app, taker.accessToken, before),
      service: () => app.service(),
      model: null,
      engine: inProcessEngine(),
      jobs: new Concurrency(),
      now: () => new Date(),
      seed: () => 1,
      background: () => undefined,
      log: () => undefined,
    },
  )

const bytesOf = (list: unknown): number => Buffer.byteLength(JSON.stringify(list))

it('changes a mark and a retry that are longer than an address may be', async () => {
  let longest = 0
  const noteAddress = ({ url }: Request) => {
    longest = Math.max(longest, url.length)
  }
  const markSelf = async (verdict: Verdict, retry?: number) =>
    graded(
      await gradeWith(noteAddress, 'laq', {
        action: 'self',
        verdicts: Array<Verdict>(5).fill(verdict),
        ...(retry !== undefined && { retry }),
      }),
    )
  let mark = await marked(app, taker, 'laq', FULL_ANSWERS.laq)
  while (bytesOf(mark.history) <= ADDRESS_MAX) mark = await markSelf('met')
  const changed = await markSelf('partial')
  expect(changed).toMatchObject({ graded_by: 'self', marks_obtained: 2.5 })
  expect(changed.history).toHaveLength(mark.history.length + 1)

  const answer = FULL_ANSWERS.laq.repeat(20).slice(0, ANSWER_MAX)
  for (let attempt = 1; attempt <= RETRIES_MAX; attempt += 1) {
    const action = { action: 'retry', attempt, answer } as const
    expect((await gradeWith(noteAddress, 'laq', action)).status).toBe(200)
  }
  const { retries } = await markSelf('missed', 1)
  expect(bytesOf(retries)).toBeGreaterThan(ADDRESS_MAX)
  expect(retries[0]).toMatchObject({ graded_by: 'self', marks_obtained: 0 })
  expect(retries).toHaveLength(RETRIES_MAX)
  expect(longest).toBeLessThan(USUAL_ADDRESS_MAX)
})

it('counts a mark in the totals of a quiz that is submitted while the mark is made', async () => {
  await marked(app, taker, 'saq', 'no idea')
  let isSubmitted = false
  const submitBeforeStoring = async ({ method }: Request) => {
    if (method === 'GET' || isSubmitted) return
    isSubmitted = true
    await submit(app, taker)
  }
  const response = await gradeWith(submitBeforeStoring, 'saq', {
    action: 'self',
    verdicts: ['met', 'met', 'met'],
  })
  expect(await graded(response)).toMatchObject({ marks_obtained: 3 })
  expect(isSubmitted).toBe(true)
  const { data } = await taker.client
    .from('quizzes')
    .select('status, marks_obtained, percentage')
    .eq('id', taker.quizId)
    .single()
    .throwOnError()
  expect(data).toEqual({ status: 'completed', marks_obtained: 3, percentage: 100 })
})
