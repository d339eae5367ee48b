const MAX_ENTRIES = 10_000

/**
 * Caches for a few seconds that a session exists. Sessions ended by this process are removed at
 * once; those ended by another process expire after at most `ttlMs`. Absence is not cached.
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

  /**
   * Whether the session `id` exists, from the cache or else from `query`, which reads the database.
   */
  async isActive(id: string, userId: string, query: () => Promise<boolean>): Promise<boolean> {
    const now = this.#now().getTime()
    const cached = this.#seen.get(id)
    if (cached && cached.until > now) return cached.userId === userId
    const generation = this.#generation
    if (!(await query())) return false
    // A session that ended during the query is not cached as active.
    if (generation === this.#generation) this.#remember(id, { userId, until: now + this.#ttlMs })
    return true
  }

  /** Removes all sessions of `userId` from the cache. */
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
