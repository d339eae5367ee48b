import type { RealtimeLimits } from './limits.ts'
import { MessageRate } from './protocol/message-rate.ts'

/** A delivery takes time whatever its size: it counts as at least so many bytes. */
const MIN_BYTES = 512

/** The length of a payload: JSON, or bytes. */
export const bytesOf = (payload: unknown): number =>
  payload instanceof Uint8Array
    ? payload.length
    : Buffer.byteLength(JSON.stringify(payload ?? null))

/**
 * Counts the deliveries to the channels of each account. A message is sent to every channel of its
 * topic, and a changed row to every subscription, so that the messages and changes alone do not
 * bound the work of the process.
 */
export class Deliveries {
  readonly #limits: RealtimeLimits
  readonly #rates = new Map<string, MessageRate>()

  constructor(limits: RealtimeLimits) {
    this.#limits = limits
  }

  /** Counts `deliveries` of `bytes` each for `userId`; false if they are too many. */
  count(userId: string, deliveries: number, bytes: number, now = performance.now()): boolean {
    return this.#rateOf(userId, now).count(now, deliveries * Math.max(bytes, MIN_BYTES))
  }

  /** Counts `bytes` that were read for `userId`, however many they are. */
  spend(userId: string, bytes: number, now = performance.now()): void {
    this.#rateOf(userId, now).spend(bytes, now)
  }

  #rateOf(userId: string, now: number): MessageRate {
    const { deliveredBytesPerSecond: perSecond, deliveredBytesAtOnce: atOnce } = this.#limits
    const rate = this.#rates.get(userId) ?? new MessageRate({ perSecond, atOnce }, now)
    this.#rates.set(userId, rate)
    return rate
  }

  /** Removes the accounts that have used nothing recently. */
  prune(now = performance.now()): void {
    for (const [userId, rate] of this.#rates) if (rate.isFull(now)) this.#rates.delete(userId)
  }

  /** Accounts that are counted. */
  get size(): number {
    return this.#rates.size
  }
}
