import { expect, test } from 'vitest'
import type { Database, Session } from './database.ts'
import { SenderLimit } from './sender-limit.ts'

/** A database that has any number of sessions, and how many of them are held. */
function databaseOf() {
  const held = new Set<Session>()
  const database: Database = {
    kind: 'pglite',
    session: () => {
      const session: Session = {
        run: () => Promise.resolve({ rows: [], affected: 0 }),
        defer: () => undefined,
        script: () => Promise.resolve(),
        release: () => void held.delete(session),
      }
      held.add(session)
      return Promise.resolve(session)
    },
    listen: () => Promise.resolve(() => Promise.resolve()),
    close: () => Promise.resolve(),
  }
  return { database, held }
}

const settled = () => new Promise(setImmediate)

test('a sender has four sessions at once, and another one does not wait for the rest', async () => {
  const { database, held } = databaseOf()
  const limit = new SenderLimit()
  const { session } = limit.limited(database)
  const ask = (sender: string) => limit.run(sender, () => session())
  const asked = Array.from({ length: 6 }, () => ask('a'))
  await settled()
  expect(held.size).toBe(4)
  const other = await ask('b')
  const ofNoSender = await session()
  expect(held.size).toBe(6)
  other.release()
  ofNoSender.release()
  const first = await asked[0]
  first?.release()
  first?.release()
  await settled()
  expect(held.size).toBe(4)
  for (const each of [...held]) each.release()
  await settled()
  for (const each of [...held]) each.release()
  await Promise.all(asked)
  expect(held.size).toBe(0)
})

test('a session that could not be opened does not count', async () => {
  const limit = new SenderLimit()
  const refusing = { ...databaseOf().database, session: () => Promise.reject(new Error('busy')) }
  const { session } = limit.limited(refusing)
  for (const _ of Array.from({ length: 10 }))
    await expect(limit.run('a', () => session())).rejects.toThrow('busy')
})
