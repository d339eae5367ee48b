import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'
import type { Database } from '../database/database.ts'
import { sharedSecrets } from '../startup/shared-state.ts'
import { compareTable, copyTable } from './rows.ts'
import { recordBegin } from './state.ts'
import { LEFT_OUT, movedTables } from './tables.ts'

let postgres: TestPostgres
let source: TestApp
let target: TestApp

/** A table that no other file of this folder names. */
const NEW_TABLE = `create table public.novelties (
  word text, number bigint, id bigint generated always as identity, twice text generated always as (word || word) stored,
  at timestamptz, day date, exact numeric, list text[], json jsonb, bytes bytea, span interval, lost text,
  primary key (word, number))`

beforeAll(async () => {
  postgres = await startPostgres()
  source = await createTestApp()
  target = await createTestApp({ postgresUrl: postgres.url })
  await source.sql(NEW_TABLE)
  // The same table after other changes
  await target.sql(NEW_TABLE.replace('lost text', 'lost integer'))
  await target.sql('alter table public.novelties drop column lost')
  await target.sql('alter table public.novelties add column lost text')
  await source.sql(
    `insert into public.novelties (word, number, at, day, exact, list, json, bytes, span)
     values ('Ärger "\\ 😀', 9007199254740993, '2026-03-29 01:59:59.123456+01', '2026-02-28', 0.10000000000000000001,
       array['a,b', null, '{"c"}', ''], 'null', '\\x00ff', '1 month 2 days'),
       (E'line\\nbreak\\t', -1, 'infinity', '-infinity', 'NaN', '{}', '{"n": 1e400, "text": "\\u0001"}', '', null),
       ('b', 2, null, null, null, null, null, null, null), ('B', 2, null, null, null, null, null, null, null)`,
  )
})
afterAll(async () => {
  await source.close()
  await target.close()
  await postgres.stop()
})

const noveltiesTable = async () => {
  const tables = await movedTables(source.database, target.database)
  const table = tables.find(({ label }) => label === 'public.novelties')
  if (!table) throw new Error('not moved')
  return table
}

test('moves every table, or lists it as one that is not moved', async () => {
  await sharedSecrets(target.database, target.folder)
  await recordBegin(target.database, '00000000-0000-4000-8000-000000000000')
  const tables = await target.sql<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const moved = (await movedTables(source.database, target.database)).map(({ label }) => label)
  const named = [...moved, ...Object.keys(LEFT_OUT)]
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test('copies values of every type without loss, and continues their counter', async () => {
  const table = await noveltiesTable()
  expect(await copyTable(source.database, target.database, table)).toBe(4)
  expect(await copyTable(source.database, target.database, table)).toBe(0)
  expect(await compareTable(source.database, target.database, table)).toMatchObject({
    rows: 4,
    difference: null,
  })
  const all = 'select row_to_json(n)::text as row from public.novelties n order by id'
  expect(await target.sql(all)).toEqual(await source.sql(all))
  expect(
    await target.sql('select json is null as is_null, json::text from novelties order by id'),
  ).toEqual(
    await source.sql('select json is null as is_null, json::text from novelties order by id'),
  )
  const [next] = await target.sql(
    `insert into public.novelties (word, number) values ('next', 1) returning id`,
  )
  expect(next).toEqual({ id: 5 })
})

test.each([
  [
    `update public.novelties set json = '{}' where word = 'b'`,
    'public.novelties: the row b 2 differs',
  ],
  [
    `delete from public.novelties where word = 'b'`,
    'the row b 2 or one before it is on one side only',
  ],
  [
    `insert into public.novelties (word, number) values ('Ž', 0)`,
    'the row Ž 0 is in the target only',
  ],
])('finds the change of one row in the target: %s', async (change, difference) => {
  const table = await noveltiesTable()
  await target.sql('truncate public.novelties')
  await copyTable(source.database, target.database, table)
  await target.sql(change)
  const compared = await compareTable(source.database, target.database, table)
  expect(compared.difference).toContain(difference)
})

test('runs no trigger in the target, and keeps what triggers would change', async () => {
  await target.sql('truncate public.novelties')
  await target.sql(`create function public.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a trigger ran'; end $$`)
  await target.sql(`create trigger refuse before insert on public.novelties
    for each row execute function public.refuse()`)
  expect(await copyTable(source.database, target.database, await noveltiesTable())).toBe(4)
  await target.sql('drop trigger refuse on public.novelties')
})

test('sends large rows in parts of about a megabyte', async () => {
  await source.sql('truncate public.novelties')
  await target.sql('truncate public.novelties')
  await source.sql(
    `insert into public.novelties (word, number, lost)
     select 'large', n, repeat(md5(n::text), 10000) from generate_series(1, 20) n`,
  )
  const sent: number[] = []
  const watched: Database = {
    ...target.database,
    async session(limits) {
      const session = await target.database.session(limits)
      return {
        run: (text, params) => {
          const [first] = params ?? []
          if (text.startsWith('insert') && typeof first === 'string') sent.push(first.length)
          return session.run(text, params)
        },
        defer: (text, params) => session.defer(text, params),
        script: (text) => session.script(text),
        release: () => session.release(),
      }
    },
  }
  const table = await noveltiesTable()
  expect(await copyTable(source.database, watched, table)).toBe(20)
  expect(sent).toHaveLength(7)
  expect(Math.max(...sent)).toBeLessThan(1_100_000)
  expect(await compareTable(source.database, target.database, table)).toMatchObject({
    rows: 20,
    difference: null,
  })
})
