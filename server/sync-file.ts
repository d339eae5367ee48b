import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './system-error.ts'

/** Syncs a file or the entries of a folder to disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Creates a folder and its missing parents, readable by their owner only, and syncs each new entry
 * to disk: after a power failure a file is found only through synced entries. Node's recursive
 * `mkdir` does not sync, and does not return under `/proc`.
 */
export async function makeDurableFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeDurableFolder(dirname(folder))
    await mkdir(folder, { mode: 0o700 }).catch((again: unknown) => {
      if (codeOf(again) !== 'EEXIST') throw again
    })
  }
  await sync(dirname(folder))
}
