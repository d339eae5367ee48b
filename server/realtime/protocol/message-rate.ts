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

  /** Counts one message; false if it is too many. */
  count(now = performance.now()): boolean {
    this.#left = Math.min(this.#atOnce, this.#left + (this.#perSecond * (now - this.#since)) / 1000)
    this.#since = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
