import { Client } from 'minio'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  isVersion,
  requireVersion,
  type BlobEntry,
  type BlobStore,
  type BlobTrash,
} from './blob-store.ts'
import { cannotStore } from '../errors.ts'
import { folderStore, IDENTITY, TRASH } from './folder-store.ts'
import type { S3Settings } from './s3-settings.ts'

const BATCH = 500
const NOT_FOUND = new Set(['NoSuchKey', 'NotFound'])

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NOT_FOUND.has(String(error.code))

/** One object of a listing. */
type Listed = { name: string; modified: Date }

/** The part of a bucket below `prefix`. */
type BucketFolder = { client: Client; bucket: string; prefix: string }

const keyOf = ({ prefix }: BucketFolder, version: string): string => {
  requireVersion(version)
  return `${prefix}${version.slice(0, 2)}/${version}`
}

/** All objects below `folder`, in batches, named without the prefix. */
async function* listed(
  { client, bucket, prefix }: BucketFolder,
  folder: string,
): AsyncGenerator<Listed[]> {
  let batch: Listed[] = []
  for await (const item of client.listObjectsV2(bucket, prefix + folder, true)) {
    const { name, lastModified } = item as { name?: string; lastModified?: Date }
    if (name === undefined) continue
    batch.push({ name: name.slice(prefix.length), modified: lastModified ?? new Date() })
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** The bytes of a file from `start` to `end`, both inclusive. */
async function* bytesOf(
  location: BucketFolder,
  version: string,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  yield* (await location.client.getPartialObject(
    location.bucket,
    keyOf(location, version),
    start,
    end - start + 1,
  )) as AsyncIterable<Uint8Array>
}

function identityIn({
  client,
  bucket,
  prefix,
}: BucketFolder): Pick<BlobStore, 'identity' | 'setIdentity'> {
  return {
    async identity() {
      try {
        return (await text(await client.getObject(bucket, prefix + IDENTITY))).trim()
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async setIdentity(id) {
      await client.putObject(bucket, prefix + IDENTITY, `${id}\n`)
    },
  }
}

/** The trash: one folder for each day. */
function trashOf(location: BucketFolder): BlobTrash {
  const { client, bucket, prefix } = location
  const trashKeyOf = (version: string, day: string): string => {
    requireVersion(version)
    return `${prefix}${TRASH}/${day}/${version}`
  }
  async function move(from: string, to: string): Promise<void> {
    await client.copyObject(bucket, to, `/${bucket}/${from}`)
    await client.removeObject(bucket, from)
  }
  return {
    moveToTrash: (version, day) => move(keyOf(location, version), trashKeyOf(version, day)),

    async *listTrash() {
      for await (const batch of listed(location, `${TRASH}/`))
        yield batch.flatMap(({ name }) => {
          const [, day = '', version = ''] = name.split('/')
          return isVersion(version) ? [{ version, day }] : []
        })
    },

    restoreFromTrash: (version, day) => move(trashKeyOf(version, day), keyOf(location, version)),

    async emptyTrash(before) {
      for await (const batch of listed(location, `${TRASH}/`))
        for (const { name } of batch)
          if ((name.split('/')[1] ?? '') < before) await client.removeObject(bucket, prefix + name)
    },
  }
}

/**
 * Stores files in an S3-compatible store. Uploads are buffered in `spool` until their length is
 * known.
 */
export function s3Store(settings: S3Settings, spool: string): BlobStore {
  const { bucket, prefix, sessionToken, ...connection } = settings
  const client = new Client({ ...connection, ...(sessionToken !== null && { sessionToken }) })
  const location: BucketFolder = { client, bucket, prefix }
  const waiting = folderStore(spool)
  const spooled = (version: string): string => join(spool, version.slice(0, 2), version)
  return {
    location: `s3://${bucket}/${prefix}`,
    ...identityIn(location),
    ...trashOf(location),

    async isEmpty() {
      for await (const batch of listed(location, ''))
        if (batch.some(({ name }) => isVersion(name.split('/').at(-1) ?? ''))) return false
      return true
    },

    async write(source, maxBytes, version) {
      const stored = await waiting.write(source, maxBytes, version)
      try {
        await client.fPutObject(bucket, keyOf(location, stored.version), spooled(stored.version))
        return stored
      } catch (error) {
        throw cannotStore(error)
      } finally {
        await waiting.remove([stored.version])
      }
    },

    async open(version) {
      try {
        const { size } = await client.statObject(bucket, keyOf(location, version))
        return {
          size,
          stream: (start, end) =>
            Readable.toWeb(
              Readable.from(size === 0 ? [] : bytesOf(location, version, { start, end }), {
                objectMode: false,
              }),
            ) as ReadableStream<Uint8Array<ArrayBuffer>>,
          close: () => Promise.resolve(),
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(versions) {
      for (const version of versions) await client.removeObject(bucket, keyOf(location, version))
    },

    async *list(): AsyncGenerator<BlobEntry[]> {
      for await (const batch of listed(location, ''))
        yield batch.flatMap(({ name, modified }) => {
          const version = name.replace(/^[0-9a-f]{2}\//, '')
          return isVersion(version) ? [{ version, modified }] : []
        })
    },

    removeUnfinished: (before) => waiting.removeUnfinished(before),
  }
}
