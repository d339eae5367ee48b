import { expect, test } from 'vitest'
import type { Database, Session } from './database.ts'
import { databaseError } from './database-error.ts'
import { FairScheduler, type SchedulerLimits } from './fair-scheduler.ts'

const session: Session = {
  run: () => Promise.resolve({ rows: [], affected: 0 }),
  defer: () => undefined,
  script: () => Promise.resolve(),
  release: () => undefined,
}
const database: Database = {
  kind: 'pglite',
  session: () => Promise.resolve({ ...session }),
  listen: () => Promise.resolve(() => Promise.resolve()),
  close: () => Promise.resolve(),
}

/** A scheduler with a clock of its own, and a request that holds a session for `ms` of it. */
function schedulerOf(limits: Partial<SchedulerLimits>) {
  const clock = { ms: 0 }
  const scheduler = new FairScheduler(limits, () => clock.ms)
  const metered = scheduler.metered(database)
  const ask = (account: string, ms = 0) =>
    scheduler.run(account, async () => {
      const held = await metered.session()
      clock.ms += ms
      held.release()
      return 'answered'
    })
  return { clock, scheduler, ask }
}

test('an account has few requests at the database at once, and others do not wait for the rest', async () => {
  const { scheduler } = schedulerOf({ atOnce: 2 })
  const end = Promise.withResolvers<undefined>()
  const begun: string[] = []
  const request = (account: string) =>
    scheduler.run(account, async () => {
      begun.push(account)
      await end.promise
    })
  const requests = ['a', 'a', 'a', 'a', 'b'].map(request)
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'a', 'b'])
  end.resolve(undefined)
  await Promise.all(requests)
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'a'])
})

test('requests beyond those that may wait are refused', async () => {
  const { scheduler } = schedulerOf({ atOnce: 1, waiting: 1 })
  const end = Promise.withResolvers<undefined>()
  const request = () => scheduler.run('a', () => end.promise.then(() => 'answered'))
  const requests = [request(), request(), request()]
  await new Promise(setImmediate)
  end.resolve(undefined)
  expect(await Promise.all(requests)).toEqual(['answered', 'answered', null])
})

test('an account that used much time while others ask is refused, until they stop', async () => {
  const { clock, ask } = schedulerOf({ burstMs: 1_000, share: 0.1, waitMs: 100, activeMs: 500 })
  for (let request = 1; request <= 3; request += 1) {
    await ask('b')
    expect(await ask('a', 400)).toBe('answered')
  }
  await ask('b')
  expect(await ask('a')).toBeNull()
  expect(await ask('b')).toBe('answered')
  clock.ms += 501
  expect(await ask('a')).toBe('answered')
})

test('the time that an account used alone does not count', async () => {
  const { ask } = schedulerOf({ burstMs: 1_000, share: 0.5, waitMs: 100, activeMs: 500 })
  await ask('a', 60_000)
  await ask('a', 60_000)
  await ask('b')
  expect(await ask('a')).toBe('answered')
})

test('the time that an account used is forgotten as its share of the time passes', async () => {
  const { clock, ask } = schedulerOf({ burstMs: 1_000, share: 0.5, waitMs: 100 })
  await ask('b')
  await ask('a', 5_000)
  expect(await ask('a')).toBeNull()
  clock.ms += 8_000
  await ask('b')
  expect(await ask('a')).toBe('answered')
})

test('sessions without an account do not count for any account', async () => {
  const { clock, scheduler, ask } = schedulerOf({ burstMs: 1_000, share: 0.5, waitMs: 100 })
  await ask('a')
  const session = await scheduler.metered(database).session()
  clock.ms += 60_000
  session.release()
  await ask('b')
  expect(await ask('a')).toBe('answered')
})

test('an account whose statement was ended by its time limit is refused for a time, while others ask', async () => {
  const clock = { ms: 0 }
  const limits = { burstMs: 1_000, endedMs: 2_000, share: 0.5, waitMs: 100, activeMs: 500 }
  const scheduler = new FairScheduler(limits, () => clock.ms)
  const metered = scheduler.metered({
    ...database,
    session: () =>
      Promise.resolve({
        ...session,
        run: () => Promise.reject(databaseError({ code: '57014', message: 'took too long' })),
      }),
  })
  const ask = (account: string) => scheduler.run(account, () => Promise.resolve('answered'))
  const askSlow = (account: string) =>
    scheduler.run(account, async () => {
      const held = await metered.session()
      await expect(held.run('select')).rejects.toThrow('took too long')
      held.release()
      return 'ended'
    })
  await ask('b')
  expect(await askSlow('a')).toBe('ended')
  expect(await ask('a')).toBeNull()
  expect(await ask('b')).toBe('answered')
  clock.ms += 2_000
  await ask('b')
  expect(await ask('a')).toBe('answered')
})
