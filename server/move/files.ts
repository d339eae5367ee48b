import { createHash } from 'node:crypto'
import { z } from 'zod'
import { withSession, type Database } from '../database/database.ts'
import { BUCKET } from '../storage/objects.ts'
import type { BlobStore } from '../storage/store/blob-store.ts'

const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  /** In bytes. */
  size: z.number(),
  type: z.string(),
  cacheControl: z.string(),
})
export type StoredFile = z.infer<typeof storedFile>

type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>

/** Where the bytes of files are. */
export type Files = {
  /** For messages. */
  location: string
  /** Its size in bytes, and its type where the store has that; null without such a file. */
  find(file: StoredFile): Promise<{ size: number; type: string | null } | null>
  /** Throws if there is no such file. */
  read(file: StoredFile): Promise<Bytes>
  /** Stores a file, which may replace one of that name. */
  write(file: StoredFile, bytes: Bytes): Promise<void>
}

/** The files of a Stoa server, whose database has their types. */
export const stoaFiles = (blobs: BlobStore): Files => ({
  location: blobs.location,
  async find({ version }) {
    const found = await blobs.open(version)
    await found?.close()
    return found && { size: found.size, type: null }
  },
  async read({ name, version }) {
    const found = await blobs.open(version)
    if (!found) throw new Error(`the file ${name} is missing in ${blobs.location}`)
    if (found.size > 0) return found.stream(0, found.size - 1)
    await found.close()
    return new Blob([]).stream()
  },
  async write({ version }, bytes) {
    await blobs.write(bytes, Infinity, version)
  },
})

const BATCH = 200
/** Files that are copied or compared at once. */
const CONCURRENT = 4

/** All files that the rows of `database` name, in batches. */
async function* listFiles(database: Database): AsyncGenerator<StoredFile[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const from = after
    const { rows } = await withSession(database, (session) =>
      session.run(
        `select id::text, name, version, coalesce((metadata ->> 'size')::float8, 0) as size,
           coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
           coalesce(metadata ->> 'cacheControl', 'no-cache') as "cacheControl"
         from storage.objects where bucket_id = $1 and id > $2::uuid order by id limit ${BATCH}`,
        [BUCKET, from],
      ),
    )
    const files = z.array(storedFile).parse(rows)
    const last = files.at(-1)
    if (!last) return
    yield files
    after = last.id
  }
}

/** Runs `work` for each file of `database`, a few at a time. */
async function forEachFile(
  database: Database,
  work: (file: StoredFile) => Promise<void>,
): Promise<void> {
  for await (const files of listFiles(database)) {
    const waiting = [...files]
    const copyNext = async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) await work(file)
    }
    await Promise.all(Array.from({ length: CONCURRENT }, copyNext))
  }
}

/** The database with the rows of the files, the store of their bytes, and the store to move to. */
export type FileMove = { database: Database; source: Files; target: Files }

/**
 * Copies the files that the target does not have with the same size. Files that a row names and
 * the source lacks are left out. `report` is called with the number of files so far.
 */
export async function copyFiles(
  { database, source, target }: FileMove,
  report: (files: number) => void,
): Promise<void> {
  let files = 0
  await forEachFile(database, async (file) => {
    const found = await target.find(file)
    if (found?.size !== file.size && (await source.find(file)))
      await target.write(file, await source.read(file))
    files += 1
    report(files)
  })
}

async function sha256Of(bytes: Bytes): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk)
  return hash.digest('hex')
}

type ComparedFiles = {
  files: number
  bytes: number
  /** Names of files that the source lost before the move. */
  missing: string[]
  differences: string[]
}

/** Reads every file on both sides and compares its size, its SHA-256 and its type. */
export async function compareFiles({ database, source, target }: FileMove): Promise<ComparedFiles> {
  const result: ComparedFiles = { files: 0, bytes: 0, missing: [], differences: [] }
  await forEachFile(database, async (file) => {
    const [from, to] = [await source.find(file), await target.find(file)]
    if (!from) {
      result.missing.push(file.name)
      return
    }
    const differ = (what: string) => result.differences.push(`the file ${file.name} ${what}`)
    if (!to) return void differ('is missing in the target')
    if (to.size !== from.size) return void differ('has another size in the target')
    if (to.type !== null && to.type !== file.type) return void differ(`has the type ${to.type}`)
    const [one, other] = await Promise.all(
      [source, target].map(async (side) => sha256Of(await side.read(file))),
    )
    if (one !== other) return void differ('has other bytes in the target')
    result.files += 1
    result.bytes += from.size
  })
  return result
}
