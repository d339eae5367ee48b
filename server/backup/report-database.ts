/** `node report-database.ts FOLDER`: opens the PGlite folder and prints a `DatabaseReport`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withSession } from '../database/database.ts'
import { openPgliteFolder } from '../database/pglite/database-folder.ts'
import { recordedVersions } from '../startup/migrate.ts'

const [, , folder] = process.argv
if (folder === undefined) throw new Error('Which folder?')
if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`${folder} is not a database folder`)
const database = await openPgliteFolder(folder)
const migrations = await recordedVersions(database)
const objects = await withSession(database, async (session) => {
  const { rows } = await session.run(
    `select name, coalesce(version, '') as version, coalesce((metadata ->> 'size')::float8, -1) as size
     from storage.objects`,
  )
  return rows
})
await database.close()
process.stdout.write(JSON.stringify({ migrations, objects }))
