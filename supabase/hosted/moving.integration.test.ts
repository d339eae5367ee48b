import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import postgres, { type Sql } from 'postgres'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootstrapSql } from '../../server/startup/migrate.ts'
import { freePort } from '../../testing/services/free-port.ts'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'
import { PROCESS_ENV, startServer, type ServerProcess } from '../../testing/server.ts'
import { accountAt, openFiles, storeFiles } from '../../testing/fixtures/stored-account.ts'
import { supabaseCli } from '../../testing/services/supabase-cli.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

/**
 * A project: PostgreSQL with Supabase's roles and columns, which `postgres` may not own, and in
 * place of its storage and authentication services those of Stoa over the same database.
 */
let server: TestPostgres
let admin: Sql
let s3: S3rver
let services: ServerProcess
let project: Record<string, string>
let folder: string
let data: string
let names: string[]

/** Columns of Supabase Auth that Stoa's table does not have; it fails on a null in the texts. */
const AUTH_COLUMNS = `
  alter table auth.users add column instance_id uuid, add column confirmation_token varchar(255),
    add column recovery_token varchar(255), add column email_change_token_new varchar(255),
    add column email_change varchar(255), add column phone text unique default null,
    add column phone_change text default '', add column is_super_admin boolean,
    add column confirmed_at timestamptz generated always as (email_confirmed_at) stored;
  alter table auth.identities alter column id set default gen_random_uuid();
  alter table auth.users enable row level security;
  alter table auth.identities enable row level security`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-supabase-'))
  data = join(folder, 'data')
  server = await startPostgres('supabase_admin')
  admin = postgres(server.url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(await bootstrapSql())
  await admin.unsafe(await readFile(new URL('roles.sql', import.meta.url), 'utf8'))
  await admin.unsafe(AUTH_COLUMNS)
  const url = server.url.replace('supabase_admin', 'postgres')
  await supabaseCli(['db', 'push', '--db-url', `${url}?sslmode=disable`, '--yes'])
  const port = await freePort()
  s3 = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'stoa', configs: [] }],
  })
  await s3.run()
  services = await startServer({
    STOA_DATA: join(folder, 'services'),
    DATABASE_URL: server.url,
    STOA_FILES: 's3://stoa/project',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  })
  const [secrets] = await admin`select value ->> 'secretKey' as key from stoa_private.secrets`
  project = {
    SUPABASE_DB_URL: url,
    SUPABASE_URL: services.url,
    SUPABASE_SECRET_KEY: secrets?.['key'] as string,
  }
  await copyEmptyDatabase(data)
  const source = await startServer({ STOA_DATA: data })
  const account = await accountAt(source)
  names = await storeFiles(account, 5)
  const { error } = await account.client.storage
    .from('files')
    .upload(`${account.userId}/ä b#c%.pdf`, Buffer.alloc(3_000_000, 'pdf'), {
      contentType: 'application/pdf',
    })
  expect(error).toBeNull()
  await source.stop('SIGTERM')
})
afterAll(async () => {
  await services.stop('SIGTERM')
  await s3.close()
  await admin.end()
  await server.stop()
  await rm(folder, { recursive: true })
})

type Ended = { code: number; stdout: string; stderr: string }
const move = (args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  promisify(execFile)(process.execPath, ['server/move/main.ts', ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...PROCESS_ENV, STOA_DATA: data, ...project, ...env },
  }).then(
    (ended) => ({ code: 0, ...ended }),
    (error: unknown) => error as Ended,
  )

test('refuses a project whose postgres may not switch off triggers, as a hosted one allows', async () => {
  const refused = await move(['--to', 'supabase'])
  expect(refused.stderr).toMatch(/^Not moved: .* may not set session_replication_role, .*\n$/)
  expect(await admin`select from auth.users`).toHaveLength(0)
})

test('moves a data folder into a project as postgres, and back into a new folder', async () => {
  // A project allows it by its extension supautils.
  await admin`grant set on parameter session_replication_role to postgres`
  const wrongKey = await move(['--to', 'supabase'], { SUPABASE_SECRET_KEY: 'sb_secret_wrong' })
  expect(wrongKey.stderr).toMatch(/^Not moved: http:\S+ answers 40\d for the file [^\n]*\n$/)
  const there = await move(['--to', 'supabase'])
  expect(there).toMatchObject({ code: 0, stderr: '' })
  expect(there.stdout).toMatch(/6 files with 3000\d{3} bytes, verified/)
  expect((await move(['--to', 'supabase'])).stdout).toContain('All was moved before')

  const account = await accountAt(services)
  expect((await openFiles(account)).toSorted()).toEqual(names.toSorted())
  expect(
    await admin`select instance_id, aud, role, confirmation_token, recovery_token, email_change,
      email_change_token_new, confirmed_at is not null as confirmed from auth.users`,
  ).toEqual([
    {
      instance_id: '00000000-0000-0000-0000-000000000000',
      aud: 'authenticated',
      role: 'authenticated',
      confirmation_token: '',
      recovery_token: '',
      email_change: '',
      email_change_token_new: '',
      confirmed: true,
    },
  ])
  expect(
    await admin`select i.provider, i.provider_id = u.id::text as same, i.email
      from auth.identities i join auth.users u on u.id = i.user_id`,
  ).toEqual([{ provider: 'email', same: true, email: 'grace@example.com' }])

  await account.client.from('bases').insert({ user_id: account.userId, name: 'Made there' })
  const back = join(folder, 'back')
  expect(await move(['--from', 'supabase', '--to', back])).toMatchObject({ code: 0, stderr: '' })
  const home = await startServer({ STOA_DATA: back })
  const there2 = await accountAt(home)
  expect((await openFiles(there2)).toSorted()).toEqual(names.toSorted())
  const { data: bases } = await there2.client.from('bases').select('name').order('name')
  expect(bases).toEqual([{ name: 'Biology' }, { name: 'Made there' }])
  await home.stop('SIGTERM')
})
