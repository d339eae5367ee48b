import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withSession, type Database } from '../../server/database/database.ts'
import { startMaintenance } from '../../server/database/pglite/maintenance.ts'
import { MAINTENANCE_LIMITS, REQUEST_LIMITS } from '../../server/database/limits.ts'
import { openPgliteFolder } from '../../server/database/pglite/database-folder.ts'
import { rounded, timed } from './support/numbers.ts'

const MB = 1024 * 1024
const WRITTEN_MB = 300

async function megabytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size)
  return rounded((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / MB)
}

const run = (database: Database, text: string, params: readonly unknown[] = []) =>
  withSession(database, (session) => session.run(text, params), MAINTENANCE_LIMITS)

/** A random text of one megabyte, which does not compress well. */
const megabyte = (): string => randomBytes((MB * 3) / 4).toString('base64')

/**
 * 300 MB of texts are written and deleted while the maintenance runs, then the database is
 * reopened: after its worker was ended, and from a copy of its folder as a killed process leaves
 * it, with 30 MB of log to replay.
 */
export async function measureMaintenance(): Promise<object> {
  const root = await mkdtemp(join(tmpdir(), 'stoa-maintenance-'))
  const folder = join(root, 'database')
  const database = await openPgliteFolder(folder)
  const maintenance = startMaintenance(database, { log: () => undefined, intervalMs: 1_000 })
  await run(database, 'create table texts (id int primary key, text text)')
  const emptyMb = await megabytesOf(folder)
  for (let n = 0; n < WRITTEN_MB; n++)
    await run(database, 'insert into texts values ($1, $2)', [n, megabyte()])
  const fullMb = await megabytesOf(folder)
  await run(database, 'delete from texts')
  const maintenanceMs = await timed(async () => {
    await maintenance.runOnce()
    await maintenance.runOnce()
  })
  const leftMb = await megabytesOf(folder)

  await maintenance.stop()
  for (let n = 0; n < 30; n++)
    await run(database, 'insert into texts values ($1, $2)', [n, megabyte()])
  const copy = join(root, 'copy')
  await cp(folder, copy, { recursive: true, preserveTimestamps: true })
  const reopenCopyMs = await timed(async () => {
    const copied = await openPgliteFolder(copy)
    await run(copied, 'select 1')
    await copied.close()
  })
  const kill = { ...REQUEST_LIMITS, statementMs: 100 }
  await withSession(database, (session) => session.run('select pg_sleep(60)'), kill).catch(
    () => undefined,
  )
  const reopenWorkerMs = await timed(() => run(database, 'select 1'))
  await database.close()
  await rm(root, { recursive: true })
  return {
    emptyMb,
    fullMb,
    leftMb,
    maintenanceMs: rounded(maintenanceMs),
    reopenCopyMs: rounded(reopenCopyMs),
    reopenWorkerMs: rounded(reopenWorkerMs),
  }
}
