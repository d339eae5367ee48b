import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../testing/services/postgres.ts'
import { PROCESS_ENV, startServer, type ServerProcess } from '../../testing/server.ts'
import { accountAt, openFiles, storeFiles } from '../../testing/fixtures/stored-account.ts'
import { withSession } from '../database/database.ts'
import { openPostgres } from '../database/postgres/postgres.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

let folder: string
let data: string
let server: ServerProcess
/** Names of files that were stored before the archive was made. */
let names: string[]
let archive: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  data = join(folder, 'data')
  archive = join(folder, 'archive.tar')
  await copyEmptyDatabase(data)
  server = await startServer({ STOA_DATA: data })
  names = await storeFiles(await accountAt(server), 5)
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true })
})

type Ended = { code: number; stdout: string; stderr: string }

/** Runs a command of `server/` as npm does. */
async function run(script: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const variables = {
    ...PROCESS_ENV,
    STOA_BACKUPS_DAILY: '0',
    STOA_BACKUPS_WEEKLY: '0',
    ...env,
  }
  try {
    const ended = await promisify(execFile)(process.execPath, [script, ...args], { env: variables })
    return { code: 0, ...ended }
  } catch (error) {
    return { code: 1, stdout: '', stderr: String(error), ...(error as object) }
  }
}
const backup = (file: string, env: Record<string, string> = {}) =>
  run('server/backup/backup.ts', [file], { STOA_DATA: data, ...env })
const restore = (file: string, to: string, env: Record<string, string> = {}) =>
  run('server/backup/restore.ts', [file], { STOA_DATA: to, ...env })
const doctor = (env: Record<string, string> = {}) =>
  run('server/doctor/doctor.ts', [], { STOA_DATA: data, ...env })

async function filesAt(folderOfData: string): Promise<string[]> {
  const other = await startServer({ STOA_DATA: folderOfData })
  const opened = await openFiles(await accountAt(other))
  await other.stop('SIGTERM')
  return opened.toSorted()
}

test('a backup of a running server under load contains every row and file confirmed before it', async () => {
  const account = await accountAt(server)
  const answered: string[] = []
  let writing = true
  const write = async () => {
    for (let count = 0; writing; count++) {
      const name = `row ${count}`
      const { error } = await account.client.from('bases').insert({ name, user_id: account.userId })
      if (!error) answered.push(name)
    }
  }
  const writer = write()
  await vi.waitUntil(() => answered.length > 5, { timeout: 60_000 })
  const before = [...answered]
  expect(await backup(archive)).toMatchObject({ code: 0 })
  const after = answered.length
  writing = false
  await writer
  expect(after).toBeGreaterThan(before.length)
  expect(await readdir(join(data, 'backups'))).toEqual([])

  const copy = join(folder, 'copy')
  expect(await restore(archive, copy)).toMatchObject({ code: 0 })
  const restored = await startServer({ STOA_DATA: copy })
  const restoredAccount = await accountAt(restored)
  const { data: rows } = await restoredAccount.client.from('bases').select('name').throwOnError()
  const restoredNames = new Set(rows.map(({ name }) => name))
  expect(before.filter((name) => !restoredNames.has(name))).toEqual([])
  expect((await openFiles(restoredAccount)).toSorted()).toEqual(names.toSorted())
  await restored.stop('SIGTERM')
})

test('restore replaces the data and stores the old data beside it', async () => {
  const target = join(folder, 'replaced')
  await copyEmptyDatabase(target)
  const other = await startServer({ STOA_DATA: target })
  const others = await storeFiles(await accountAt(other), 2)
  const refused = await restore(archive, target)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.stderr).toMatch(/^Nothing was restored: .* is in use by process/)
  await other.stop('SIGTERM')
  expect(await restore(archive, target)).toMatchObject({ code: 0 })
  expect(await filesAt(target)).toEqual(names.toSorted())
  const old = (await readdir(target)).find((name) => name.startsWith('before-restore-')) ?? ''
  expect(await filesAt(join(target, old))).toEqual(others.toSorted())
})

test.each([
  ['one byte is changed', 0.5, null],
  ['its end is missing', null, 0.7],
  ['it is no archive', null, 0],
])('refuses an archive when %s, and replaces nothing', async (_, changed, length) => {
  const damaged = join(folder, 'damaged.tar')
  await writeFile(damaged, await readFile(archive))
  const handle = await open(damaged, 'r+')
  const { size } = await handle.stat()
  if (changed !== null) await handle.write('~~~~', Math.floor(size * changed))
  if (length !== null) await handle.truncate(Math.floor(size * length))
  await handle.close()
  const target = join(folder, 'untouched')
  const ended = await restore(damaged, target)
  expect(ended.code).toBe(1)
  expect(ended.stderr).toMatch(/^Nothing was restored: [^\n]+\n$/)
  expect((await readdir(target)).filter((name) => !name.startsWith('lock'))).toEqual([])
})

test('a backup does not overwrite a file', async () => {
  const before = await stat(archive)
  expect((await backup(archive)).stderr).toMatch(/^No backup was made: .* exists already/)
  expect((await stat(archive)).mtimeMs).toBe(before.mtimeMs)
})

