import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import type { NotificationListener } from '../../database/notifications.ts'
import { silentLog } from '../../monitoring/log.ts'
import { Deliveries } from '../deliveries.ts'
import { REALTIME_LIMITS, type RealtimeLimits } from '../limits.ts'
import type { Member } from './topic.ts'
import { Topics } from './topics.ts'

/** A database that delivers notifications at once, and can be switched off. */
class SharedDatabase {
  isOff = false
  readonly #listeners = new Set<NotificationListener>()

  connect(): Database {
    return {
      kind: 'postgres',
      session: () =>
        Promise.resolve({
          run: (text, params) => this.#run(text, params),
          defer: () => undefined,
          script: () => Promise.resolve(),
          release: () => undefined,
        }),
      listen: (_, listener) => {
        this.#listeners.add(listener)
        return Promise.resolve(() => {
          this.#listeners.delete(listener)
          return Promise.resolve()
        })
      },
      close: () => Promise.resolve(),
    }
  }

  async #run(text: string, params: readonly unknown[] = []) {
    await Promise.resolve()
    if (this.isOff) throw new Error('The database does not answer')
    if (text.includes('pg_notify'))
      for (const payload of JSON.parse(String(params[0])) as string[])
        for (const listener of this.#listeners) listener.onNotification(payload)
    return { rows: [], affected: 0 }
  }
}

const processOn = (shared: SharedDatabase, changed: Partial<RealtimeLimits> = {}) => {
  const limits = { ...REALTIME_LIMITS, ...changed }
  const deliveries = new Deliveries(limits)
  const onGap = () => undefined
  return new Topics({ database: shared.connect(), log: silentLog, limits, deliveries, onGap })
}

type Metas = Record<string, { metas: { page: number }[] }>
type Sent = { joins?: Metas; leaves?: Metas; payload?: unknown }

/** Joins the topic in a process; `seen` lists what it is sent in short. */
async function joinAt(topics: Topics, key: string, userId = 'ada') {
  const seen: string[] = []
  const list = (sign: string, metas: Metas = {}) => {
    for (const [who, entry] of Object.entries(metas))
      for (const { page } of entry.metas) seen.push(`${sign}${who} ${page}`)
  }
  const member: Member = {
    presenceKey: key,
    watchesPresence: true,
    receivesOwn: false,
    send(event, payload: Sent) {
      if (event === 'broadcast') seen.push(`heard ${String(payload.payload)}`)
      list('+', payload.joins)
      list('-', payload.leaves)
    },
  }
  const topic = topics.join(userId, 'desk', member)
  await topics.connect(topic)
  await settle()
  return { topic, member, seen }
}

/** Waits for everything that follows: nothing here waits for a timer. */
const settle = () => setImmediate()

describe('processes on one database', () => {
  test('share who is present in a topic of one account', async () => {
    const shared = new SharedDatabase()
    const [one, other] = [processOn(shared), processOn(shared)]
    const first = await joinAt(one, 'first')
    first.topic.track(first.member, { page: 1 })
    await settle()
    const second = await joinAt(other, 'second')
    const stranger = await joinAt(other, 'stranger', 'ben')
    expect(second.seen).toEqual(['+first 1'])
    first.topic.track(first.member, { page: 2 })
    await settle()
    one.leave('ada', 'desk', first.member)
    await settle()
    expect(second.seen).toEqual(['+first 1', '-first 1', '+first 2', '-first 2'])
    expect(stranger.seen).toEqual([])
  })

  test('agree again after one could not reach the database', async () => {
    const shared = new SharedDatabase()
    const [one, other] = [processOn(shared), processOn(shared)]
    const [first, second] = [await joinAt(one, 'first'), await joinAt(other, 'second')]
    first.topic.track(first.member, { page: 1 })
    await settle()
    shared.isOff = true
    first.topic.track(first.member, { page: 2 })
    expect(await first.topic.broadcast(first.member, { payload: 'lost' })).toBe(false)
    expect(second.seen).toEqual(['+first 1'])
    shared.isOff = false
    one.check()
    await settle()
    expect(second.seen).toEqual(['+first 1', '-first 1', '+first 2'])
  })

  test('remove a process that sends nothing, and add it when it sends again', async () => {
    const shared = new SharedDatabase()
    const [one, other] = [processOn(shared), processOn(shared, { processSilentMs: 0 })]
    const [first, second] = [await joinAt(one, 'first'), await joinAt(other, 'second')]
    first.topic.track(first.member, { page: 1 })
    await settle()
    other.check()
    expect(second.seen).toEqual(['+first 1', '-first 1'])
    one.check()
    await settle()
    expect(second.seen).toEqual(['+first 1', '-first 1', '+first 1'])
  })

  test('receive nothing more once no channel is left', async () => {
    const shared = new SharedDatabase()
    const [one, other] = [processOn(shared), processOn(shared)]
    const [first, second] = [await joinAt(one, 'first'), await joinAt(other, 'second')]
    other.leave('ada', 'desk', second.member)
    await other.stopIfUnused()
    await first.topic.broadcast(first.member, { payload: 'unheard' })
    const again = await joinAt(other, 'again')
    await first.topic.broadcast(first.member, { payload: 'heard again' })
    expect([second.seen, again.seen]).toEqual([[], ['heard heard again']])
  })

  test('refuse what one account has waiting above its limit, and nothing of others', async () => {
    const shared = new SharedDatabase()
    const one = processOn(shared, { relayedCharsPerAccount: 1_000 })
    const [ada, ben] = [await joinAt(one, 'ada'), await joinAt(one, 'ben', 'ben')]
    const send = ({ topic, member }: typeof ada) =>
      topic.broadcast(member, { payload: 'x'.repeat(700) })
    const sent = [send(ada), send(ada), send(ben)]
    expect(await Promise.all(sent)).toEqual([true, false, true])
    expect(await send(ada)).toBe(true)
  })
})
