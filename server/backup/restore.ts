/** `npm run restore -- FILE`: replaces the database and all files by those of an archive. */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataFolder } from '../startup/data-folder.ts'
import { withSession } from '../database/database.ts'
import { openPostgres } from '../database/postgres/postgres.ts'
import { readEnv, type Env } from '../env.ts'
import { bootstrapSql, readMigrations, refuseNewerSchema } from '../startup/migrate.ts'
import { sync } from '../sync-file.ts'
import { extractArchive } from './archive.ts'
import { checkDatabase } from './check-database.ts'
import { unpackDatabase } from './copy-database.ts'
import { dumpPostgres, restorePostgres } from './postgres-dump.ts'
import {
  PGLITE_FILE,
  POSTGRES_FILE,
  missingFiles,
  SETTINGS_FILES,
  STORED_FILES,
  type Manifest,
} from './snapshot.ts'

const DATABASE = 'database'

/** Folders beside the data: the new state before it is in place, and the old one after that. */
type RestoreFolders = { incoming: string; old: string }

/** Moves those of `names` that exist from one folder to another. */
async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names)
    if (existsSync(join(from, name))) await rename(join(from, name), join(to, name))
  await sync(from)
  await sync(to)
}

function requireSameKind(env: Env, { database }: Manifest): void {
  if (database === 'postgres' && env.databaseUrl === null)
    throw new Error('this is a backup of a PostgreSQL; set DATABASE_URL to the one to restore to')
  if (database === 'pglite' && env.databaseUrl !== null)
    throw new Error('this is a backup of the embedded database; unset DATABASE_URL to restore it')
}

/** Throws unless the database opens and every file is present that it names and the backup had. */
async function verify(folder: string, { missing }: Manifest): Promise<void> {
  const knownMissing = new Set(missing)
  const report = await checkDatabase(join(folder, DATABASE))
  const missingNow = await missingFiles(report, join(folder, STORED_FILES))
  const [file] = missingNow.filter((version) => !knownMissing.has(version))
  if (file !== undefined) throw new Error(`the file ${file} is missing or damaged`)
}

/** Installs the new state, and restores the old one if the new one does not open. */
async function replaceFolder(
  env: Env,
  content: Manifest,
  { incoming, old }: RestoreFolders,
): Promise<void> {
  const names = [DATABASE, STORED_FILES, ...SETTINGS_FILES]
  await moveAll(names, env.dataFolder, old)
  await moveAll(names, incoming, env.dataFolder)
  try {
    await verify(env.dataFolder, content)
  } catch (error) {
    await moveAll(names, env.dataFolder, incoming)
    await moveAll(names, old, env.dataFolder)
    throw error
  }
}

/** The same for PostgreSQL: dumps the old state, then restores the new one in one transaction. */
async function replacePostgres(
  env: Env,
  url: string,
  { incoming, old }: RestoreFolders,
): Promise<void> {
  await dumpPostgres(url, join(old, POSTGRES_FILE))
  const database = openPostgres(url)
  try {
    const bootstrap = await bootstrapSql()
    await withSession(database, (session) => session.script(bootstrap))
  } finally {
    await database.close()
  }
  await restorePostgres(url, join(incoming, POSTGRES_FILE))
  const names = [STORED_FILES, ...SETTINGS_FILES]
  await moveAll(names, env.dataFolder, old)
  await moveAll(names, incoming, env.dataFolder)
}

/** Verifies the archive, then replaces the data. Returns the location of the old state. */
async function restore(env: Env, file: string): Promise<string> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const incoming = join(env.dataFolder, `.restoring-${stamp}`)
  const old = join(env.dataFolder, `before-restore-${stamp}`)
  await mkdir(incoming, { mode: 0o700 })
  try {
    const content = await extractArchive(file, incoming)
    requireSameKind(env, content)
    refuseNewerSchema(content.migrations, await readMigrations())
    if (env.databaseUrl === null) {
      await unpackDatabase(join(incoming, PGLITE_FILE), join(incoming, DATABASE))
      await verify(incoming, content)
    }
    await mkdir(old, { mode: 0o700 })
    await (env.databaseUrl === null
      ? replaceFolder(env, content, { incoming, old })
      : replacePostgres(env, env.databaseUrl, { incoming, old }))
    return old
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

const [, , file] = process.argv
try {
  if (file === undefined) throw new Error('which file? Use: npm run restore -- FILE')
  const env = readEnv(process.env)
  const lock = await lockDataFolder(env.dataFolder)
  try {
    const old = await restore(env, file)
    console.log(`Restored. The state before is in ${old}; delete it once you need it no longer.`)
  } finally {
    await lock.release()
  }
} catch (error) {
  const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
  console.error(`Nothing was restored: ${why ?? ''}`)
  process.exitCode = 1
}
