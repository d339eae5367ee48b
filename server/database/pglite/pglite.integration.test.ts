import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction, withSession, type Database } from '../database.ts'
import { copyEmptyDatabase, databaseTemplate } from '../../../testing/template.ts'
import type { SessionLimits } from '../limits.ts'
import { openPgliteFolder } from './database-folder.ts'
import { openPglite, type PgliteDatabase } from './pglite.ts'

let root: string
let template: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pglite-'))
  template = join(root, 'database')
  await copyEmptyDatabase(root)
  const made = await openPgliteFolder(template)
  await withSession(made, (session) => session.script('create table notes (text text unique)'))
  await made.close()
})
afterAll(() => rm(root, { recursive: true }))

const SHORT: SessionLimits = { statementMs: 1_000, holdMs: 5_000 }
const run = async (database: Database, text: string, params?: readonly unknown[]) =>
  (await withSession(database, (session) => session.run(text, params))).rows
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : error
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'no error', codeOf)

describe('a database in a folder', () => {
  let database: PgliteDatabase
  let events: Record<string, unknown>[]
  beforeEach(async () => {
    events = []
    database = await openPgliteFolder(template, {
      limits: SHORT,
      log: (event) => events.push(event),
    })
  })
  afterEach(() => database.close())
  const reopenings = () => events.filter(({ name }) => name === 'database_reopened').length

  test('refuses an answer of more characters than its session may have, and continues', async () => {
    const limits = { ...SHORT, answerChars: 1_000 }
    const text = (count: number) =>
      `select repeat('x', 100) as text, '[1]'::jsonb as json from generate_series(1, ${count})`
    const ask = (statement: string, params: readonly unknown[] = []) =>
      withSession(database, async (session) => (await session.run(statement, params)).rows, limits)
    expect(await failureOf(ask(text(10)))).toBe('PT413')
    expect(await failureOf(ask(`${text(10)} where $1 @> array[1]`, [[1]]))).toBe('PT413')
    expect(await ask(text(9))).toHaveLength(9)
    const stored = inTransaction(
      database,
      async (session) => {
        await session.run(`insert into notes select repeat('n', 1001) returning text`)
      },
      limits,
    )
    expect(await failureOf(stored)).toBe('PT413')
    expect(await run(database, 'select * from notes')).toEqual([])
    expect(await run(database, text(100))).toHaveLength(100)
    expect(reopenings()).toBe(0)
  })

  test('stops a statement once its answer is too large, before its time limit', async () => {
    const limits = { ...SHORT, answerChars: 1_000_000 }
    const endless = `select repeat('x', 100000) as text from generate_series(1, 100000)`
    const refused = withSession(database, (session) => session.run(endless), limits)
    expect(await failureOf(refused)).toBe('PT413')
    expect(await run(database, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(reopenings()).toBe(0)
  })

  test('ends a statement that needs most of the memory of a small machine, alone', async () => {
    const limits = { ...SHORT, statementMs: 10_000 }
    const ask = (count: number) => {
      const text = `select octet_length(string_agg(repeat('x', 1000000), '')) as length
        from generate_series(1, ${count})`
      return withSession(database, async (session) => (await session.run(text)).rows, limits)
    }
    expect(await ask(100)).toEqual([{ length: 100_000_000 }])
    expect(await failureOf(ask(700))).toBe('53200')
    expect(await ask(100)).toEqual([{ length: 100_000_000 }])
    expect(reopenings()).toBe(0)
  })

  test('sends and receives values of every type unchanged', async () => {
    const [row] = await run(
      database,
      `select $1::text as text, $2::int8 as big, $3::jsonb as json, $4::text[] as list, $5::bool as yes,
        $6::timestamptz as at, $7::text as nothing, $8::bytea as bytes, 9007199254740993::int8 as exact`,
      [
        'ä\n',
        12,
        { a: [1, 'x'] },
        ['q"', null, 'ü'],
        true,
        new Date(0),
        null,
        Buffer.from([0, 255]),
      ],
    )
    expect(row).toEqual({
      text: 'ä\n',
      big: 12,
      json: { a: [1, 'x'] },
      list: ['q"', null, 'ü'],
      yes: true,
      at: '1970-01-01T00:00:00+00:00',
      nothing: null,
      bytes: new Uint8Array([0, 255]),
      exact: 9007199254740993n,
    })
    expect(await run(database, 'select $1::jsonb as json', ['{"a":1}'])).toEqual([
      { json: { a: 1 } },
    ])
  })

  test('counts rows without columns', async () => {
    expect(await run(database, 'select from generate_series(1, 2)')).toEqual([{}, {}])
    expect(await run(database, 'select from generate_series(1, 2) where $1', [false])).toEqual([])
  })

  test('deferred statements run with the next one, in its transaction, and report their error through it', async () => {
    await withSession(database, async (session) => {
      session.defer('begin')
      session.defer(`select set_config('my.setting', $1, true)`, ['in the transaction'])
      const { rows } = await session.run(`select current_setting('my.setting', true) as value`)
      expect(rows).toEqual([{ value: 'in the transaction' }])
      await session.run('commit')
      session.defer('select broken')
      expect(await failureOf(session.run('select 1'))).toBe('42703')
      expect((await session.run('select 1 as one')).rows).toEqual([{ one: 1 }])
    })
  })

  test('rolls back the transaction of a session that is released within it', async () => {
    const session = await database.session()
    await session.run('begin')
    await session.run('insert into notes values ($1)', ['left behind'])
    session.release()
    expect(await run(database, `select * from notes where text = 'left behind'`)).toEqual([])
  })

  test.each([
    [
      'a join without end',
      'select count(*) from generate_series(1, 1e9) a, generate_series(1, 1e9) b',
      0,
    ],
    [
      'a recursive query without end',
      'with recursive r as (select 1 union all select 1 from r) select count(*) from r',
      0,
    ],
    ['a statement that cannot be cancelled', 'select pg_sleep(3600)', 1],
  ])('%s is ended with 57014 while others wait and continue', async (_, statement, reopened) => {
    const slow = failureOf(run(database, statement))
    const others = Array.from({ length: 5 }, () => {
      const text = randomUUID()
      return run(database, 'insert into notes values ($1) returning text', [text])
    })
    expect(await slow).toBe('57014')
    expect((await Promise.all(others)).flat()).toHaveLength(5)
    expect(reopenings()).toBe(reopened)
  })

  test('a transaction with a cancelled statement stores nothing, and the session continues', async () => {
    const endless = 'select count(*) from generate_series(1, 1e9)'
    const stored = inTransaction(database, async (session) => {
      await session.run(`insert into notes values ('cancelled')`)
      await session.run(endless)
    })
    expect(await failureOf(stored)).toBe('57014')
    expect(await run(database, `select * from notes where text = 'cancelled'`)).toEqual([])
    expect(await failureOf(run(database, endless))).toBe('57014')
    expect(reopenings()).toBe(0)
  })

  test('reports a regular expression that exhausts the stack, and continues the session', async () => {
    const bomb = `select 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa' ~ '((a{0,50}){0,50}){0,50}c' as matches`
    const long = { statementMs: 60_000, holdMs: 60_000 }
    for (const _ of [1, 2]) {
      const tried = withSession(database, (session) => session.run(bomb), long)
      expect(await failureOf(tried)).toBe('2201B')
    }
    expect(await run(database, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(reopenings()).toBe(0)
  })

  test('refuses a regular expression that is nested too deeply, and continues the session', async () => {
    const nested = `${'('.repeat(100_000)}${')'.repeat(100_000)}`
    expect(await failureOf(run(database, `select 'a' ~ $1 as matches`, [nested]))).toBe('2201B')
    expect(await run(database, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(reopenings()).toBe(0)
  })

  test('statements that exhaust the stack end alone, however many', async () => {
    const nested = '['.repeat(300_000)
    for (const _ of [1, 2, 3, 4, 5])
      expect(await failureOf(run(database, 'select $1::text::jsonb', [nested]))).toBe('08006')
    expect(await run(database, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(reopenings()).toBe(5)
  })

  test('the rest of a transaction whose worker ended does not run in the next worker', async () => {
    const text = randomUUID()
    const session = await database.session()
    await session.run('begin')
    await session.run('insert into notes values ($1)', [text])
    expect(await failureOf(session.run('select pg_sleep(3600)'))).toBe('57014')
    expect(await failureOf(session.run('insert into notes values ($1)', [`${text}, rest`]))).toBe(
      '08006',
    )
    expect(await failureOf(session.run('commit'))).toBe('08006')
    await session.run('rollback')
    session.release()
    expect(await run(database, 'select * from notes where text like $1', [`${text}%`])).toEqual([])
  })

  test('rolls back the transaction of an idle session, and the next caller continues', async () => {
    const session = await database.session({ statementMs: 1_000, holdMs: 100 })
    await session.run('begin')
    await session.run(`insert into notes values ('held')`)
    expect(await run(database, `select * from notes where text = 'held'`)).toEqual([])
    expect(await failureOf(session.run('commit'))).toBe('25P03')
    await session.run('rollback')
    session.release()
    expect(reopenings()).toBe(0)
  })

  test('does not apply the limits of requests to a session with longer limits', async () => {
    const long = { statementMs: 60_000, holdMs: 60_000 }
    await withSession(database, (session) => session.run('select pg_sleep(1.5)'), long)
    expect(reopenings()).toBe(0)
  })
})

test('retains all acknowledged writes after ten terminations during writes', async () => {
  const folder = join(root, 'killed')
  const database = await openPgliteFolder(folder, { limits: SHORT })
  await run(database, 'create table accounts (id int primary key, amount int)')
  await run(database, 'insert into accounts select n, 100 from generate_series(1, 10) as n')
  await run(database, 'create table written (id text)')
  const acknowledged: string[] = []
  let stopped = false
  const writer = async () => {
    while (!stopped) {
      const id = randomUUID()
      const move = inTransaction(database, async (session) => {
        await session.run('update accounts set amount = amount - 1 where id = $1', [1])
        await session.run('insert into written values ($1)', [id])
        await session.run('update accounts set amount = amount + 1 where id = $1', [2])
      })
      await move.then(
        () => acknowledged.push(id),
        () => undefined,
      )
    }
  }
  const writers = Promise.all([writer(), writer(), writer()])
  for (let kill = 0; kill < 10; kill++) {
    const before = acknowledged.length
    while (acknowledged.length < before + 5) await sleep(10)
    const limits = { statementMs: 50, holdMs: 5_000 }
    const slow = withSession(database, (session) => session.run('select pg_sleep(60)'), limits)
    expect(await failureOf(slow)).toBe('57014')
  }
  stopped = true
  await writers
  const ids = new Set((await run(database, 'select id from written')).map(({ id }) => id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  expect(await run(database, 'select sum(amount)::int as total from accounts')).toEqual([
    { total: 1000 },
  ])
  await database.close()
})

test('rejects callers above the queue length immediately, and callers that wait too long at their limit', async () => {
  const database = await openPglite({
    template: await databaseTemplate(),
    queue: { waiting: 2, waitMs: 300 },
  })
  const holder = await database.session()
  const waiting = [failureOf(database.session()), failureOf(database.session())]
  expect(await failureOf(database.session())).toBe('53300')
  expect(await Promise.all(waiting)).toEqual(['57P03', '57P03'])
  holder.release()
  expect(await run(database, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.close()
})

test('stops reopening a database after repeated failures, reports it once and creates no new one', async () => {
  await copyEmptyDatabase(join(root, 'given-up'))
  const folder = join(root, 'given-up', 'database')
  const messages: string[] = []
  const database = await openPgliteFolder(folder, {
    limits: SHORT,
    onGiveUp: (message) => messages.push(message),
  })
  await rm(join(folder, 'PG_VERSION'))
  expect(await failureOf(run(database, 'select pg_sleep(3600)'))).toBe('57014')
  expect(await failureOf(run(database, 'select 1'))).toBe('57P03')
  expect(messages).toEqual([
    expect.stringMatching(/^The database could not be reopened 3 times in a minute: .*PG_VERSION/),
  ])
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(false)
  await database.close()
})
