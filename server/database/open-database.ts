import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Database } from './database.ts'
import type { Log } from '../monitoring/log.ts'
import { syncFile, syncTree } from './pglite/worker/durable-fs.ts'
import type { Env } from '../env.ts'
import { startMaintenance, type Maintenance } from './pglite/maintenance.ts'
import { openPgliteFolder } from './pglite/database-folder.ts'

const MAKE = fileURLToPath(new URL('./pglite/make-database.ts', import.meta.url))
const UNFINISHED = 'database-unfinished'

export type OpenDatabaseOptions = {
  log?: Log
  /**
   * Throws where a statement of a request must not be sent now, for lack of disk space for example.
   */
  check?: (statement: string) => void
  /** Called once where PGlite cannot be reopened: the process should end. */
  onGiveUp?: (message: string) => void
}

/** `maintenance` is null over PostgreSQL, which has background processes of its own. */
export type OpenedDatabase = Database & { readonly maintenance: Maintenance | null }

/**
 * The database of `env`: the PostgreSQL of `DATABASE_URL`, else PGlite in the data folder, which
 * this process must hold.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Env, 'databaseUrl' | 'dataFolder'>,
  options: OpenDatabaseOptions = {},
): Promise<OpenedDatabase> {
  if (databaseUrl) {
    // Its driver is loaded only here
    const { openPostgres } = await import('./postgres/postgres.ts')
    return { ...openPostgres(databaseUrl), maintenance: null }
  }
  const folder = join(dataFolder, 'database')
  if (!existsSync(folder)) await makeDatabase(dataFolder, folder)
  const database = await openPgliteFolder(folder, options)
  const maintenance = startMaintenance(database, { log: options.log ?? (() => undefined) })
  return {
    ...database,
    maintenance,
    withoutMaintenance: (work) => maintenance.pausedDuring(work),
    close: async () => {
      await maintenance.stop()
      await database.close()
    },
  }
}

/**
 * Created in another folder and renamed, so that an interrupted first start leaves no incomplete
 * database. A separate process creates it, so that its memory is freed when it ends. The folder is
 * named after this process, since the other one may run longer.
 */
async function makeDatabase(dataFolder: string, folder: string): Promise<void> {
  const left = (await readdir(dataFolder)).filter((name) => name.startsWith(UNFINISHED))
  await Promise.all(
    left.map((name) => rm(join(dataFolder, name), { recursive: true, force: true })),
  )
  const unfinished = join(dataFolder, `${UNFINISHED}-${process.pid}`)
  await promisify(execFile)(process.execPath, [MAKE, unfinished])
  syncTree(unfinished)
  await rename(unfinished, folder)
  syncFile(dataFolder)
}
