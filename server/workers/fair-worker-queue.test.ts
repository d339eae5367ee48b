import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { FairWorkerQueue } from './fair-worker-queue.ts'

const WORKER = fileURLToPath(new URL('../../testing/worker-tasks.ts', import.meta.url))
const SLOW_WORKER = fileURLToPath(new URL('../../testing/slow-worker-tasks.ts', import.meta.url))

const queues: FairWorkerQueue[] = []
const queue = ({
  filename = WORKER,
  deadlineMs = 60_000,
  sliceMs = 60_000,
} = {}): FairWorkerQueue => {
  const made = new FairWorkerQueue({
    filename,
    deadlineMs,
    sliceMs,
    idleMs: 60_000,
    secondIdleMs: 60_000,
    maxHeapMb: 64,
    onError: () => undefined,
  })
  queues.push(made)
  return made
}
afterEach(async () => {
  await Promise.all(queues.splice(0).map((each) => each.close()))
})

it('ends a task at its deadline and does the next one in a new thread', async () => {
  // Longer than a thread takes to start on a busy machine
  const one = queue({ deadlineMs: 5000 })
  const endless = one.run('a', { name: 'loop', input: null })
  const next = one.run('b', { name: 'count', input: null })
  await expect(endless).rejects.toThrow(/abort/i)
  expect(await next).toBe(1)
})

it('does not count the start of a thread as time of its first task', async () => {
  const one = queue({ filename: SLOW_WORKER, deadlineMs: 2000 })
  expect(await one.run('a', { name: 'echo', input: 1 })).toBe(1)
})

it('rejects with the error of a task and continues', async () => {
  const one = queue()
  await expect(one.run('a', { name: 'fail', input: null })).rejects.toThrow('the task failed')
  expect(await one.run('a', { name: 'echo', input: { page: 3 } })).toEqual({ page: 3 })
})

it('rejects a task that exhausts the memory of its thread and continues', async () => {
  const one = queue()
  await expect(one.run('a', { name: 'exhaust', input: null })).rejects.toThrow(/memory/)
  expect(await one.run('a', { name: 'echo', input: 1 })).toBe(1)
})

it('lets accounts take turns, so that many tasks of one do not delay another', async () => {
  const one = queue()
  const order: string[] = []
  const run = (account: string) =>
    one.run(account, { name: 'echo', input: null }).then(() => order.push(account))
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c'].map(run))
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'a'])
})

it('does the tasks of other accounts while one runs longer than a slice', async () => {
  const one = queue({ sliceMs: 1 })
  const outcomes: string[] = []
  const endless = one.run('a', { name: 'loop', input: null }).catch(() => outcomes.push('ended'))
  const next = one.run('a', { name: 'echo', input: 1 }).catch(() => outcomes.push('not done'))
  expect(await one.run('b', { name: 'echo', input: 2 })).toBe(2)
  expect(await one.run('c', { name: 'echo', input: 3 })).toBe(3)
  expect(outcomes).toEqual([])
  await one.close()
  await Promise.all([endless, next])
  expect(outcomes.toSorted()).toEqual(['ended', 'not done'])
})

it('does the waiting tasks of an account after its task in the second thread', async () => {
  // The deadline of the last two tasks includes the start of a new thread.
  const one = queue({ deadlineMs: 6000, sliceMs: 1 })
  const endless = one.run('a', { name: 'block', input: null })
  const outcomes = Promise.allSettled([
    endless,
    one.run('b', { name: 'block', input: null }),
    one.run('b', { name: 'echo', input: 1 }),
    one.run('b', { name: 'echo', input: 2 }),
  ])
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})

it('rejects waiting and running tasks when it is closed', async () => {
  const one = queue()
  const running = one.run('a', { name: 'loop', input: null })
  const waiting = one.run('a', { name: 'echo', input: null })
  const outcomes = Promise.allSettled([running, waiting])
  await one.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(one.run('a', { name: 'echo', input: null })).rejects.toThrow('stopping')
})
