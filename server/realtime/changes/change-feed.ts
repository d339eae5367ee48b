import type { Database } from '../../database/database.ts'
import type { Log } from '../../monitoring/log.ts'
import { CHANNEL, parseAnnouncement, type ChangeType } from './announcement.ts'
import { bindingsFor, sendRow, type Subscriber } from './change.ts'
import { bytesOf, type Deliveries } from '../deliveries.ts'
import { REALTIME_LIMITS } from '../limits.ts'
import { Listening } from '../listening.ts'
import { keyText, readRows, type ReadRows, type RowsRequest } from './read-rows.ts'
import { RequestError } from '../protocol/request-error.ts'
import type { Tables } from './tables.ts'
import { PendingChanges, type Batch } from './pending-changes.ts'

type ChangeFeedOptions = {
  database: Database
  tables: Tables
  deliveries: Deliveries
  log: Log
  now: () => Date
  /** The connection to the database was lost: changes may be missing. */
  onGap: () => void
}

/** Changed rows of one table of one account, and who is sent them. */
type Job = RowsRequest & { userId: string; subscribers: readonly Subscriber[]; type: ChangeType }

/** Tells the subscribers of a job that its changes are missing. */
function sendMissed({ subscribers, table }: Job): void {
  for (const subscriber of subscribers) subscriber.sendMissed(table.name)
}

/**
 * Sends changes of rows to the subscribers of their owner. A changed row is read again as its
 * subscriber, so that no account is sent what it may not read; of a deleted row only the key is
 * sent.
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  readonly #pending = new PendingChanges()
  readonly #listening: Listening
  #sending = false

  constructor(options: ChangeFeedOptions) {
    this.#options = options
    this.#listening = new Listening(options.database, CHANNEL, {
      onNotification: (payload) => this.#announce(payload),
      onGap: () => options.onGap(),
    })
  }

  /**
   * Adds a subscriber to changes of the rows of `userId`. Resolves once they are announced to this
   * process. Throws `RequestError` if the account has too many bindings, and `DatabaseError`; then
   * the subscriber is added nevertheless.
   */
  async add(userId: string, subscriber: Subscriber): Promise<void> {
    const subscribers = this.#subscribers.get(userId) ?? new Set()
    const bindings = [...subscribers, subscriber].reduce(
      (sum, each) => sum + each.bindings.length,
      0,
    )
    if (bindings > REALTIME_LIMITS.bindingsPerAccount)
      throw new RequestError('Too many subscriptions of this account')
    subscribers.add(subscriber)
    this.#subscribers.set(userId, subscribers)
    await this.#listening.start()
  }

  remove(userId: string, subscriber: Subscriber): void {
    const subscribers = this.#subscribers.get(userId)
    subscribers?.delete(subscriber)
    if (subscribers?.size === 0) this.#subscribers.delete(userId)
  }

  /** Stops listening if there are no subscribers, so that writing costs nothing more. */
  async stopIfUnused(): Promise<void> {
    if (this.#subscribers.size > 0) return
    await this.#listening.stop()
  }

  #announce(payload: string): void {
    const announcement = parseAnnouncement(payload)
    if (!announcement || !this.#subscribers.has(announcement.user)) return
    this.#pending.add(announcement)
    this.#sendSoon()
  }

  async #send(): Promise<void> {
    const jobs = this.#pending
      .takeAll()
      .flatMap(([userId, batches]) => batches.flatMap((batch) => this.#jobsOf(userId, batch)))
    for (let start = 0; start < jobs.length; start += REALTIME_LIMITS.readsPerTransaction)
      await this.#run(jobs.slice(start, start + REALTIME_LIMITS.readsPerTransaction))
    this.#sending = false
    if (!this.#pending.isEmpty) this.#sendSoon()
  }

  #sendSoon(): void {
    if (this.#sending) return
    this.#sending = true
    setTimeout(() => void this.#send(), REALTIME_LIMITS.collectMs).unref()
  }

  /** What has to be read for a batch, in parts; nothing without a subscriber to it. */
  #jobsOf(userId: string, { table: name, type, keys }: Batch): Job[] {
    const table = this.#options.tables.get(name)
    if (!table) return []
    const subscribers = [...(this.#subscribers.get(userId) ?? [])].filter(
      (subscriber) => subscriber.claims && bindingsFor(subscriber, table, type).length > 0,
    )
    const claims = subscribers[0]?.claims
    if (!claims) return []
    if (!keys) {
      for (const subscriber of subscribers) subscriber.sendMissed(name)
      return []
    }
    const all = [...keys.values()]
    const parts = Math.ceil(all.length / REALTIME_LIMITS.rowsPerRead)
    return Array.from({ length: parts }, (_, part) => {
      const start = part * REALTIME_LIMITS.rowsPerRead
      const chunk = all.slice(start, start + REALTIME_LIMITS.rowsPerRead)
      return { userId, subscribers, claims, table, type, keys: chunk }
    })
  }

  async #run(jobs: readonly Job[]): Promise<void> {
    const affordable = jobs.filter((job) => this.#mayDeliver(job, job.keys.length))
    const reads = affordable.filter(({ type }) => type !== 'DELETE')
    try {
      const rows = reads.length > 0 ? await readRows(this.#options.database, reads) : []
      const rowsOf = new Map(reads.map((job, index) => [job, rows[index]]))
      for (const job of affordable) this.#deliver(job, rowsOf.get(job))
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      this.#options.log({ name: 'realtime_read_failed', error: reason })
      affordable.forEach(sendMissed)
    }
  }

  /**
   * Counts the messages about `rows`, of `bytes` together. Where the account is sent too much its
   * subscribers are told that changes are missing: false.
   */
  #mayDeliver(job: Job, rows: number, bytes = 0): boolean {
    const { userId, subscribers, table, type } = job
    const sent = subscribers.reduce((sum, each) => sum + bindingsFor(each, table, type).length, 0)
    if (this.#options.deliveries.count(userId, rows * sent, bytes / rows)) return true
    sendMissed(job)
    return false
  }

  #deliver(job: Job, rows: ReadRows | undefined): void {
    const { userId, subscribers, table, type, keys } = job
    const at = this.#options.now()
    const sizes = new Map([...(rows ?? [])].map(([key, { record }]) => [key, bytesOf(record)]))
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    this.#options.deliveries.spend(userId, bytes)
    for (const key of keys) {
      const row = rows?.get(keyText(key)) ?? null
      if (!row && type !== 'DELETE') continue
      if (!this.#mayDeliver(job, 1, sizes.get(keyText(key)))) return
      sendRow(subscribers, table, { type, key, row, at })
    }
  }
}
