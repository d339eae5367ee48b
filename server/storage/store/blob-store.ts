/** The bytes of one stored file, open for reading. Either `stream` or `close` must be called. */
export type StoredBytes = {
  /** In bytes. */
  size: number
  /**
   * The bytes from `start` to `end`, both inclusive; closes the file after reading or cancelling.
   */
  stream(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

export type BlobEntry = { version: string; modified: Date }

/**
 * Stores the bytes of files, each under a random id (`version`) made by the store, so that no name
 * from a caller reaches the file system.
 */
export type BlobStore = BlobTrash & {
  /** The location for messages: a folder or an `s3://` address. */
  readonly location: string
  /** The id of the database that these files belong to, or null. */
  identity(): Promise<string | null>
  setIdentity(id: string): Promise<void>
  /** Whether there is no file, including the trash. */
  isEmpty(): Promise<boolean>
  /**
   * Stores `source` and returns its id and size once it is durable. Throws 413 above `maxBytes` and
   * 507 if it cannot be stored; removes partial data before it throws. A file from another store
   * keeps its id (`version`); every other one gets a new one.
   */
  write(
    source: AsyncIterable<Uint8Array>,
    maxBytes: number,
    version?: string,
  ): Promise<{ version: string; size: number }>
  /** Null if there is no such file. */
  open(version: string): Promise<StoredBytes | null>
  /** Deletes files; ignores missing ones. */
  remove(versions: readonly string[]): Promise<void>
  /** All files outside the trash, in batches. */
  list(): AsyncIterable<BlobEntry[]>
  /** Removes partial uploads that ended before `before`. */
  removeUnfinished(before: Date): Promise<void>
}

/** The trash of a store, by day. */
export type BlobTrash = {
  /** Moves a file to the trash of `day` (`YYYY-MM-DD`). */
  moveToTrash(version: string, day: string): Promise<void>
  /** All files in the trash, in batches, with the day they were moved there. */
  listTrash(): AsyncIterable<{ version: string; day: string }[]>
  /** Restores a file from the trash of `day`. */
  restoreFromTrash(version: string, day: string): Promise<void>
  /** Permanently deletes the trash of all days before `day`. */
  emptyTrash(day: string): Promise<void>
}

const VERSION = /^[0-9a-f-]{36}$/

export const isVersion = (name: string): boolean => VERSION.test(name)

/** Throws if `version` does not have the format of an id made by a store. */
export function requireVersion(version: string): void {
  if (!isVersion(version))
    throw new Error(`Not the id of a stored file: ${JSON.stringify(version)}`)
}
