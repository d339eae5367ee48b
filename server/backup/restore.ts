/** `npm run restore -- FILE`: replaces the database and all files by those of an archive. */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataFolder } from '../startup/data-folder.ts'
import { withSession } from '../database/database.ts'
import { lockExclusively } from '../database/exclusive-lock.ts'
import { openPostgres } from '../database/postgres/postgres.ts'
import { readEnv, type Env } from '../env.ts'
import { requireAnswer } from '../startup/open-data.ts'
import { bootstrapSql, readMigrations, refuseNewerSchema } from '../startup/migrate.ts'
import { commandFailure } from '../startup/startup-error.ts'
import { sync } from '../sync-file.ts'
import { extractArchive, requireArchive } from './archive.ts'
import { checkDatabase } from './check-database.ts'
import { unpackDatabase } from './copy-database.ts'
import { dumpPostgres, restorePostgres } from './postgres-dump.ts'
import { beginRestore, type RestoreFolders } from './restore-folders.ts'
import {
  PGLITE_FILE,
  POSTGRES_FILE,
  missingFiles,
  SETTINGS_FILES,
  STORED_FILES,
  type Manifest,
} from './snapshot.ts'

const DATABASE = 'database'

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

/** Throws unless the database opens and every file of its rows is present that the backup had. */
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

/**
 * The same for PostgreSQL, which no other process may use: dumps the old state, then restores the
 * new one in one transaction.
 */
async function replacePostgres(
  env: Env,
  url: string,
  { incoming, old }: RestoreFolders,
): Promise<void> {
  const database = openPostgres(url)
  try {
    await requireAnswer(database)
    const release = await lockExclusively(database)
    try {
      await dumpPostgres(url, join(old, POSTGRES_FILE))
      const bootstrap = await bootstrapSql()
      await withSession(database, (session) => session.script(bootstrap))
      await restorePostgres(url, join(incoming, POSTGRES_FILE))
    } catch (error) {
      await rm(join(old, POSTGRES_FILE), { force: true })
      throw error
    } finally {
      release()
    }
  } finally {
    await database.close()
  }
  const names = [STORED_FILES, ...SETTINGS_FILES]
  await moveAll(names, env.dataFolder, old)
  await moveAll(names, incoming, env.dataFolder)
}

/** Verifies the archive, then replaces the data. Returns the locations of old states. */
async function restore(env: Env, file: string): Promise<string[]> {
  const { folders, interrupted } = await beginRestore(env.dataFolder, new Date())
  const { incoming, old } = folders
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
      ? replaceFolder(env, content, folders)
      : replacePostgres(env, env.databaseUrl, folders))
    for (const each of interrupted) await rm(each.incoming, { recursive: true, force: true })
    return [old, ...interrupted.map((each) => each.old)]
  } catch (error) {
    // It is empty where the old state is in place
    await rmdir(old).catch(() => undefined)
    throw error
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

try {
  const [file, ...rest] = process.argv.slice(2)
  if (file === undefined || file.startsWith('-') || rest.length > 0)
    throw new Error('which file? Use: npm run restore -- FILE')
  const env = readEnv(process.env)
  await requireArchive(file)
  const lock = await lockDataFolder(env.dataFolder)
  try {
    const old = await restore(env, file)
    console.log(
      `Restored. The state before is in ${old.join(' and ')}; ` +
        'delete it once you need it no longer.',
    )
  } finally {
    await lock.release()
  }
} catch (error) {
  console.error(`Nothing was restored: ${commandFailure(error)}`)
  process.exitCode = 1
}
