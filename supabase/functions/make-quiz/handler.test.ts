import { expect, it } from 'vitest'
import type { FunctionDeps } from '../_shared/deps.ts'
import { Concurrency } from '../_shared/concurrency.ts'
import { inProcessEngine } from '../_shared/text-engine/in-process.ts'
import { handle } from './handler.ts'

/**
 * What a request without a session must not use. Requests with one are tested in
 * handler.integration.test.ts.
 */
const unusableDeps: FunctionDeps = {
  db: () => {
    throw new Error('the database was asked for')
  },
  service: () => {
    throw new Error('the database was asked for')
  },
  model: null,
  engine: inProcessEngine(),
  jobs: new Concurrency(),
  now: () => new Date(0),
  seed: () => 1,
  background: () => {
    throw new Error('work was begun')
  },
  log: () => undefined,
}

it.each([undefined, 'Basic YTpi', 'Bearer '])(
  'refuses authorization %s before it touches anything',
  async (authorization) => {
    const request = new Request('http://localhost/functions/v1/make-quiz', {
      method: 'POST',
      body: '{}',
      ...(authorization !== undefined && { headers: { authorization } }),
    })
    const response = await handle(request, unusableDeps)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      code: 'sign_in_first',
      message: 'Please sign in to continue.',
    })
  },
)
