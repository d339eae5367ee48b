/** The bytes of one stored file, open for reading. Either `stream` or `close` must be called. */
export type StoredBytes = {
  /** In bytes. */
  size: number
  /** The bytes from `start` to `end`, both inclusive; closes the file when it was read or cancelled. */
  stream(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

export type BlobEntry = { version: string; modified: Date }

/**
 * Where the bytes of files are stored: each file under a random id (`version`) made by the store, so
 * that no name chosen by a caller reaches the file system.
 */
export type BlobStore = {
  /** Names the place in messages: a folder or an `s3://` address. */
  readonly location: string
  /** The id of the database that these files belong to, or null. */
  identity(): Promise<string | null>
  setIdentity(id: string): Promise<void>
  /** Whether there is no file, in the trash or outside. */
  isEmpty(): Promise<boolean>
  /**
   * Stores `source` and gives its id and size once it is durable. Throws 413 past `maxBytes` and 507
   * where nothing can be stored; leaves nothing behind where it throws.
   */
  write(
    source: AsyncIterable<Uint8Array>,
    maxBytes: number,
  ): Promise<{ version: string; size: number }>
  /** Null where there is no such file. */
  open(version: string): Promise<StoredBytes | null>
  /** Deletes files; a missing one is no error. */
  remove(versions: readonly string[]): Promise<void>
  /** Every file outside the trash, in batches. */
  list(): AsyncIterable<BlobEntry[]>
  /** Removes parts of uploads that ended before `before`. */
  removeUnfinished(before: Date): Promise<void>
  /** Moves a file to the trash of `day` (`YYYY-MM-DD`). */
  moveToTrash(version: string, day: string): Promise<void>
  /** Every file in the trash, in batches, with the day it was moved there. */
  listTrash(): AsyncIterable<{ version: string; day: string }[]>
  /** Moves a file from the trash of `day` back to its place. */
  restoreFromTrash(version: string, day: string): Promise<void>
  /** Deletes the trash of all days before `day` for good. */
  emptyTrash(day: string): Promise<void>
}

const VERSION = /^[0-9a-f-]{36}$/

export const isVersion = (name: string): boolean => VERSION.test(name)

/** Throws where `version` is not an id that a store has made. */
export function requireVersion(version: string): void {
  if (!isVersion(version))
    throw new Error(`Not the id of a stored file: ${JSON.stringify(version)}`)
}
