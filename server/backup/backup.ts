/** `npm run backup -- FILE`: writes the database and all files to one archive. */
import { rm } from 'node:fs/promises'
import { LockedError } from '../startup/data-folder.ts'
import { readEnv, type Env } from '../env.ts'
import { silentLog } from '../monitoring/log.ts'
import { commandFailure } from '../startup/startup-error.ts'
import { lockForCommand, openForCommand } from '../startup/open-data.ts'
import { openStore } from '../storage/store/open-store.ts'
import { requireNewFile, writeArchive } from './archive.ts'
import { askServer } from './requests.ts'
import { readManifest, takeSnapshot } from './snapshot.ts'

/** A snapshot taken by this process, or by the running server that holds the folder. */
async function snapshotOf(env: Env): Promise<string> {
  const lock = await lockForCommand(env).catch((error: unknown) => {
    if (error instanceof LockedError) return null
    throw error
  })
  if (!lock) {
    const { ok, lines } = await askServer(env.dataFolder, 'backup')
    if (!ok || lines[0] === undefined) throw new Error(lines.join('; '))
    return lines[0]
  }
  try {
    const database = await openForCommand(env, await openStore(env))
    try {
      const deps = { env, database, retention: env.backups, log: silentLog, now: () => new Date() }
      return await takeSnapshot(deps, 'manual')
    } finally {
      await database.close()
    }
  } finally {
    await lock.release()
  }
}

try {
  const [file, ...rest] = process.argv.slice(2)
  if (file === undefined || file.startsWith('-') || rest.length > 0)
    throw new Error('which file? Use: npm run backup -- FILE')
  // Before the snapshot, which takes long
  await requireNewFile(file)
  const snapshot = await snapshotOf(readEnv(process.env))
  try {
    await writeArchive(snapshot, file)
    const { missing } = await readManifest(snapshot)
    if (missing.length > 0)
      console.error(
        `Warning: ${missing.length} files that the database names are lost and not in the backup; ` +
          'npm run doctor names them',
      )
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
  console.log(`The backup is in ${file}`)
} catch (error) {
  console.error(`No backup was made: ${commandFailure(error)}`)
  process.exitCode = 1
}
