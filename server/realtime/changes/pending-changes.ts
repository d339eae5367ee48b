import type { Announcement, ChangeType } from './announcement.ts'
import { REALTIME_LIMITS } from '../limits.ts'
import { keyText, type Key } from './read-rows.ts'

/** Rows of one table that changed in the same way. Keys are null where there were too many. */
export type Batch = { table: string; type: ChangeType; keys: Map<string, Key> | null }

/** Rows of the same table changed in the same way one after the other are one batch. */
function addKeys(
  batches: Batch[],
  { table, type }: Pick<Batch, 'table' | 'type'>,
  added: readonly Key[],
): void {
  const last = batches.at(-1)
  const isSame = last?.table === table && last.type === type
  const keys = (isSame ? last.keys : null) ?? new Map<string, Key>()
  if (!isSame || last.keys === null) batches.push({ table, type, keys })
  for (const key of added) keys.set(keyText(key), key)
}

/** Changes of each account that are not read yet, in the order of their announcements. */
export class PendingChanges {
  readonly #batches = new Map<string, Batch[]>()
  readonly #rows = new Map<string, number>()

  get isEmpty(): boolean {
    return this.#batches.size === 0
  }

  add({ user, table, type, keys }: Announcement): void {
    const batches = this.#batches.get(user) ?? []
    this.#batches.set(user, batches)
    const rows = (this.#rows.get(user) ?? 0) + (keys?.length ?? 0)
    this.#rows.set(user, rows)
    if (keys !== null && rows <= REALTIME_LIMITS.pendingRows)
      addKeys(batches, { table, type }, keys)
    else if (!batches.some((batch) => batch.keys === null && batch.table === table))
      batches.push({ table, type, keys: null })
  }

  /** Removes and returns all changes. */
  takeAll(): [userId: string, batches: readonly Batch[]][] {
    const all = [...this.#batches]
    this.#batches.clear()
    this.#rows.clear()
    return all
  }
}
