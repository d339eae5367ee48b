import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, fstatSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The part of Emscripten's file system over Node that PostgreSQL's calls end in. It comes without
 * `fsync`.
 */
type NodeFiles = { stream_ops: { fsync?: (stream: { nfd: number }) => number } }

/**
 * PostgreSQL's own settings with syncing left on (`-F` switches it off), by a call that ends in
 * `fsync` here.
 */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

type DurableFsOptions = {
  /**
   * Until `recovered()`, files last changed before this time (ms since 1970) are not synced:
   * recovery syncs the complete folder, 2,000 files, of which a database that was reopened in the
   * same process has changed few. Null: every file is synced.
   */
  syncedBefore?: number | null
}

/**
 * PGlite's folder on disk, with the one call it lacks: when PostgreSQL asks for a file to be on the
 * disk, it is. So the log is synced at every commit before its answer, and the data at every
 * checkpoint, in PostgreSQL's own order: a power cut after an answer loses nothing. Reading syncs
 * nothing.
 */
export class DurableFs extends NodeFS {
  /** How often a file was synced because PostgreSQL asked for it. */
  synced = 0
  #syncedBefore: number | null

  constructor(folder: string, { syncedBefore = null }: DurableFsOptions = {}) {
    super(folder)
    this.#syncedBefore = syncedBefore
  }

  /** From now on every request to sync a file is followed. */
  recovered(): void {
    this.#syncedBefore = null
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters)
    const addFsync = (mod: { NODEFS: unknown }) => {
      const files = mod.NODEFS as NodeFiles
      files.stream_ops.fsync = ({ nfd }) => {
        if (this.#syncedBefore !== null && fstatSync(nfd).mtimeMs < this.#syncedBefore) return 0
        fsyncSync(nfd)
        this.synced += 1
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    }
  }
}

/** Syncs every file and folder below `folder`: done once, after a database was created. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    syncFile(join(entry.parentPath, entry.name))
  syncFile(folder)
}

/** Syncs one file or folder. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
