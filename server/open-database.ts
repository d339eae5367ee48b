import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { DURABLE_START, DurableFs, syncFile, syncTree } from './durable-fs.ts'
import type { Env } from './env.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** The database of `env`: the PostgreSQL of `DATABASE_URL`, else PGlite in the data folder, which this process must hold. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Env, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  const folder = join(dataFolder, 'database')
  if (!existsSync(folder)) await makeDatabase(dataFolder, folder)
  return openFolder(folder)
}

const openFolder = (folder: string) => openPglite({ fs: new DurableFs(folder), startParams: DURABLE_START })

/** Made elsewhere and renamed: a first start cut short leaves nothing that looks like a database. */
async function makeDatabase(dataFolder: string, folder: string): Promise<void> {
  const unfinished = `${folder}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const database = await openFolder(unfinished)
  await database.close()
  syncTree(unfinished)
  await rename(unfinished, folder)
  syncFile(dataFolder)
}
