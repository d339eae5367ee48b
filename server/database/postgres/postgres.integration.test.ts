import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../testing/postgres.ts'
import { withSession, type Database } from '../database.ts'
import { healthRoutes } from '../../monitoring/health.ts'
import { openPostgres } from './postgres.ts'

let postgres: TestPostgres
let database: Database
let stopped = false
const LIMITS = { statementMs: 2_000, holdMs: 4_000 }
beforeAll(async () => {
  postgres = await startPostgres()
  database = openPostgres(postgres.url, { limits: LIMITS, lockMs: 500 })
  await withSession(database, (session) =>
    session.script('create table locked (n int); create table other (n int)'),
  )
})
afterAll(async () => {
  await database.close()
  if (!stopped) await postgres.stop()
})

const run = async (text: string) =>
  (await withSession(database, (session) => session.run(text))).rows
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

test('a statement that waits for a lock fails with 55P03 while other tables answer', async () => {
  const holder = await database.session()
  await holder.run('begin')
  await holder.run('lock table locked')
  const waiting = Array.from({ length: 12 }, () => failureOf(run('insert into locked values (1)')))
  expect(await run('select count(*)::int as rows from other')).toEqual([{ rows: 0 }])
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['55P03']))
  await holder.run('rollback')
  holder.release()
  expect(await failureOf(run('insert into locked values (1)'))).toBe('no error')
})

test('a statement over its limit fails with 57014, one of maintenance does not', async () => {
  expect(await failureOf(run('select pg_sleep(60)'))).toBe('57014')
  const long = { statementMs: 60_000, holdMs: 60_000 }
  const slept = withSession(database, (session) => session.run('select pg_sleep(2.5)'), long)
  expect(await failureOf(slept)).toBe('no error')
  expect(await run('show statement_timeout')).toEqual([{ statement_timeout: '2s' }])
})

test('deferred statements run with the next one and report their error through it', async () => {
  await withSession(database, async (session) => {
    session.defer('begin')
    session.defer(`select set_config('my.setting', $1, true)`, ['here'])
    const { rows } = await session.run(`select current_setting('my.setting', true) as value`)
    expect(rows).toEqual([{ value: 'here' }])
    session.defer('select broken')
    expect(await failureOf(session.run('select 1'))).toBe('42703')
    await session.run('rollback')
  })
})

test('writes and reads lists by the type that PostgreSQL infers', async () => {
  const rows = await withSession(database, (session) =>
    session.run(
      `select $1::jsonb as json, $2::text[] as texts, $3::int[] as numbers, $4 as plain,
       array[true, false] as flags, '{1.5,NULL}'::numeric[] as numerics, interval '1 day' as day,
       array[jsonb '{"a": 1}'] as objects, '{"2026-11-23 01:10:28+00"}'::timestamptz[] as times`,
      [[1, 'a'], ['x', 'y "z"'], [1, 2], 'p'],
    ),
  )
  expect(rows.rows).toEqual([
    {
      json: [1, 'a'],
      texts: ['x', 'y "z"'],
      numbers: [1, 2],
      plain: 'p',
      flags: [true, false],
      numerics: [1.5, null],
      day: '1 day',
      objects: [{ a: 1 }],
      times: ['2026-11-23T01:10:28+00:00'],
    },
  ])
  expect(await failureOf(run('select broken'))).toBe('42703')
})

test('a session whose connection is lost fails each statement, and the next session works', async () => {
  const session = await database.session()
  const { rows } = await session.run('select pg_backend_pid() as pid')
  await run(`select pg_terminate_backend(${String(rows[0]?.['pid'])})`)
  await failureOf(session.run('select 1'))
  for (const text of ['select 1', 'rollback']) {
    session.defer('begin')
    expect(await failureOf(session.run(text))).toBe('08006')
  }
  session.release()
  expect(await run('select 1 as one')).toEqual([{ one: 1 }])
})

test('closes although a session is held, whose statements fail afterwards', async () => {
  const other = openPostgres(postgres.url)
  const session = await other.session()
  await session.run('select 1')
  await other.close()
  expect(await failureOf(session.run('select 1'))).toBe('08006')
  session.release()
})

test('responds with 200 to /health while the database answers, with 503 otherwise', async () => {
  const routes = healthRoutes({
    database,
    details: () => ({ database: 'postgres' }),
    newestMigration: '1',
  })
  const healthy = await routes.request('/health')
  expect([healthy.status, await healthy.json()]).toEqual([
    200,
    { status: 'ok', database: 'postgres' },
  ])
  expect((await routes.request('/ready')).status).toBe(503)
  await run('create schema supabase_migrations')
  await run(`create table supabase_migrations.schema_migrations as select '1' as version`)
  expect((await routes.request('/ready')).status).toBe(200)
  await postgres.stop()
  stopped = true
  const unhealthy = await routes.request('/health')
  expect([unhealthy.status, await unhealthy.json()]).toEqual([
    503,
    { status: 'unavailable', database: 'postgres' },
  ])
})
