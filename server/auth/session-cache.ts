const MAX_ENTRIES = 10_000

/**
 * Remembers for a few seconds that sessions exist. What this process ends is forgotten at once; what
 * another process ends is noticed after `ttlMs` at the latest. Absence is never remembered.
 */
export class SessionCache {
  readonly #ttlMs: number
  readonly #now: () => Date
  readonly #seen = new Map<string, { userId: string; until: number }>()
  #generation = 0

  constructor(ttlMs: number, now: () => Date) {
    this.#ttlMs = ttlMs
    this.#now = now
  }

  /** Whether the session `id` exists, by memory or else by `look`, which asks the database. */
  async isActive(id: string, userId: string, look: () => Promise<boolean>): Promise<boolean> {
    const now = this.#now().getTime()
    const known = this.#seen.get(id)
    if (known && known.until > now) return known.userId === userId
    const generation = this.#generation
    if (!(await look())) return false
    // A session that was ended while the database answered is not remembered as active.
    if (generation === this.#generation) this.#remember(id, { userId, until: now + this.#ttlMs })
    return true
  }

  /** Forgets all sessions of `userId`. */
  forget(userId: string): void {
    this.#generation += 1
    for (const [id, entry] of this.#seen) if (entry.userId === userId) this.#seen.delete(id)
  }

  #remember(id: string, entry: { userId: string; until: number }): void {
    this.#seen.delete(id)
    this.#seen.set(id, entry)
    const oldest = this.#seen.size > MAX_ENTRIES ? this.#seen.keys().next() : null
    if (oldest?.done === false) this.#seen.delete(oldest.value)
  }
}
