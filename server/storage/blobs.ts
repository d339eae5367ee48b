import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../system-error.ts'
import { cannotStore, tooLarge } from './errors.ts'

/** Bytes on disk, each file under an id of ours, so that no name a caller chose ever reaches the file system. */
export type Blobs = {
  /**
   * Writes `source` as it comes and gives its id and size once it is on the disk for good. Throws 413 past `maxBytes`, 507
   * where the disk takes no more; nothing is left behind where it throws.
   */
  write(
    source: AsyncIterable<Uint8Array>,
    maxBytes: number,
  ): Promise<{ version: string; size: number }>
  /** The open file, or null where there is none. The caller closes it. */
  open(version: string): Promise<FileHandle | null>
  /** Removes files; one that is gone already is no error. */
  remove(versions: readonly string[]): Promise<void>
  /** Removes what no row names: leftovers of a killed process. Uploads of this process are left alone. */
  sweep(namedOf: (versions: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
}

const TEMPORARY = '.part'
const VERSION = /^[0-9a-f-]{36}$/
const SWEEP_BATCH = 500

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'

/** What the source throws has been worded by its reader; any system call that failed is ours. */
const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function blobsIn(folder: string): Blobs {
  const pathOf = (version: string): string => {
    if (!VERSION.test(version))
      throw new Error(`Not the id of a stored file: ${JSON.stringify(version)}`)
    return join(folder, version.slice(0, 2), version)
  }
  /** Ids this process has made since it started: never swept, since their rows may be about to be written. */
  const ours = new Set<string>()

  return {
    async write(source, maxBytes) {
      const version = randomUUID()
      const path = pathOf(version)
      const temporary = path + TEMPORARY
      ours.add(version)
      let size = 0
      try {
        await mkdir(dirname(path), { recursive: true })
        const handle = await open(temporary, 'wx', 0o600)
        try {
          for await (const chunk of source) {
            size += chunk.length
            if (size > maxBytes) throw tooLarge(maxBytes)
            await handle.writeFile(chunk)
          }
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(temporary, path)
        await syncFolder(dirname(path))
        return { version, size }
      } catch (error) {
        ours.delete(version)
        await rm(temporary, { force: true }).catch(() => undefined) // the sweep at the next start removes it
        throw isOfTheDisk(error) ? cannotStore(error) : error
      }
    },

    async open(version) {
      try {
        return await open(pathOf(version), 'r')
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(versions) {
      for (const version of versions) {
        ours.delete(version)
        await rm(pathOf(version), { force: true })
      }
    },

    async sweep(namedOf) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return []
          throw error
        },
      )
      const files = entries.filter((entry) => entry.isFile())
      for (let start = 0; start < files.length; start += SWEEP_BATCH) {
        const batch = files.slice(start, start + SWEEP_BATCH)
        const named = await namedOf(
          batch.map(({ name }) => name).filter((name) => VERSION.test(name)),
        )
        for (const { name, parentPath } of batch) {
          if (!named.has(name) && !ours.has(name.replace(TEMPORARY, '')))
            await rm(join(parentPath, name))
        }
      }
    },
  }
}
