import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { learnerOf, post, requestOf } from '../../testing/fixtures/quiz-maker.ts'
import type { Log } from '../monitoring/log.ts'

test('adds the id of the request to the log lines of its function and to its response', async () => {
  const events: Parameters<Log>[0][] = []
  const app = await createTestApp({
    model: { baseUrl: 'http://127.0.0.1:9/v1', modelName: 'unreachable' },
    log: (event) => events.push(event),
  })
  const learner = await learnerOf(app, 'learner')
  const response = await post(app, learner, requestOf(learner))
  await response.text()
  const id = response.headers.get('x-request-id')
  expect(events.filter(({ name }) => name === 'quiz_failed')).toMatchObject([{ request: id }])
  expect(events.filter((event) => event['id'] === id)).toMatchObject([
    { name: 'request', route: '/functions/v1/make-quiz', status: 200 },
  ])
  await app.close()
})
