import { access, constants, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDurableFolder } from '../sync-file.ts'

/** Another process holds the data folder. */
export class LockedError extends Error {
  override readonly name = 'LockedError'
}

export type DataFolder = { release(): Promise<void> }

/**
 * An operating system lock on `file`, released when the process ends in any way; null if another
 * process holds it. SQLite is Node's only access to such locks on every system; nothing is stored.
 */
function lock(file: string): DatabaseSync | null {
  const lockHandle = new DatabaseSync(file, { timeout: 0 })
  try {
    lockHandle.exec('begin exclusive')
    return lockHandle
  } catch (error) {
    lockHandle.close()
    if (error instanceof Error && /\blocked\b/.test(error.message)) return null
    throw error
  }
}

/**
 * Creates `folder`, readable by its owner alone, and locks it for this process, since PGlite does
 * not stop a second process from writing, which loses rows. Throws an `Error` of one line if
 * another process holds the lock or the folder cannot be written.
 */
export async function lockDataFolder(folder: string): Promise<DataFolder> {
  await makeDurableFolder(folder)
  if (!(await stat(folder)).isDirectory()) throw new Error('it is not a folder')
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  const pidFile = join(folder, 'lock.pid')
  const lockHandle = lock(join(folder, 'lock'))
  if (!lockHandle) {
    const pid = await readFile(pidFile, 'utf8').catch(() => 'unknown')
    throw new LockedError(
      `Cannot start: ${folder} is in use by process ${pid}; ` +
        'stop it first, or set STOA_DATA to another folder',
    )
  }
  await writeFile(pidFile, String(process.pid))
  return {
    async release() {
      await rm(pidFile, { force: true })
      lockHandle.close()
    },
  }
}
