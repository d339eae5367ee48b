import {
  BlobReader,
  configure,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import type * as z from 'zod/mini'
import {
  ARCHIVE_LIMITS,
  ARCHIVE_PATHS,
  archiveManifest,
} from '../../../../domain/export/archive.ts'
import { asFailure, Failure } from '../../../../domain/failure.ts'

configure({ useWebWorkers: false, useCompressionStream: true })

const RATIO_FROM_BYTES = 1024 * 1024

/** An archive whose directory has been read and checked. */
export type Archive = {
  /** Names of the entries that begin with `prefix`. */
  names(prefix: string): string[]
  /** Bytes of an entry when it is inflated; 0 for none. */
  size(name: string): number
  /** A JSON entry in the shape given; fails with `archive_invalid`. */
  json<Shape extends z.ZodMiniType>(name: string, shape: Shape): Promise<z.output<Shape>>
  /** The bytes of an entry, at most `max`; fails with `archive_invalid`. */
  bytes(name: string, max: number): Promise<Blob>
  close(): Promise<void>
}

const invalid = (cause: unknown): Failure => asFailure(cause, 'archive_invalid')

/** Inflates an entry; what is longer than it claims, or does not match its checksum, is refused. */
async function inflate(entry: FileEntry, max: number, signal: AbortSignal): Promise<Blob> {
  const claimed = entry.uncompressedSize
  const isBomb = claimed > RATIO_FROM_BYTES && claimed > entry.compressedSize * ARCHIVE_LIMITS.ratio
  if (claimed > max || isBomb || entry.encrypted)
    throw new Failure('archive_invalid', { cause: `${entry.filename}: ${claimed} bytes` })
  let size = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      size += chunk.byteLength
      if (size > claimed) controller.error(new Error('longer than claimed'))
      else controller.enqueue(chunk)
    },
  })
  const blob = new Response(counted.readable).blob()
  blob.catch(() => undefined)
  await entry.getData(counted.writable, { checkCrc32: true, signal })
  return blob
}

async function readDirectory(reader: ZipReader<Blob>): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>()
  for await (const entry of reader.getEntriesGenerator()) {
    if (entries.size >= ARCHIVE_LIMITS.entries) throw invalid('too many entries')
    if (entry.filename.length > ARCHIVE_LIMITS.nameChars) throw invalid('a name is too long')
    if (entries.has(entry.filename)) throw invalid(`two entries named ${entry.filename}`)
    if (!entry.directory) entries.set(entry.filename, entry)
  }
  return entries
}

/** Opens an archive of an account. Fails with `archive_invalid` for any other or damaged file. */
export async function openArchive(file: Blob, signal: AbortSignal): Promise<Archive> {
  const reader = new ZipReader(new BlobReader(file))
  const entries = await readDirectory(reader).catch((cause: unknown) => {
    throw invalid(cause)
  })
  const bytes = async (name: string, max: number): Promise<Blob> => {
    signal.throwIfAborted()
    const entry = entries.get(name)
    if (!entry) throw new Failure('archive_invalid', { cause: `no ${name}` })
    return inflate(entry, max, signal).catch((cause: unknown) => {
      signal.throwIfAborted()
      throw invalid(cause)
    })
  }
  const archive: Archive = {
    names: (prefix) => [...entries.keys()].filter((name) => name.startsWith(prefix)),
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    bytes,
    json: async (name, shape) => {
      const text = await (await bytes(name, ARCHIVE_LIMITS.jsonBytes)).text()
      try {
        return shape.parse(JSON.parse(text))
      } catch (cause) {
        throw invalid(cause)
      }
    },
    close: () => reader.close(),
  }
  await archive.json(ARCHIVE_PATHS.manifest, archiveManifest)
  return archive
}
