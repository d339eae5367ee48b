import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyEmptyDatabase } from '../../../testing/template.ts'
import { withSession } from '../database.ts'
import { startMaintenance, type Maintenance } from './maintenance.ts'
import { MAINTENANCE_LIMITS } from '../limits.ts'
import { openPgliteFolder } from './database-folder.ts'
import type { PgliteDatabase } from './pglite.ts'

let folder: string
let database: PgliteDatabase
let maintenance: Maintenance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maintenance-'))
  await copyEmptyDatabase(folder)
  database = await openPgliteFolder(join(folder, 'database'))
  maintenance = startMaintenance(database, { log: () => undefined, intervalMs: 3_600_000 })
})
afterAll(async () => {
  await maintenance.stop()
  await database.close()
  await rm(folder, { recursive: true })
})

const run = async (text: string) =>
  (await withSession(database, (session) => session.run(text), MAINTENANCE_LIMITS)).rows

async function megabytesOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024 / 1024
}

const random = `(select string_agg(md5(random()::text || n), '') from generate_series(1, 30000) n)`

test('reclaims the space of deleted rows', async () => {
  await run('create table texts (id int primary key, text text)')
  for (let n = 0; n < 80; n++) {
    await run(`insert into texts values (${n}, ${random})`)
    if (n % 20 === 0) await maintenance.runOnce({ vacuum: false })
  }
  const full = await megabytesOf(folder)
  await run('delete from texts')
  // PostgreSQL writes its counts of dead rows at most once a second
  await run('select pg_stat_force_next_flush()')
  await maintenance.runOnce()
  await maintenance.runOnce()
  expect(full).toBeGreaterThan(100)
  expect(await megabytesOf(folder)).toBeLessThan(100)
  const vacuumed = 'select relname from pg_stat_all_tables where last_vacuum is not null'
  expect(await run(vacuumed)).not.toEqual([])
})

test('pauses while the folder is copied', async () => {
  const redo = () => run('select redo_lsn from pg_control_checkpoint()')
  await run(`insert into texts select n, ${random} from generate_series(1, 45) n`)
  const before = await redo()
  await maintenance.pausedDuring(() => maintenance.runOnce())
  expect(await redo()).toEqual(before)
})
