import { constants, createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { withSession, type Database, type Session } from '../database/database.ts'
import { syncTree } from '../database/pglite/worker/durable-fs.ts'
import { MAINTENANCE_LIMITS } from '../database/limits.ts'
import { codeOf } from '../system-error.ts'
import { extractTar, filesBelow, foldersBelow, hashing, writeTar } from './tar.ts'

/** Lists the folders of an archived database, since a tar archive of files has no empty ones. */
const FOLDERS = 'folders.json'
const WAL = 'pg_wal'
const isProcessFile = (name: string): boolean => /^(postmaster\.|pgsql_tmp)/.test(name)

/** Copies a tree; files that vanish meanwhile are left out. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isProcessFile(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isFile())
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
      })
  }
}

/**
 * Copies the folder of a running PGlite while others write, with PostgreSQL's backup protocol. The
 * copy holds everything confirmed before this resolves. The log is copied first and last, so that a
 * checkpoint in between removes no part of it.
 */
export async function copyDatabase(database: Database, from: string, to: string): Promise<void> {
  const copy = () => copyFolder(database, from, to)
  await (database.withoutMaintenance?.(copy) ?? copy())
}

async function copyFolder(database: Database, from: string, to: string): Promise<void> {
  const start = async (session: Session) => {
    await session.run('checkpoint')
    await session.run(`select pg_backup_start('stoa', true)`)
  }
  const stop = async (session: Session) => {
    const { rows } = await session.run('select labelfile from pg_backup_stop(false)')
    return z.string().parse(rows[0]?.['labelfile'])
  }
  await withSession(database, start, MAINTENANCE_LIMITS)
  let label: string
  try {
    await copyTree(join(from, WAL), join(to, WAL))
    await copyTree(from, to)
  } finally {
    label = await withSession(database, stop, MAINTENANCE_LIMITS)
  }
  await writeFile(join(to, 'backup_label'), label)
  await copyTree(join(from, WAL), join(to, WAL))
}

/**
 * Packs a database folder that no process writes to into one compressed file. Returns its SHA-256.
 */
export async function packDatabase(folder: string, file: string): Promise<string> {
  async function* inputs() {
    yield { name: FOLDERS, text: JSON.stringify(await foldersBelow(folder)) }
    yield* filesBelow(folder)
  }
  const gzip = createGzip({ level: 3 })
  const { stream, digest } = hashing()
  await Promise.all([
    pipeline(gzip, stream, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })),
    writeTar(inputs(), gzip),
  ])
  return digest()
}

/** Unpacks such a file to the new `folder` and syncs it to disk. */
export async function unpackDatabase(file: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  await extractTar(createReadStream(file).pipe(createGunzip()), folder, () => true)
  const list = join(folder, FOLDERS)
  const folders = z
    .array(z.string().regex(/^[\w/]+$/))
    .parse(JSON.parse(await readFile(list, 'utf8')))
  for (const name of folders) await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
  await rm(list)
  syncTree(folder)
  syncTree(dirname(folder))
}
