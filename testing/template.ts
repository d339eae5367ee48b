import { createHash, randomUUID } from 'node:crypto'
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bootstrapSql, migrate, readMigrations } from '../server/migrate.ts'
import { codeOf } from '../server/system-error.ts'
import { openPglite } from '../server/database/pglite.ts'

const CACHE = fileURLToPath(new URL('../node_modules/.cache/stoa/', import.meta.url))
const LOCKFILE = new URL('../package-lock.json', import.meta.url)

/** The path of a database dump with every migration applied, created once per set of migrations. */
export async function databaseTemplate(): Promise<string> {
  const migrations = await readMigrations()
  const state = [await bootstrapSql(), JSON.stringify(migrations), await readFile(LOCKFILE, 'utf8')]
  const file = `${CACHE}template-${createHash('sha256').update(state.join('\0')).digest('hex').slice(0, 16)}.tar`
  try {
    await access(file)
  } catch {
    const database = await openPglite()
    await migrate(database, migrations)
    const dump = await database.dump()
    await database.close()
    await mkdir(CACHE, { recursive: true })
    const temporaryFile = `${file}.${randomUUID()}`
    await writeFile(temporaryFile, dump)
    // Another process may have created it meanwhile and be reading it: it is not replaced.
    await link(temporaryFile, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    await rm(temporaryFile)
  }
  return file
}
