import { randomUUID } from 'node:crypto'
import { inTransaction, type Database } from '../../database/database.ts'
import type { Log } from '../../monitoring/log.ts'
import type { RealtimeLimits } from '../limits.ts'
import { Listening } from '../listening.ts'
import { decodeMessages, encodeMessage, type TopicMessage } from './message.ts'
import { Reassembly, toNotifications } from './parts.ts'

const CHANNEL = 'stoa_topics'
const NOTIFY = `select count(pg_notify('${CHANNEL}', value))
  from jsonb_array_elements_text($1::jsonb) as value`

/**
 * A process among those on one database. It takes a new number when a message to the others is
 * lost, so that they discard what they stored for the earlier number.
 */
export type Sender = { process: string; number: number }

export type RelayOptions = {
  database: Database
  log: Log
  limits: RealtimeLimits
  receive: (sender: Sender, message: TopicMessage) => void
  /** The connection to the database was lost: messages may be missing. */
  onGap: () => void
}

type Waiting = { json: string; resolve: (isSent: boolean) => void }

/** The length of what is waiting, of each account and of all. */
class WaitingLength {
  readonly #limits: RealtimeLimits
  readonly #accounts = new Map<string, number>()
  #total = 0

  constructor(limits: RealtimeLimits) {
    this.#limits = limits
  }

  /** Counts `length` for `userId`; false if it exceeds the limit. */
  take(userId: string, length: number): boolean {
    const own = (this.#accounts.get(userId) ?? 0) + length
    const total = this.#total + length
    if (own > this.#limits.relayedCharsPerAccount || total > this.#limits.relayedChars) return false
    this.#accounts.set(userId, own)
    this.#total = total
    return true
  }

  clear(): void {
    this.#accounts.clear()
    this.#total = 0
  }
}

function senderOf(text: string): Sender {
  const [process = '', number] = text.split('.')
  return { process, number: Number(number) }
}

/** Passes messages about private topics between the processes on one PostgreSQL, in order. */
export class Relay {
  readonly process = randomUUID()
  readonly #options: RelayOptions
  readonly #reassembly = new Reassembly()
  readonly #waitingLength: WaitingLength
  readonly #listening: Listening
  #number = 0
  #waiting: Waiting[] = []
  #sending: Promise<void> | null = null

  constructor(options: RelayOptions) {
    this.#options = options
    this.#waitingLength = new WaitingLength(options.limits)
    this.#listening = new Listening(options.database, CHANNEL, {
      onNotification: (payload) => this.#receive(payload),
      onGap: () => options.onGap(),
    })
  }

  /** Resolves once it receives what the other processes send. Throws `DatabaseError`. */
  async start(): Promise<void> {
    await this.#listening.start()
  }

  /** Receives nothing more. */
  async stop(): Promise<void> {
    this.#reassembly.clear()
    await this.#listening.stop()
  }

  /** Waits until everything is sent. */
  async settled(): Promise<void> {
    await this.#sending
  }

  /** Takes a new number. */
  renew(): void {
    this.#number += 1
  }

  /**
   * Sends `message` about a topic of `userId` to the other processes. Resolves with false where
   * the database does not answer or too much is waiting.
   */
  send(userId: string, message: TopicMessage): Promise<boolean> {
    const json = encodeMessage(message)
    if (!this.#waitingLength.take(userId, json.length)) return Promise.resolve(false)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#waiting.push({ json, resolve })
    this.#sending ??= this.#sendAll()
    return promise
  }

  /** One transaction after the other, each with what was waiting. */
  async #sendAll(): Promise<void> {
    // Together with what the same event sends
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      this.#waitingLength.clear()
      const isSent = await this.#notify(`[${batch.map(({ json }) => json).join(',')}]`)
      for (const { resolve } of batch) resolve(isSent)
    }
    this.#sending = null
  }

  async #notify(text: string): Promise<boolean> {
    const { database, log } = this.#options
    const payloads = toNotifications(`${this.process}.${this.#number}`, text)
    try {
      await inTransaction(database, (session) => session.run(NOTIFY, [JSON.stringify(payloads)]))
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log({ name: 'realtime_relay_failed', error: reason })
      return false
    }
  }

  #receive(payload: string): void {
    const complete = this.#reassembly.add(payload)
    if (!complete) return
    const sender = senderOf(complete.sender)
    // PostgreSQL notifies the session's own process as well
    if (sender.process === this.process) return
    for (const message of decodeMessages(complete.text)) this.#options.receive(sender, message)
  }
}
