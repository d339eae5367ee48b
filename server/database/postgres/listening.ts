import postgres from 'postgres'
import type { NotificationListener } from '../notifications.ts'

const END_SECONDS = 1

/**
 * Listens to channels of the PostgreSQL at `url`, each on a connection of its own, which the driver
 * opens again where it is lost.
 */
export class PostgresListening {
  readonly #url: string
  readonly #ends = new Set<() => Promise<void>>()

  constructor(url: string) {
    this.#url = url
  }

  /** Resolves with what ends it. Throws the driver's error where it cannot connect at first. */
  async begin(channel: string, listener: NotificationListener): Promise<() => Promise<void>> {
    // one client for each: a client that failed to connect would try for ever
    const client = postgres(this.#url, {
      max: 1,
      connection: { application_name: 'stoa' },
      onnotice: () => undefined,
    })
    const end = async () => {
      this.#ends.delete(end)
      await client.end({ timeout: END_SECONDS })
    }
    this.#ends.add(end)
    let connections = 0
    const onListen = () => {
      connections += 1
      if (connections > 1) listener.onGap()
    }
    try {
      await client.listen(channel, (payload) => listener.onNotification(payload), onListen)
      return end
    } catch (error) {
      await end()
      throw error
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#ends].map((end) => end()))
  }
}
