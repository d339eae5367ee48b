import { expect, it } from 'vitest'
import { asJob, MAX_JOBS_PER_ACCOUNT } from './account-jobs.ts'
import { Concurrency } from './concurrency.ts'
import type { FunctionDeps } from './deps.ts'
import { inProcessEngine } from './text-engine/in-process.ts'

/** An account `one` that may begin `free` more jobs. */
function jobsWith(free: number): Concurrency {
  const jobs = new Concurrency()
  for (let n = free; n < MAX_JOBS_PER_ACCOUNT; n++) jobs.begin('one', MAX_JOBS_PER_ACCOUNT)
  return jobs
}

const depsWith = (free: number): FunctionDeps => ({
  db: () => {
    throw new Error('no database is needed')
  },
  service: () => {
    throw new Error('no database is needed')
  },
  model: null,
  engine: inProcessEngine(),
  jobs: jobsWith(free),
  now: () => new Date(0),
  seed: () => 1,
  background: () => undefined,
  log: () => undefined,
})

it('refuses an account with too many jobs with 429, and no other account', async () => {
  const deps = depsWith(2)
  const waiting = Promise.withResolvers<Response>()
  const running = [1, 2].map(() => asJob(deps, 'one', () => waiting.promise))
  const refused = await asJob(deps, 'one', () => Promise.resolve(new Response('done')))
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'too_many_at_once' })
  const other = await asJob(deps, 'two', () => Promise.resolve(new Response('done')))
  expect(other.status).toBe(200)
  waiting.resolve(new Response('done'))
  await Promise.all(running)
  await Promise.resolve()
  const again = await asJob(deps, 'one', () => Promise.resolve(new Response('done')))
  expect(again.status).toBe(200)
})

it('counts a job until the work it continues in the background is done, also where that fails', async () => {
  const deps = depsWith(1)
  const work = Promise.withResolvers<void>()
  await asJob(deps, 'one', (job) => {
    job.background(work.promise)
    return Promise.resolve(new Response('begun'))
  })
  const during = await asJob(deps, 'one', () => Promise.resolve(new Response('done')))
  expect(during.status).toBe(429)
  work.reject(new Error('the work failed'))
  await new Promise((resolve) => setTimeout(resolve, 0))
  const after = await asJob(deps, 'one', () => Promise.resolve(new Response('done')))
  expect(after.status).toBe(200)
})

it('ends a job that throws', async () => {
  const deps = depsWith(1)
  await expect(asJob(deps, 'one', () => Promise.reject(new Error('broken')))).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 0))
  const after = await asJob(deps, 'one', () => Promise.resolve(new Response('done')))
  expect(after.status).toBe(200)
})
