import { access, constants, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDurableFolder } from '../sync-file.ts'
import { codeOf } from '../system-error.ts'

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
    // A journal on the disk would need space, which may be what is missing
    lockHandle.exec('pragma journal_mode = memory; begin exclusive')
    return lockHandle
  } catch (error) {
    lockHandle.close()
    if (error instanceof Error && /\blocked\b/.test(error.message)) return null
    throw error
  }
}

/** Whether a process holds the lock of the data folder `folder`. */
export function isLocked(folder: string): boolean {
  const lockHandle = lock(join(folder, 'lock'))
  lockHandle?.close()
  return lockHandle === null
}

/**
 * Throws for root in a folder that another user's server uses: that server could not read what root
 * writes.
 */
async function requireOwnFolder(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owner = (await stat(join(folder, 'lock')).catch(() => null))?.uid ?? 0
  if (owner !== 0)
    throw new Error(
      `Cannot start: ${folder} is used by the user with the number ${owner}; ` +
        `run this as that user: sudo -u '#${owner}' …`,
    )
}

/**
 * Creates `folder`, readable by its owner alone, and locks it for this process, since PGlite does
 * not stop a second process from writing, which loses rows. Throws an `Error` of one line if
 * another process holds the lock or the folder cannot be written.
 */
export async function lockDataFolder(folder: string): Promise<DataFolder> {
  await makeDurableFolder(folder)
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder`)
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  await requireOwnFolder(folder)
  const pidFile = join(folder, 'lock.pid')
  const lockHandle = lock(join(folder, 'lock'))
  if (!lockHandle) {
    const pid = await readFile(pidFile, 'utf8').catch(() => 'unknown')
    throw new LockedError(
      `Cannot start: ${folder} is in use by process ${pid}; ` +
        'stop it first, or set STOA_DATA to another folder',
    )
  }
  await writeFile(pidFile, String(process.pid)).catch((error: unknown) => {
    // Only a message for others: on a full disk the data can still be examined
    if (codeOf(error) !== 'ENOSPC') throw error
  })
  return {
    async release() {
      await rm(pidFile, { force: true })
      lockHandle.close()
    },
  }
}
