/** Allows `perSecond` messages on average and `atOnce` in a burst. */
export class MessageRate {
  readonly #perSecond: number
  readonly #atOnce: number
  #left: number
  #since: number

  /** `now` in milliseconds, of any clock that `count` also uses. */
  constructor(
    { perSecond, atOnce }: { perSecond: number; atOnce: number },
    now = performance.now(),
  ) {
    this.#since = now
    this.#perSecond = perSecond
    this.#atOnce = atOnce
    this.#left = atOnce
  }

  /** Counts one message, or `amount` of another unit; false if the limit is exceeded. */
  count(now = performance.now(), amount = 1): boolean {
    if (this.#leftAt(now) < amount) return false
    this.spend(amount, now)
    return true
  }

  /** Counts `amount` also where it exceeds the limit: the next ones wait longer. */
  spend(amount: number, now = performance.now()): void {
    this.#left = this.#leftAt(now) - amount
    this.#since = now
  }

  /** Whether nothing of a burst is used up. */
  isFull(now = performance.now()): boolean {
    return this.#leftAt(now) >= this.#atOnce
  }

  #leftAt(now: number): number {
    return Math.min(this.#atOnce, this.#left + (this.#perSecond * (now - this.#since)) / 1000)
  }
}
