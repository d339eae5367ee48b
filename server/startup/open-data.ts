import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { requireCompleteRestore } from '../backup/restore-folders.ts'
import { adoptIdentity, requireIntactFolder, requireSameIdentity } from './data-identity.ts'
import { sqlOver, withSession, type Database } from '../database/database.ts'
import { lockExclusively } from '../database/exclusive-lock.ts'
import { openDatabase, type OpenDatabaseOptions } from '../database/open-database.ts'
import type { Env } from '../env.ts'
import type { Log } from '../monitoring/log.ts'
import { lockDataFolder, type DataFolder } from './data-folder.ts'
import { requireFinishedMove } from '../move/state.ts'
import { migrate, readMigrations, recordedVersions, refuseNewerSchema } from './migrate.ts'
import { repairUnfinishedWork } from './repair-unfinished-work.ts'
import { startupError } from './startup-error.ts'
import { codeOf } from '../system-error.ts'
import type { BlobStore } from '../storage/store/blob-store.ts'
import { cleanUp } from '../storage/clean-up.ts'

/** With less free space the embedded database may not open. */
const NEEDED_MB = 48
const CHECK_DATABASE_URL =
  'check that the server runs, and the address, user and password in DATABASE_URL'
const RESTORE =
  'copy the data folder to a safe place, then run npm run doctor, ' +
  'or restore a backup with npm run restore -- FILE'

type Data = {
  database: Database
  blobs: BlobStore
  /** Closes the database. */
  close(): Promise<void>
}

type OpenOptions = {
  env: Pick<Env, 'databaseUrl' | 'dataFolder'>
  blobs: BlobStore
  /** Whether other processes use the same database and files. */
  shared: boolean
  /** Passed to the database. */
  open?: OpenDatabaseOptions
  log: Log
  /** Called before a database with data is migrated. */
  beforeMigration(database: Database): Promise<void>
}

/** Throws an `Error` of one line where the PostgreSQL of `DATABASE_URL` does not answer. */
export async function requireAnswer(database: Database): Promise<void> {
  await withSession(database, (session) => session.run('select 1')).catch((cause: unknown) =>
    startupError(
      'DATABASE_URL',
      CHECK_DATABASE_URL,
    )(cause instanceof Error ? (cause.cause ?? cause) : cause),
  )
}

const isWritable = (file: string): Promise<boolean> =>
  access(file, constants.R_OK | constants.W_OK).then(
    () => true,
    (error: unknown) => codeOf(error) !== 'EACCES',
  )

/** What to do where the embedded database cannot be opened. */
async function adviceFor(dataFolder: string): Promise<string> {
  const { bavail, bsize } = await statfs(dataFolder)
  const megabytes = Math.floor((bavail * bsize) / 1024 / 1024)
  if (megabytes < NEEDED_MB)
    return `only ${megabytes} MB are free there, which may be the reason: free some space and try again`
  if (!(await isWritable(join(dataFolder, 'database/global/pg_control'))))
    return 'run this as the user that the server runs as, who must own all files of the folder'
  return `copy ${dataFolder} to a safe place, then restore a backup with npm run restore -- FILE`
}

/** Opens the database without changing it. Throws an `Error` of one line. */
export async function openExistingDatabase(
  env: OpenOptions['env'],
  blobs: BlobStore,
  options: OpenDatabaseOptions = {},
): Promise<Database> {
  await requireCompleteRestore(env.dataFolder)
  if (env.databaseUrl !== null) return openDatabase(env, options)
  await requireIntactFolder(env.dataFolder, blobs)
  const folder = join(env.dataFolder, 'database')
  return openDatabase(env, options).catch(async (error: unknown) =>
    startupError(`${folder} cannot be opened`, await adviceFor(env.dataFolder))(error),
  )
}

/** Throws where there is no data folder or database in it: a command makes neither. */
function requireData({ databaseUrl, dataFolder }: OpenOptions['env']): void {
  if (!existsSync(databaseUrl === null ? join(dataFolder, 'database') : dataFolder))
    throw new Error(
      `${dataFolder} ${databaseUrl === null ? 'has no database yet' : 'does not exist yet'}; ` +
        'start Stoa once, or set STOA_DATA',
    )
}

/** Locks the data folder for a command, which never makes one. */
export async function lockForCommand(env: OpenOptions['env']): Promise<DataFolder> {
  if (!existsSync(env.dataFolder)) requireData(env)
  return lockDataFolder(env.dataFolder)
}

/**
 * The same for a command, which never makes a database: the next start would find one without its
 * secrets.
 */
export async function openForCommand(env: OpenOptions['env'], blobs: BlobStore): Promise<Database> {
  const { databaseUrl, dataFolder } = env
  if (databaseUrl === null) {
    await requireCompleteRestore(dataFolder)
    await requireIntactFolder(dataFolder, blobs)
    requireData(env)
  }
  const database = await openExistingDatabase(env, blobs)
  if (databaseUrl === null) return database
  return requireAnswer(database).then(
    () => database,
    async (error: unknown) => {
      await database.close()
      throw error
    },
  )
}

/** The setting that the database and its files come from. */
const locationOf = ({ databaseUrl, dataFolder }: OpenOptions['env']): string =>
  databaseUrl === null ? `STOA_DATA=${dataFolder}` : `DATABASE_URL with STOA_DATA=${dataFolder}`

/** Migrates after the snapshot that precedes it. Throws for the schema of a newer release. */
async function migrateData(database: Database, options: OpenOptions): Promise<void> {
  const [migrations, recorded] = [await readMigrations(), await recordedVersions(database)]
  refuseNewerSchema(recorded, migrations)
  if (recorded.length > 0 && migrations.some(({ version }) => !recorded.includes(version)))
    await options.beforeMigration(database)
  await migrate(database, migrations)
}

async function prepare(database: Database, options: OpenOptions): Promise<void> {
  const { blobs, shared, log } = options
  await requireFinishedMove(database)
  await requireSameIdentity(database, blobs)
  await migrateData(database, options).catch(startupError(locationOf(options.env)))
  await adoptIdentity(database, blobs)
  await repairUnfinishedWork(database, { shared })
  await cleanUp({ sql: sqlOver(database), blobs, log, now: () => new Date() })
}

/**
 * Opens the database and its files for a server: checks that they belong together, migrates, ends
 * unfinished work and removes leftovers. Throws an `Error` of one line before deleting anything.
 */
export async function openData(options: OpenOptions): Promise<Data> {
  const { env, blobs, shared } = options
  const database = await openExistingDatabase(env, blobs, options.open)
  const failStart = startupError(
    locationOf(env),
    env.databaseUrl === null ? RESTORE : CHECK_DATABASE_URL,
  )
  let release = (): void => undefined
  try {
    if (database.kind === 'postgres' && !shared) release = await lockExclusively(database)
    await prepare(database, options)
  } catch (error) {
    release()
    await database.close().catch(() => undefined)
    return failStart(error)
  }
  return {
    database,
    blobs,
    close: async () => {
      release()
      await database.close()
    },
  }
}
