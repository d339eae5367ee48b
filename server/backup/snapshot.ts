import { constants } from 'node:fs'
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { syncTree } from '../database/pglite/worker/durable-fs.ts'
import { withSession } from '../database/database.ts'
import type { Env } from '../env.ts'
import type { Log } from '../monitoring/log.ts'
import { recordedVersions } from '../startup/migrate.ts'
import { IDENTITY } from '../storage/store/folder-store.ts'
import { makeDurableFolder, sync } from '../sync-file.ts'
import { codeOf } from '../system-error.ts'
import { checkDatabase, type DatabaseReport } from './check-database.ts'
import { copyDatabase, packDatabase } from './copy-database.ts'
import { dumpPostgres } from './postgres-dump.ts'
import { expiredSnapshots, snapshotName, type Retention, type SnapshotKind } from './retention.ts'
import { filesBelow } from './tar.ts'

export const PGLITE_FILE = 'database.tar.gz'
export const POSTGRES_FILE = 'database.dump'
export const MANIFEST = 'manifest.json'
export const STORED_FILES = 'files'
/** Files of the data folder that are backed up besides the database and the stored files. */
export const SETTINGS_FILES = ['secrets.json', 'inbox.json'] as const

const UNFINISHED = '.unfinished-'
/** Free space beyond the size of the database that a snapshot leaves, in bytes. */
const RESERVE_BYTES = 256 * 1024 * 1024

const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.enum(['pglite', 'postgres']),
  migrations: z.array(z.string()),
  /** Number of stored files and their total bytes. */
  files: z.object({ count: z.int(), bytes: z.number() }),
  /** Files that the database named and that were lost before the backup. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifest>

/** The manifest of the snapshot or extracted archive in `folder`. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))

export type SnapshotDeps = {
  env: Pick<Env, 'dataFolder' | 'databaseUrl'>
  database: Database
  retention: Retention
  log: Log
  now: () => Date
}

const backupsFolder = (dataFolder: string): string => join(dataFolder, 'backups')

async function sizeOf(folder: string): Promise<number> {
  let size = 0
  for await (const { path } of filesBelow(folder)) size += (await stat(path)).size
  return size
}

/** Bytes of disk space missing for a snapshot; 0 if it fits. */
async function missingSpace({ env, database }: SnapshotDeps): Promise<number> {
  const needed =
    database.kind === 'pglite'
      ? 1.5 * (await sizeOf(join(env.dataFolder, 'database')))
      : await withSession(database, async (session) => {
          const { rows } = await session.run(
            'select pg_database_size(current_database())::float8 as size',
          )
          return z.number().parse(rows[0]?.['size'])
        })
  const { bavail, bsize } = await statfs(env.dataFolder)
  return Math.max(0, needed + RESERVE_BYTES - bavail * bsize)
}

/**
 * Hard-links a stored file, which never changes; copies it if the file system has no hard links.
 */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await link(from, to).catch(async (error: unknown) => {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  })
}

/** Adds every stored file to the snapshot, except the trash and incomplete uploads. */
async function linkFiles(dataFolder: string, snapshot: string): Promise<void> {
  const from = join(dataFolder, STORED_FILES)
  await mkdir(join(snapshot, STORED_FILES), { recursive: true, mode: 0o700 })
  const shards: string[] = await readdir(from).catch(() => [])
  for (const shard of shards.filter((name) => /^[0-9a-f]{2}$/.test(name)))
    for (const version of await readdir(join(from, shard)))
      if (!version.endsWith('.part'))
        await linkFile(join(from, shard, version), join(snapshot, STORED_FILES, shard, version))
  if (shards.includes(IDENTITY))
    await copyFile(join(from, IDENTITY), join(snapshot, STORED_FILES, IDENTITY))
}

/** The ids of files that the database names and that are not in `files` with their size. */
export async function missingFiles(report: DatabaseReport, files: string): Promise<string[]> {
  const missing: string[] = []
  for (const { version, size } of report.objects) {
    const entry = await stat(join(files, version.slice(0, 2), version)).catch(() => null)
    if (entry?.size !== size) missing.push(version)
  }
  return missing
}

type Saved = Pick<Manifest, 'migrations' | 'missing'>

/** Writes the database to the snapshot and checks that it opens. */
async function saveDatabase({ env, database }: SnapshotDeps, snapshot: string): Promise<Saved> {
  if (env.databaseUrl !== null) {
    await dumpPostgres(env.databaseUrl, join(snapshot, POSTGRES_FILE))
    await linkFiles(env.dataFolder, snapshot)
    return { migrations: await recordedVersions(database), missing: [] }
  }
  const copy = join(snapshot, 'database')
  await copyDatabase(database, join(env.dataFolder, 'database'), copy)
  // Again, for files stored while the database was copied
  await linkFiles(env.dataFolder, snapshot)
  const report = await checkDatabase(copy)
  const missing = await missingFiles(report, join(snapshot, STORED_FILES))
  await packDatabase(copy, join(snapshot, PGLITE_FILE))
  await rm(copy, { recursive: true })
  return { migrations: report.migrations, missing }
}

async function fill(deps: SnapshotDeps, snapshot: string): Promise<Manifest> {
  const { env, database, now } = deps
  const createdAt = now().toISOString()
  await linkFiles(env.dataFolder, snapshot)
  const saved = await saveDatabase(deps, snapshot)
  for (const name of SETTINGS_FILES)
    await copyFile(join(env.dataFolder, name), join(snapshot, name)).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error
    })
  const files = { count: 0, bytes: 0 }
  for await (const { name, path } of filesBelow(join(snapshot, STORED_FILES))) {
    if (name === IDENTITY) continue
    files.count += 1
    files.bytes += (await stat(path)).size
  }
  const content: Manifest = { format: 1, createdAt, database: database.kind, ...saved, files }
  await writeFile(join(snapshot, MANIFEST), JSON.stringify(content, null, 2), { mode: 0o600 })
  syncTree(snapshot)
  return content
}

/** The names of the snapshots in a data folder, the newest first. */
export async function listSnapshots(dataFolder: string): Promise<string[]> {
  const names = await readdir(backupsFolder(dataFolder)).catch(() => [])
  return names
    .filter((name) => /^\d{4}-.*Z-\w+$/.test(name))
    .toSorted()
    .toReversed()
}

/**
 * Takes a snapshot of the database and the files while others write, checks that it opens, records
 * missing files, and deletes expired snapshots. Files are hard links and need no extra space.
 * Returns its folder. Throws if there is too little space.
 */
export async function takeSnapshot(deps: SnapshotDeps, kind: SnapshotKind): Promise<string> {
  const { env, log, now } = deps
  const missing = await missingSpace(deps)
  if (missing > 0)
    throw new Error(`${Math.ceil(missing / 1024 / 1024)} MB of free space are missing`)
  const folder = backupsFolder(env.dataFolder)
  await makeDurableFolder(folder)
  const name = snapshotName(now(), kind)
  for (const left of (await readdir(folder)).filter((each) => each.startsWith(UNFINISHED)))
    await rm(join(folder, left), { recursive: true, force: true })
  const unfinished = join(folder, `${UNFINISHED}${process.pid}`)
  await mkdir(unfinished, { mode: 0o700 })
  try {
    const { files, missing: lost } = await fill(deps, unfinished)
    log({ name: 'backup', kind, files: files.count, bytes: files.bytes, missing: lost.length })
    await rename(unfinished, join(folder, name))
    await sync(folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  for (const expired of expiredSnapshots(await listSnapshots(env.dataFolder), deps.retention))
    await rm(join(folder, expired), { recursive: true, force: true })
  return join(folder, name)
}
