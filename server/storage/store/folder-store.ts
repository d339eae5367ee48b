import { randomUUID } from 'node:crypto'
import {
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { makeDurableFolder, sync } from '../../sync-file.ts'
import { codeOf } from '../../system-error.ts'
import {
  isVersion,
  requireVersion,
  type BlobStore,
  type BlobTrash,
  type StoredBytes,
} from './blob-store.ts'
import { cannotStore, tooLarge } from '../errors.ts'

const TEMPORARY = '.part'
export const TRASH = '.trash'
export const IDENTITY = '.identity'
const DAY = /^\d{4}-\d\d-\d\d$/

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'

/**
 * Whether an error is a failed system call of the store; errors of the source keep their message.
 */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error) || codeOf(error) === 'ENOTDIR') return []
    throw error
  })

function storedBytes(handle: FileHandle, size: number): StoredBytes {
  return {
    size,
    stream: (start, end) =>
      Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream<
        Uint8Array<ArrayBuffer>
      >,
    close: () => handle.close(),
  }
}

async function writeDurably(
  path: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<number> {
  let size = 0
  const handle = await open(path, 'w', 0o600)
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
  return size
}

const pathOf = (folder: string, version: string): string => {
  requireVersion(version)
  return join(folder, version.slice(0, 2), version)
}

async function move(from: string, to: string): Promise<void> {
  await makeDurableFolder(dirname(to))
  await rename(from, to)
  await sync(dirname(to))
  await sync(dirname(from))
}

/** The names in each subfolder of `folder`, one subfolder at a time. */
async function* shardsOf(folder: string): AsyncGenerator<{ shard: string; names: string[] }> {
  for (const name of await namesIn(folder)) {
    const shard = join(folder, name)
    if (/^[0-9a-f]{2}$/.test(name)) yield { shard, names: await namesIn(shard) }
  }
}

const modifiedAt = async (path: string): Promise<Date | null> =>
  stat(path).then(
    (stats) => stats.mtime,
    (error: unknown) => {
      if (isMissing(error)) return null
      throw error
    },
  )

function identityIn(folder: string): Pick<BlobStore, 'identity' | 'setIdentity'> {
  const identityFile = join(folder, IDENTITY)
  return {
    identity: () =>
      readFile(identityFile, 'utf8').then(
        (text) => text.trim(),
        (error: unknown) => {
          if (isMissing(error)) return null
          throw error
        },
      ),

    async setIdentity(id) {
      await makeDurableFolder(folder)
      await writeFile(identityFile, `${id}\n`, { mode: 0o600, flush: true })
      await sync(folder)
    },
  }
}

/** The operations that read all files of `folder`. */
function listingOf(folder: string): Pick<BlobStore, 'isEmpty' | 'list' | 'removeUnfinished'> {
  const trash = join(folder, TRASH)
  return {
    async isEmpty() {
      for await (const { names } of shardsOf(folder)) if (names.some(isVersion)) return false
      for (const day of await namesIn(trash))
        if ((await namesIn(join(trash, day))).some(isVersion)) return false
      return true
    },

    async *list() {
      for await (const { shard, names } of shardsOf(folder)) {
        const entries = await Promise.all(
          names.filter(isVersion).map(async (version) => ({
            version,
            modified: await modifiedAt(join(shard, version)),
          })),
        )
        yield entries.flatMap(({ version, modified }) => (modified ? [{ version, modified }] : []))
      }
    },

    async removeUnfinished(before) {
      for await (const { shard, names } of shardsOf(folder))
        for (const name of names.filter((each) => each.endsWith(TEMPORARY))) {
          const modified = await modifiedAt(join(shard, name))
          if (modified && modified < before) await rm(join(shard, name), { force: true })
        }
    },
  }
}

/** The trash of `folder`: one subfolder for each day. */
function trashOf(folder: string): BlobTrash {
  const trash = join(folder, TRASH)
  const trashPathOf = (version: string, day: string): string => {
    requireVersion(version)
    return join(trash, day, version)
  }
  return {
    moveToTrash: (version, day) => move(pathOf(folder, version), trashPathOf(version, day)),

    async *listTrash() {
      for (const day of (await namesIn(trash)).filter((name) => DAY.test(name)))
        yield (await namesIn(join(trash, day)))
          .filter(isVersion)
          .map((version) => ({ version, day }))
    },

    restoreFromTrash: (version, day) => move(trashPathOf(version, day), pathOf(folder, version)),

    async emptyTrash(day) {
      for (const name of (await namesIn(trash)).filter((each) => DAY.test(each) && each < day))
        await rm(join(trash, name), { recursive: true, force: true })
    },
  }
}
/** Stores files in `folder`, each as `<first two characters>/<version>`. */
export function folderStore(folder: string): BlobStore {
  return {
    location: folder,
    ...identityIn(folder),
    ...listingOf(folder),
    ...trashOf(folder),

    async write(source, maxBytes, version = randomUUID()) {
      const path = pathOf(folder, version)
      const temporary = path + TEMPORARY
      try {
        await makeDurableFolder(dirname(path))
        const size = await writeDurably(temporary, source, maxBytes)
        await rename(temporary, path)
        await sync(dirname(path))
        return { version, size }
      } catch (error) {
        // A later clean-up removes what cannot be removed now
        await rm(temporary, { force: true }).catch(() => undefined)
        throw isSystemError(error) ? cannotStore(error) : error
      }
    },

    async open(version) {
      try {
        const handle = await open(pathOf(folder, version), 'r')
        return storedBytes(handle, (await handle.stat()).size)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(versions) {
      for (const version of versions) await rm(pathOf(folder, version), { force: true })
    },
  }
}
