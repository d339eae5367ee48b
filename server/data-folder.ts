import { access, constants, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { codeOf } from './system-error.ts'

export type DataFolder = { release(): Promise<void> }

/** Makes `folder` and what leads to it. Node's own way (`recursive`) never ends under `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder, { mode: 0o700 })
  }
}

/**
 * A lock of the operating system's on `file`, which goes with the process however that ends; null where another holds it.
 * SQLite is Node's one way to such locks, and the same one on every system: nothing is ever stored.
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
 * Makes `folder`, readable by its owner alone, and takes it for this process: PGlite itself lets two processes write one
 * folder, and rows are lost. Throws an `Error` of one line where another process holds it, or where it cannot be written.
 */
export async function lockDataFolder(folder: string): Promise<DataFolder> {
  await makeFolder(folder)
  if (!(await stat(folder)).isDirectory()) throw new Error('it is not a folder')
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  const pidFile = join(folder, 'lock.pid')
  const lockHandle = lock(join(folder, 'lock'))
  if (!lockHandle) {
    const pid = await readFile(pidFile, 'utf8').catch(() => 'unknown')
    throw new Error(
      `Cannot start: ${folder} is in use by process ${pid}; stop it first, or set STOA_DATA to another folder`,
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
