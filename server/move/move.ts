/**
 * `npm run move -- --to URL`: copies the embedded database of the data folder to an empty
 * PostgreSQL. `--from URL` copies that back to a data folder without a database. The files stay
 * where they are: both databases have the same identity.
 */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withSession, type Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { readEnv, type Env } from '../env.ts'
import { lockDataFolder } from '../startup/data-folder.ts'
import { openForCommand } from '../startup/open-data.ts'
import { openStore } from '../storage/store/open-store.ts'
import { moveRows, type Moved } from './move-rows.ts'

const USAGE =
  'say where: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE, or --from that address'

async function withDatabases<T>(
  source: Database,
  open: () => Promise<Database>,
  work: (source: Database, target: Database) => Promise<T>,
): Promise<T> {
  try {
    const target = await open()
    try {
      return await work(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function moveTo(env: Env, url: string): Promise<Moved[]> {
  const local = { ...env, databaseUrl: null }
  const source = await openForCommand(local, openStore(local))
  return withDatabases(source, () => openDatabase({ ...env, databaseUrl: url }), moveRows)
}

/** The secrets of a server with PostgreSQL are there; a server without it reads a file. */
async function keepSecrets(source: Database, file: string): Promise<void> {
  if (existsSync(file)) return
  const value = await withSession(source, async (session) => {
    const table = await session.run(`select to_regclass('stoa_private.secrets')::text as name`)
    if (typeof table.rows[0]?.['name'] !== 'string') return undefined
    const { rows } = await session.run('select value::text as value from stoa_private.secrets')
    return rows[0]?.['value']
  })
  if (typeof value === 'string') await writeFile(file, value, { mode: 0o600 })
}

/** The new database is made beside its place and moved there when it is complete. */
async function moveFrom(env: Env, url: string): Promise<Moved[]> {
  const place = join(env.dataFolder, 'database')
  if (existsSync(place)) throw new Error(`${place} exists: move it away first`)
  const workshop = join(env.dataFolder, 'incoming-move')
  await rm(workshop, { recursive: true, force: true })
  await mkdir(workshop, { mode: 0o700 })
  const source = await openDatabase({ ...env, databaseUrl: url })
  const moved = await withDatabases(
    source,
    () => openDatabase({ ...env, databaseUrl: null, dataFolder: workshop }),
    async (from, to) => {
      const copied = await moveRows(from, to)
      await keepSecrets(from, join(env.dataFolder, 'secrets.json'))
      return copied
    },
  )
  await rename(join(workshop, 'database'), place)
  await rm(workshop, { recursive: true })
  return moved
}

async function move(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, from: { type: 'string' } } })
  const { to, from } = values
  if ((to === undefined) === (from === undefined)) throw new Error(USAGE)
  const url = to ?? from ?? ''
  // Checks the address as the variable of a server.
  const env = readEnv({ ...process.env, DATABASE_URL: url })
  const lock = await lockDataFolder(env.dataFolder)
  try {
    const moved = to === undefined ? await moveFrom(env, url) : await moveTo(env, url)
    for (const { table, rows } of moved.filter((one) => one.rows > 0))
      console.log(`${table}: ${rows}`)
    const next =
      to === undefined
        ? 'Start the server without DATABASE_URL.'
        : 'Start the server with DATABASE_URL set to this address, and keep the data folder: it has the files.'
    console.log(`All rows were copied and compared. ${next}`)
  } finally {
    await lock.release()
  }
}

try {
  await move()
} catch (error) {
  console.error(`Nothing was moved: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
