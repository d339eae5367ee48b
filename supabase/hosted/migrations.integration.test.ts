import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootstrapSql, readMigrations } from '../../server/startup/migrate.ts'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'
import { supabaseCli } from '../../testing/services/supabase-cli.ts'

let server: TestPostgres
let admin: Sql
let pushed: string
const connect = (url: string) => postgres(url, { max: 1, onnotice: () => undefined })
const urlAs = (role: string) => server.url.replace('supabase_admin', role)
const push = () =>
  supabaseCli(['db', 'push', '--db-url', `${urlAs('postgres')}?sslmode=disable`, '--yes'])

beforeAll(async () => {
  server = await startPostgres('supabase_admin')
  admin = connect(server.url)
  await admin.unsafe(await bootstrapSql())
  await admin.unsafe(await readFile(new URL('roles.sql', import.meta.url), 'utf8'))
  pushed = await push()
})
afterAll(async () => {
  await admin.end()
  await server.stop()
})

/** Runs `work` as PostgREST does for a caller: role and claims last for one transaction. */
async function as<T>(role: string, sub: string | null, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = connect(urlAs('authenticator'))
  try {
    await sql.unsafe(`set role ${role}`)
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ role, sub })}, false)`
    return await work(sql)
  } finally {
    await sql.end()
  }
}

async function newUser(): Promise<string> {
  const id = randomUUID()
  await admin`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`
  return id
}

test('db push applies every migration as postgres, which is not a superuser, and a second push changes nothing', async () => {
  expect(await admin`select rolsuper from pg_roles where rolname = 'postgres'`).toEqual([
    { rolsuper: false },
  ])
  for (const { version, name } of await readMigrations())
    expect(pushed).toContain(`${version}_${name}.sql`)
  const applied = await admin`select version from supabase_migrations.schema_migrations order by 1`
  expect(applied.map(({ version }) => version as string)).toEqual(
    (await readMigrations()).map(({ version }) => version),
  )
  expect(await push()).toMatch(/up to date/i)
})

test('a learner reads and writes own rows there, a stranger and an anonymous caller cannot', async () => {
  const [learner, stranger] = [await newUser(), await newUser()]
  await as(
    'authenticated',
    learner,
    (sql) => sql`insert into public.bases (user_id, name) values (${learner}, 'Own')`,
  )
  const names = (sql: Sql) => sql`select name from public.bases`
  expect(await as('authenticated', learner, names)).toEqual([{ name: 'Own' }])
  expect(await as('authenticated', stranger, names)).toEqual([])
  await expect(as('anon', null, names)).rejects.toMatchObject({ code: '42501' })
  const claim = (sql: Sql) =>
    sql`insert into public.bases (user_id, name) values (${learner}, 'Foreign')`
  await expect(as('authenticated', stranger, claim)).rejects.toMatchObject({ code: '42501' })
})

/** Changes of these are not announced: a page is turned often. */
const NOT_PUBLISHED = ['reading_places']

test('every other table is published for Supabase Realtime, and its triggers change nothing there', async () => {
  const published = await admin`select tablename from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' order by 1`
  const tables = await admin`select tablename from pg_tables
    where schemaname = 'public' and tablename <> all (${NOT_PUBLISHED}) order by 1`
  expect([...published]).toEqual([...tables])
  const learner = await newUser()
  const write = async (sql: Sql) => {
    await sql`insert into public.bases (user_id, name) values (${learner}, 'Announced')`
    await sql`update public.bases set name = 'Renamed' where user_id = ${learner}`
    await sql`delete from public.bases where user_id = ${learner}`
    return sql`select name from public.bases`
  }
  expect(await as('authenticated', learner, write)).toEqual([])
})

test('the bucket is private to the first folder of a path, and an account is deleted with its files', async () => {
  const [learner, stranger] = [await newUser(), await newUser()]
  const path = `${learner}/base/notes.pdf`
  const add = (sql: Sql) =>
    sql`insert into storage.objects (bucket_id, name) values ('files', ${path})`
  await expect(as('authenticated', stranger, add)).rejects.toMatchObject({ code: '42501' })
  await as('authenticated', learner, add)
  const list = (sql: Sql) => sql`select name from storage.objects`
  expect(await as('authenticated', stranger, list)).toEqual([])
  expect(await as('authenticated', learner, list)).toEqual([{ name: path }])
  await as('authenticated', learner, (sql) => sql`select public.delete_account()`)
  expect(await admin`select from auth.users where id = ${learner}`).toHaveLength(0)
  expect(await admin`select from storage.objects where name = ${path}`).toHaveLength(0)
})
