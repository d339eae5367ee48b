import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './system-error.ts'

/** Forces a file or the entries of a folder to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Creates a folder and its missing parents, readable by their owner alone, and forces each new entry
 * to the disk: after a power cut a file is found only through entries that were written. Node's own
 * recursive `mkdir` does not sync, and does not end under `/proc`.
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
