import { execFile } from 'node:child_process'
import { mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type SmallDisk = { folder: string; unmount(): Promise<void> }

/** A file system in memory that holds `megabytes`; null where this user may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-small-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  return {
    folder,
    async unmount() {
      await run('umount', [folder])
      await rmdir(folder)
    },
  }
}
