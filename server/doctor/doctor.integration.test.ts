import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../testing/services/postgres.ts'
import { startServer } from '../../testing/server.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'
import { openPgliteFolder } from '../database/pglite/database-folder.ts'
import { openPostgres } from '../database/postgres/postgres.ts'
import { withSession, type Database } from '../database/database.ts'
import { readEnv } from '../env.ts'
import { migrate, readMigrations } from '../startup/migrate.ts'
import { openStore } from '../storage/store/open-store.ts'
import { examine } from './examine.ts'
import { invalidRows } from './invalid-rows.ts'
import { schemaDifferences } from './schema-differences.ts'

let folder: string
let database: Database

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-doctor-'))
  await copyEmptyDatabase(folder)
  database = await openPgliteFolder(join(folder, 'database'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** What `read` finds after `sql`, which is undone. */
async function after<T>(sql: string, undo: string, read: (changed: Database) => Promise<T>) {
  await withSession(database, (session) => session.script(sql))
  try {
    return await read(database)
  } finally {
    await withSession(database, (session) => session.script(undo))
  }
}

test.each([
  [
    'a policy that was dropped',
    'alter policy owner on public.bases rename to other',
    'alter policy other on public.bases rename to owner',
    ['policy public.bases.owner is missing', 'policy public.bases.other was added'],
  ],
  [
    'a policy that was opened',
    'create policy all_of_it on public.bases using (true)',
    'drop policy all_of_it on public.bases',
    ['policy public.bases.all_of_it was added'],
  ],
  [
    'a trigger that was disabled',
    'alter table public.bases disable trigger index_base',
    'alter table public.bases enable trigger index_base',
    ['trigger public.bases.index_base was changed'],
  ],
  [
    'a column that was renamed',
    'alter table public.review_notices rename column time_zone to zone',
    'alter table public.review_notices rename column zone to time_zone',
    expect.arrayContaining(['column public.review_notices.time_zone is missing']) as string[],
  ],
  [
    'row-level security that was switched off',
    'alter table public.bases disable row level security',
    'alter table public.bases enable row level security',
    ['table public.bases was changed'],
  ],
  [
    'a right that was granted',
    'grant select on private.sealed_questions to authenticated',
    'revoke select on private.sealed_questions from authenticated',
    ['right private.sealed_questions authenticated was added'],
  ],
  [
    'nothing where the operator added an index or a table',
    'create index mine on public.bases (name); create table private.mine ()',
    'drop index public.mine; drop table private.mine',
    [],
  ],
])('finds %s', async (_, sql, undo, differences) => {
  expect(await after(sql, undo, schemaDifferences)).toEqual(differences)
  expect(await schemaDifferences(database)).toEqual([])
})

test('finds rows that were written past a check or a reference', async () => {
  expect(await invalidRows(database)).toEqual([])
  const id = '00000000-0000-4000-8000-000000000001'
  const found = await after(
    `set session_replication_role = replica;
     insert into public.bases (id, user_id, name) values ('${id}', '${id}', 'Lost');
     reset session_replication_role;`,
    `delete from public.bases where id = '${id}'`,
    invalidRows,
  )
  expect(found).toEqual(['public.bases violates bases_user_id_fkey'])
})

test('reports damaged secrets and a stored file with an invalid version', async () => {
  const env = readEnv({ STOA_DATA: folder })
  await writeFile(join(folder, 'secrets.json'), '{')
  const examined = await after(
    `insert into storage.objects (bucket_id, name, version) values ('files', 'a/b', 'nonsense')`,
    `delete from storage.objects`,
    async (changed) => examine({ env, database: changed, blobs: await openStore(env) }),
  )
  expect(examined.lines).toContainEqual(expect.stringMatching(/^PROBLEM start: .*names files that/))
  expect(examined.lines).toContainEqual(expect.stringMatching(/^PROBLEM files: 1 of 1 are missing/))
  const again = await examine({ env, database, blobs: await openStore(env) })
  expect(again.lines).toContainEqual(
    expect.stringMatching(/^PROBLEM start: .*secrets.json is damaged; restore it from a backup/),
  )
})

test('a server logs at its start that its database was changed by hand', async () => {
  const data = join(folder, 'changed')
  await copyEmptyDatabase(data)
  const own = await openPgliteFolder(join(data, 'database'))
  await withSession(own, (session) => session.script('drop policy owner on public.bases'))
  await own.close()
  const server = await startServer({ STOA_DATA: data })
  const warnings = () => server.log.filter(({ name }) => name === 'schema_differs')
  await vi.waitUntil(() => warnings().length > 0, { timeout: 60_000 })
  expect(warnings()).toEqual([
    expect.objectContaining({
      level: 'warn',
      reason: expect.stringContaining('by hand: policy public.bases.owner is missing; ') as string,
    }),
  ])
  await server.stop('SIGTERM')
})

test('an older PostgreSQL describes the same schema', async () => {
  const postgres = await startPostgres()
  const other = openPostgres(postgres.url)
  await migrate(other, await readMigrations())
  expect(await schemaDifferences(other)).toEqual([])
  expect(await invalidRows(other)).toEqual([])
  await other.close()
  await postgres.stop()
})
