import { PGlite } from '@electric-sql/pglite'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DURABLE_START, DurableFs } from './durable-fs.ts'

let folder: string
let files: DurableFs
let database: PGlite
const run = (text: string) => database.query(text)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-'))
  files = new DurableFs(join(folder, 'database'))
  database = new PGlite({ fs: files, startParams: DURABLE_START })
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

test('writes to the disk before it responds', async () => {
  expect(await syncsDuring(() => run(`insert into notes values ('one')`))).toBe(1)
})

test('syncs a transaction once, before its commit returns', async () => {
  expect(await syncsDuring(() => run('begin'))).toBe(0)
  expect(
    await syncsDuring(() => run(`insert into notes select 'many' from generate_series(1, 100)`)),
  ).toBe(0)
  expect(await syncsDuring(() => run('commit'))).toBe(1)
})

test('does not sync on reads', async () => {
  expect(await syncsDuring(() => run('select * from notes'))).toBe(0)
})

test('writes the tables to the disk at a checkpoint', async () => {
  expect(await syncsDuring(() => run('checkpoint'))).toBeGreaterThan(5)
})

test('an unclean reopening syncs only the files that have changed since the time passed', async () => {
  await run(`insert into notes select 'more' from generate_series(1, 1000)`)
  const copy = async (syncedBefore: number | null) => {
    const from = join(folder, 'database')
    const to = await mkdtemp(join(folder, 'copy-'))
    await cp(from, to, { recursive: true, preserveTimestamps: true })
    const copied = new DurableFs(to, { syncedBefore })
    const reopened = new PGlite({ fs: copied, startParams: DURABLE_START })
    await reopened.waitReady
    const { synced } = copied
    const rows = await reopened.query<{ count: number }>('select count(*) from notes')
    await reopened.close()
    return { synced, rows: rows.rows[0]?.count }
  }
  const all = await copy(null)
  const changed = await copy(Date.now() + 60_000)
  expect(all.rows).toBe(1101)
  expect(changed.rows).toBe(1101)
  expect(all.synced).toBeGreaterThan(500)
  expect(changed.synced).toBeLessThan(100)
})