test('backs up a stopped server', async () => {
  const copy = join(folder, 'copy')
  const file = join(folder, 'stopped.tar')
  expect(await backup(file, { STOA_DATA: copy })).toMatchObject({ code: 0 })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const again = join(folder, 'again')
  expect(await restore(file, again)).toMatchObject({ code: 0 })
  expect(await filesAt(again)).toEqual(names.toSorted())
})

test('takes one snapshot a day, and each can be archived', async () => {
  const daily = join(folder, 'daily')
  const env = { STOA_DATA: daily, STOA_BACKUPS_DAILY: '7' }
  await copyEmptyDatabase(daily)
  let own = await startServer(env)
  const account = await accountAt(own)
  const list = async () =>
    (await readdir(join(daily, 'backups')).catch(() => [])).filter((name) => /^\d/.test(name))
  await vi.waitUntil(async () => (await list()).length === 1, { timeout: 120_000 })
  await storeFiles(account, 1)
  await own.stop('SIGTERM')
  own = await startServer(env)
  expect(await doctor(env)).toMatchObject({ code: 0 })
  expect(await list()).toHaveLength(1)
  expect(own.log.filter(({ name }) => name === 'backup_skipped')).toEqual([])
  await own.stop('SIGTERM')
})

test('the doctor and a backup do not create a database where there is none', async () => {
  const empty = join(folder, 'empty')
  const examined = await doctor({ STOA_DATA: empty })
  expect(examined).toMatchObject({ code: 1 })
  expect(examined.stderr).toContain('has no database yet; start Stoa once, or set STOA_DATA')
  const saved = await backup(join(folder, 'empty.tar'), { STOA_DATA: empty })
  expect(saved.stderr).toContain('No backup was made: ')
  await expect(readdir(empty)).rejects.toThrow('ENOENT')
})

test('the doctor prints one line for each part of a running or stopped server', async () => {
  const running = await doctor()
  expect(running.stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^ok {6}schema: \d{14}, up to date$/),
    'ok      policies: every table is protected',
    'ok      rows: all are valid',
    'ok      start: database, files and secrets belong together',
    'ok      files: all 5 are there; 0 without a row, 0 in the trash',
    'ok      mail: local inbox',
    'ok      model: built-in tutor',
    expect.stringMatching(/^ok {6}space: \d+ MB are free in /),
    'ok      backups: switched off',
  ])
  expect(running.code).toBe(0)

  const copy = join(folder, 'copy')
  const [shard] = (await readdir(join(copy, 'files'))).filter((name) => /^[0-9a-f]{2}$/.test(name))
  const [version] = await readdir(join(copy, 'files', shard ?? ''))
  await rm(join(copy, 'files', shard ?? '', version ?? ''))
  const stopped = await doctor({
    STOA_DATA: copy,
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'stoa@example.com',
  })
  expect(stopped.code).toBe(1)
  expect(stopped.stdout).toContain(
    `PROBLEM files: 1 of 5 are missing or have another size (${version})`,
  )
  expect(stopped.stdout).toContain('PROBLEM model: http://127.0.0.1:9 does not answer')
  expect(stopped.stdout).toMatch(/PROBLEM mail: 127\.0\.0\.1 does not work: /)
})

test('backs up PostgreSQL as a dump with the files and restores it in one transaction', async () => {
  const postgres = await startPostgres()
  const home = join(folder, 'postgres')
  const env = { STOA_DATA: home, DATABASE_URL: postgres.url }
  const first = await startServer(env)
  const stored = await storeFiles(await accountAt(first), 2)
  const file = join(folder, 'postgres.tar')
  expect(await backup(file, env)).toMatchObject({ code: 0 })
  await storeFiles(await accountAt(first), 1)
  const beside = await restore(file, join(folder, 'beside'), { DATABASE_URL: postgres.url })
  expect(beside.stderr).toMatch(/^Nothing was restored: .*another Stoa process uses this database/)
  expect(await readdir(join(folder, 'beside'))).toEqual(['lock'])
  await first.stop('SIGTERM')

  // A newer release, which added a table that refers to an earlier one, and a function
  const database = openPostgres(postgres.url)
  await withSession(database, (session) =>
    session.script(`
      create table public.later (quiz_id uuid references public.quizzes (id));
      create function private.later() returns integer language sql as 'select 1';`),
  )
  const wrongKind = await restore(file, join(folder, 'embedded'))
  expect(wrongKind.stderr).toMatch(/this is a backup of a PostgreSQL; set DATABASE_URL/)
  expect(await restore(file, home, { DATABASE_URL: postgres.url })).toMatchObject({ code: 0 })
  const { rows } = await withSession(database, (session) =>
    session.run(
      `select to_regclass('public.later')::text as t, to_regproc('private.later')::text as f`,
    ),
  )
  expect(rows).toEqual([{ t: null, f: null }])
  await database.close()
  const again = await startServer(env)
  expect((await openFiles(await accountAt(again))).toSorted()).toEqual(stored.toSorted())
  await again.stop('SIGTERM')
  await postgres.stop()
})
