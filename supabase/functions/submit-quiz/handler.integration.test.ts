import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { GRADING_DELAY_MS } from '../../../domain/constants.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { refuses, startModelEndpoint, type ModelEndpoint } from '../../../testing/model/endpoint.ts'
import { FULL_ANSWERS, storeQuiz } from '../../../testing/quiz.ts'
import type { Database } from '../../../types/database.ts'
import { WITHOUT_SESSION } from '../_shared/client-options.ts'
import { createModelClient, type ModelClient } from '../_shared/model/client.ts'
import { Concurrency } from '../_shared/concurrency.ts'
import { inProcessEngine } from '../_shared/text-engine/in-process.ts'
import { handle } from './handler.ts'

describe('the pause between two items', () => {
  let app: TestApp
  let endpoint: ModelEndpoint
  beforeAll(async () => {
    app = await createTestApp()
    endpoint = await startModelEndpoint(refuses(401))
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(async () => {
    await app.close()
    await endpoint.close()
  })

  /** How many pauses there were while a choice and two written answers were marked. */
  const pausesWith = async (name: string, model: ModelClient | null): Promise<number> => {
    const taker = await app.signUp({
      fullName: name,
      email: `${name}@example.com`,
      password: 'a long enough password',
    })
    const { quizId, questions } = await storeQuiz(taker)
    await taker.client
      .from('quiz_answers')
      .insert([
        { quiz_id: quizId, question_id: questions.mcq, user_answer: '2' },
        { quiz_id: quizId, question_id: questions.saq, user_answer: FULL_ANSWERS.saq },
        { quiz_id: quizId, question_id: questions.laq, user_answer: FULL_ANSWERS.laq },
      ])
      .throwOnError()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const response = await handle(
      new Request(`${app.url}/functions/v1/submit-quiz`, {
        method: 'POST',
        headers: { authorization: `Bearer ${taker.accessToken}` },
        body: JSON.stringify({ quiz_id: quizId }),
      }),
      {
        db: () => taker.client,
        service: () => app.service(),
        model,
        engine: inProcessEngine(),
        jobs: new Concurrency(),
        now: () => new Date(),
        seed: () => 1,
        background: () => undefined,
        log: () => undefined,
      },
    )
    expect(await response.text()).toContain('"completed"')
    return timers.mock.calls.filter(([, delay]) => delay === GRADING_DELAY_MS).length
  }

  it('is made for a remote model, between written answers', async () => {
    const local = createModelClient({ baseUrl: endpoint.baseUrl, model: 'stand-in' })
    expect(await pausesWith('remote', { ...local, remote: true })).toBe(1)
  })

  it('is not made for a model on this machine, and not without a model', async () => {
    const local = createModelClient({ baseUrl: endpoint.baseUrl, model: 'stand-in' })
    expect(await pausesWith('local', local)).toBe(0)
    expect(await pausesWith('none', null)).toBe(0)
  })
})

it('logs why a quiz could not be read', async () => {
  const app = await createTestApp()
  const taker = await app.signUp({
    fullName: 'Taker',
    email: 'taker@example.com',
    password: 'a long enough password',
  })
  const { quizId } = await storeQuiz(taker)
  const logged: unknown[] = []
  const refused = { code: '57014', message: 'canceled' }
  const withoutRows: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    return request.url.includes('/rest/v1/')
      ? Response.json(refused, { status: 500 })
      : app.fetch(request)
  }
  const response = await handle(
    new Request(`${app.url}/functions/v1/submit-quiz`, {
      method: 'POST',
      headers: { authorization: `Bearer ${taker.accessToken}` },
      body: JSON.stringify({ quiz_id: quizId }),
    }),
    {
      db: () =>
        createClient<Database>(app.url, app.key, {
          auth: WITHOUT_SESSION,
          global: { fetch: withoutRows },
        }),
      service: () => app.service(),
      model: null,
      engine: inProcessEngine(),
      jobs: new Concurrency(),
      now: () => new Date(),
      seed: () => 1,
      background: () => undefined,
      log: (event) => void logged.push(event),
    },
  )
  await app.close()
  expect(response.status).toBe(500)
  const reason = '57014: canceled'
  expect(logged).toEqual([{ name: 'submit_failed', code: 'grade_failed', reason }])
})

it('reads the rows of all answers without their histories, which may have megabytes', async () => {
  const app = await createTestApp()
  const taker = await app.signUp({
    fullName: 'Taker',
    email: 'taker@example.com',
    password: 'a long enough password',
  })
  const { quizId, questions } = await storeQuiz(taker)
  await taker.client
    .from('quiz_answers')
    .insert({ quiz_id: quizId, question_id: questions.mcq, user_answer: '2' })
    .throwOnError()
  const lists: (string | null)[] = []
  const recorded: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const isList = !searchParams.has('question_id') && !searchParams.has('id')
    if (/\/quiz_(answers|questions)$/.test(pathname) && isList)
      lists.push(searchParams.get('select'))
    return app.fetch(request)
  }
  const headers = { Authorization: `Bearer ${taker.accessToken}` }
  const response = await handle(
    new Request(`${app.url}/functions/v1/submit-quiz`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ quiz_id: quizId }),
    }),
    {
      db: () =>
        createClient<Database>(app.url, app.key, {
          auth: WITHOUT_SESSION,
          global: { headers, fetch: recorded },
        }),
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
  expect(await response.text()).toContain('"completed"')
  await app.close()
  expect(lists.toSorted()).toEqual(['id,question_type', 'question_id,graded_by'])
})
