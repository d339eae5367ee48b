import { sqlOver, type Claims, type Database, type Sql } from '../database/database.ts'
import type { Log } from '../log.ts'
import { CHANNEL, parseAnnouncement, type ChangeType } from './announcement.ts'
import { matches } from './filter.ts'
import type { Binding } from './join-request.ts'
import { REALTIME_LIMITS } from './limits.ts'
import { keyText, readRows, type Key, type ReadRow } from './read-rows.ts'
import type { Column, Table, Tables } from './tables.ts'
import { WaitingChanges, type Batch } from './waiting-changes.ts'

/** The `data` of a `postgres_changes` message. */
export type Change = {
  schema: 'public'
  table: string
  type: ChangeType
  /** When this server heard of it. */
  commit_timestamp: string
  columns: readonly Column[]
  record: Readonly<Record<string, unknown>>
  old_record: Readonly<Record<string, unknown>>
  errors: readonly string[] | null
}

/** A channel that receives changes. */
export type Subscriber = {
  /** As which it reads; null once its token has expired. */
  readonly claims: Claims | null
  readonly bindings: readonly Binding[]
  sendChange(ids: readonly number[], change: Change): void
  /** Changes of `table` could not be sent: it should be read again. */
  sendMissed(table: string): void
}

export type ChangeFeedOptions = {
  database: Database
  tables: Tables
  log: Log
  now: () => Date
  /** The connection to the database was lost: changes may be missing. */
  onGap: () => void
}

const TOO_LARGE = 'Error 413: Payload Too Large'

const pick = (record: Change['record'], names: readonly string[]): Change['record'] =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))

/** The bindings that ask for changes of `type` in `table`. */
const bindingsFor = ({ bindings }: Subscriber, table: Table, type: ChangeType): Binding[] =>
  bindings.filter(
    (binding) =>
      (binding.table === null || binding.table.name === table.name) &&
      (binding.requested.event === '*' || binding.requested.event === type),
  )

/**
 * Sends changes of rows to the subscribers of their owner. A changed row is read again as its
 * subscriber, so that nobody is sent what they may not read; of a deleted row only the key is sent.
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions
  readonly #sql: Sql
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  readonly #waiting = new WaitingChanges()
  #listening: Promise<() => Promise<void>> | null = null
  #sending = false

  constructor(options: ChangeFeedOptions) {
    this.#options = options
    this.#sql = sqlOver(options.database)
  }

  /** Resolves once changes are announced to this process. Throws `DatabaseError`. */
  async ready(): Promise<void> {
    this.#listening ??= this.#options.database.listen(CHANNEL, {
      onNotification: (payload) => this.#announce(payload),
      onGap: () => this.#options.onGap(),
    })
    try {
      await this.#listening
    } catch (error) {
      this.#listening = null
      throw error
    }
  }

  add(userId: string, subscriber: Subscriber): void {
    const subscribers = this.#subscribers.get(userId) ?? new Set()
    subscribers.add(subscriber)
    this.#subscribers.set(userId, subscribers)
  }

  remove(userId: string, subscriber: Subscriber): void {
    const subscribers = this.#subscribers.get(userId)
    subscribers?.delete(subscriber)
    if (subscribers?.size === 0) this.#subscribers.delete(userId)
  }

  /** Listens no longer if there are no subscribers, so that writing costs nothing more. */
  async rest(): Promise<void> {
    if (this.#subscribers.size > 0) return
    const listening = this.#listening
    this.#listening = null
    const stop = await listening?.catch(() => null)
    await stop?.().catch(() => undefined)
  }

  #announce(payload: string): void {
    const announcement = parseAnnouncement(payload)
    if (!announcement || !this.#subscribers.has(announcement.user)) return
    this.#waiting.add(announcement)
    if (this.#sending) return
    this.#sending = true
    setTimeout(() => void this.#send(), REALTIME_LIMITS.collectMs).unref()
  }

  async #send(): Promise<void> {
    for (const [userId, batches] of this.#waiting.take())
      for (const batch of batches) {
        const table = this.#options.tables.get(batch.table)
        if (table) await this.#sendBatch(userId, table, batch)
      }
    this.#sending = false
    if (this.#waiting.isEmpty) return
    this.#sending = true
    setTimeout(() => void this.#send(), REALTIME_LIMITS.collectMs).unref()
  }

  async #sendBatch(userId: string, table: Table, { type, keys }: Batch): Promise<void> {
    const subscribers = [...(this.#subscribers.get(userId) ?? [])].filter(
      (subscriber) => subscriber.claims && bindingsFor(subscriber, table, type).length > 0,
    )
    const claims = subscribers[0]?.claims
    if (!claims) return
    const missed = () => subscribers.forEach((subscriber) => subscriber.sendMissed(table.name))
    if (keys === null) {
      missed()
      return
    }
    const all = [...keys.values()]
    try {
      for (let start = 0; start < all.length; start += REALTIME_LIMITS.rowsPerRead) {
        const chunk = all.slice(start, start + REALTIME_LIMITS.rowsPerRead)
        const rows =
          type === 'DELETE' ? null : await readRows(this.#sql, claims, { table, keys: chunk })
        for (const key of chunk) {
          const row = rows === null ? null : (rows.get(keyText(key)) ?? 'invisible')
          if (row !== 'invisible') this.#sendRow(subscribers, { table, type, key, row })
        }
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      this.#options.log({ name: 'realtime_read_failed', error: reason })
      missed()
    }
  }

  #sendRow(
    subscribers: readonly Subscriber[],
    changed: { table: Table; type: ChangeType; key: Key; row: ReadRow | null },
  ): void {
    const { table, type, key, row } = changed
    const keyRecord = Object.fromEntries(table.key.map(({ name }, index) => [name, key[index]]))
    const change: Change = {
      schema: 'public',
      table: table.name,
      type,
      commit_timestamp: this.#options.now().toISOString(),
      columns: table.columns,
      record: row?.record ?? {},
      old_record: type === 'INSERT' ? {} : keyRecord,
      errors: row?.shortened === true ? [TOO_LARGE] : null,
    }
    for (const subscriber of subscribers) {
      const selections = new Map<string, { ids: number[]; names: readonly string[] | null }>()
      for (const { id, requested, conditions } of bindingsFor(subscriber, table, type)) {
        // only the key of a deleted row is known: conditions on other columns do not apply
        const known = row ? conditions : conditions.filter(({ column }) => column in keyRecord)
        if (!matches(known, row?.record ?? keyRecord, table)) continue
        const names = requested.select ?? null
        const selection = selections.get(String(names)) ?? { ids: [], names }
        selection.ids.push(id)
        selections.set(String(names), selection)
      }
      for (const { ids, names } of selections.values())
        subscriber.sendChange(ids, names ? selected(change, names) : change)
    }
  }
}

const selected = (change: Change, names: readonly string[]): Change => ({
  ...change,
  columns: change.columns.filter(({ name }) => names.includes(name)),
  record: pick(change.record, names),
})
