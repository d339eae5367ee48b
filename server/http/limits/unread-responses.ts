import type { ServerResponse } from 'node:http'

const CHECK_MS = 1_000

type UnreadLimits = {
  /** A connection whose client reads nothing of its response for this long is closed, in ms. */
  unreadMs: number
  /** Bytes of all responses in memory that were not read yet. */
  unreadBytes: number
  /** The most connections: smaller responses than their share are never closed for their bytes. */
  maxConnections: number
}

/**
 * Limits what clients leave unread: a response waits in memory until it is read, so that a client
 * which asks again and again and reads nothing would exhaust it.
 */
export class UnreadResponses {
  readonly #limits: UnreadLimits
  /** The oldest first. */
  readonly #open = new Set<ServerResponse>()
  readonly #timer: NodeJS.Timeout

  constructor(limits: UnreadLimits) {
    this.#limits = limits
    this.#timer = setInterval(() => this.#closeLargest(), CHECK_MS)
    this.#timer.unref()
  }

  /** Limits `response` until its connection is closed or has taken all of it. */
  watch(response: ServerResponse): void {
    this.#open.add(response)
    response.once('close', () => this.#open.delete(response))
    // Also called while nothing is there to be read: the answer may still be computed
    response.setTimeout(this.#limits.unreadMs, () => {
      if (response.writableLength > 0) response.destroy()
    })
  }

  /** Stops watching. */
  stop(): void {
    clearInterval(this.#timer)
  }

  /** Closes the oldest of the large responses until the others are within the limit. */
  #closeLargest(): void {
    const { unreadBytes, maxConnections } = this.#limits
    let total = 0
    for (const { writableLength } of this.#open) total += writableLength
    for (const response of this.#open) {
      if (total <= unreadBytes) return
      const { writableLength } = response
      if (writableLength <= unreadBytes / maxConnections) continue
      total -= writableLength
      response.destroy()
    }
  }
}
