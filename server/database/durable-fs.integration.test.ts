import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSession } from './database.ts'
import { DURABLE_START, DurableFs } from './durable-fs.ts'
import { openPglite, type PgliteDatabase } from './pglite.ts'

let folder: string
let files: DurableFs
let database: PgliteDatabase
const run = (text: string) => withSession(database, (session) => session.run(text))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-'))
  files = new DurableFs(join(folder, 'database'))
  database = await openPglite({ fs: files, startParams: DURABLE_START })
  await run('create table notes (text text)')
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function syncsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = files.synced
  await work()
  return files.synced - before
}

test('a write is on the disk before it is answered', async () => {
  expect(await syncsDuring(() => run(`insert into notes values ('one')`))).toBe(1)
})

test('a transaction is on the disk when its commit is answered, and not piece by piece', async () => {
  expect(await syncsDuring(() => run('begin'))).toBe(0)
  expect(
    await syncsDuring(() => run(`insert into notes select 'many' from generate_series(1, 100)`)),
  ).toBe(0)
  expect(await syncsDuring(() => run('commit'))).toBe(1)
})

test('reading syncs nothing', async () => {
  expect(await syncsDuring(() => run('select * from notes'))).toBe(0)
})

test('a checkpoint puts the tables themselves on the disk', async () => {
  expect(await syncsDuring(() => run('checkpoint'))).toBeGreaterThan(5)
})
