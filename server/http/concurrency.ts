/** Counts what is under way by key. */
export class Concurrency {
  readonly #running = new Map<string, number>()

  /** Begins one more of `key`, or answers null where `max` are under way. The answer ends it. */
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
