import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { NotificationListener } from '../notifications.ts'
import { clientConfig } from './client-config.ts'

const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 10_000

/**
 * Listens to channels of the PostgreSQL at `url`, each on a connection of its own, which is opened
 * again where it is lost.
 */
export class PostgresListening {
  readonly #url: string
  readonly #ends = new Set<() => Promise<void>>()

  constructor(url: string) {
    this.#url = url
  }

  /** Resolves with what ends it. Throws the driver's error where it cannot connect at first. */
  async begin(channel: string, listener: NotificationListener): Promise<() => Promise<void>> {
    const ended = new AbortController()
    let client = await this.#connect(channel, listener)
    const follow = async () => {
      for (;;) {
        await client.lost
        client = await this.#reconnect(channel, listener, ended.signal)
        listener.onGap()
      }
    }
    // Rejects only where it was ended while it waited
    const following = follow().catch(() => undefined)
    const end = async () => {
      this.#ends.delete(end)
      ended.abort()
      await client.end()
      await following
    }
    this.#ends.add(end)
    return end
  }

  async close(): Promise<void> {
    await Promise.all([...this.#ends].map((end) => end()))
  }

  async #connect(channel: string, listener: NotificationListener) {
    const client = new pg.Client(clientConfig(this.#url))
    const lost = new Promise<void>((resolve) => client.once('end', resolve))
    // Followed by `end`
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => listener.onNotification(payload ?? ''))
    const end = () => client.end().catch(() => undefined)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await end()
      throw error
    }
    return { lost, end }
  }

  /** Tries until it is connected again, less and less often. Throws where `signal` ends it. */
  async #reconnect(channel: string, listener: NotificationListener, signal: AbortSignal) {
    for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
      await sleep(delay, undefined, { signal })
      const client = await this.#connect(channel, listener).catch(() => null)
      if (client && !signal.aborted) return client
      await client?.end()
      signal.throwIfAborted()
    }
  }
}
