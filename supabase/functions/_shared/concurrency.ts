/** Counts running operations by key. */
export class Concurrency {
  readonly #running = new Map<string, number>()

  /**
   * Begins an operation of `key` and returns a function that ends it; null if `max` are running.
   */
  begin(key: string, max: number): (() => void) | null {
    const running = this.#running.get(key) ?? 0
    if (running >= max) return null
    this.#running.set(key, running + 1)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const left = (this.#running.get(key) ?? 1) - 1
      if (left > 0) this.#running.set(key, left)
      else this.#running.delete(key)
    }
  }
}
