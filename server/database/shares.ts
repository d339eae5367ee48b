import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { Semaphore } from './semaphore.ts'

/** Times in milliseconds. */
export type ShareLimits = {
  /** Requests of one account at the database at once; more of them wait. */
  atOnce: number
  /** How many may wait, and for how long. */
  waiting: number
  waitMs: number
  /** Time of the database that an account may use at once while others ask too. */
  burstMs: number
  /** The part of the time that it may use after that, 0 to 1. */
  share: number
  /** How long after its last request an account counts as asking. */
  activeMs: number
}

const LIMITS: ShareLimits = {
  atOnce: 2,
  waiting: 200,
  waitMs: 30_000,
  burstMs: 15_000,
  share: 0.25,
  activeMs: 10_000,
}

/** Beyond this number, accounts that do not ask any more are forgotten. */
const MAX_ACCOUNTS = 1_000

/** The requests of one account: those that wait, and the time that they used. */
type AccountUse = {
  readonly turns: Semaphore
  usedMs: number
  /** When `usedMs` was computed. */
  at: number
  askedAt: number
}

/**
 * Shares the database between accounts. Each has few requests there at once, so that the requests
 * of others do not wait behind all of its own. An account that used much time while others asked
 * waits while they ask; alone it may use all of it.
 */
export class Shares {
  readonly #limits: ShareLimits
  readonly #now: () => number
  readonly #uses = new Map<string, AccountUse>()
  readonly #current = new AsyncLocalStorage<AccountUse>()

  constructor(limits: Partial<ShareLimits> = {}, now = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits }
    this.#now = now
  }

  /** `database`, whose sessions count as time of the account that `run` names. */
  metered(database: Database): Database {
    return {
      ...database,
      session: async (limits) => {
        const session = await database.session(limits)
        const use = this.#current.getStore()
        if (!use) return session
        const began = this.#now()
        const release = session.release.bind(session)
        let isReleased = false
        session.release = () => {
          if (!isReleased && this.#othersAsk(use))
            use.usedMs = this.#usedBy(use) + this.#now() - began
          isReleased = true
          release()
        }
        return session
      },
    }
  }

  /** Runs `work` for `account` when it is its turn; null where it would wait for too long. */
  async run<T>(account: string, work: () => Promise<T>): Promise<T | null> {
    const use = this.#useOf(account)
    use.askedAt = this.#now()
    const isAdmitted = await use.turns.acquire().then(
      () => true,
      () => false,
    )
    if (!isAdmitted) return null
    try {
      const wait = this.#waitOf(use)
      if (wait > this.#limits.waitMs) return null
      if (wait > 0) await sleep(wait)
      return await this.#current.run(use, work)
    } finally {
      use.turns.release()
    }
  }

  /** How long the account of `use` waits before its next request, for what it used. */
  #waitOf(use: AccountUse): number {
    const { burstMs, share } = this.#limits
    return this.#othersAsk(use) ? (this.#usedBy(use) - burstMs) / share : 0
  }

  #othersAsk(use: AccountUse): boolean {
    const oldest = this.#now() - this.#limits.activeMs
    return [...this.#uses.values()].some((other) => other !== use && other.askedAt >= oldest)
  }

  /** What was used, less its share of the time since then. */
  #usedBy(use: AccountUse): number {
    const now = this.#now()
    use.usedMs = Math.max(0, use.usedMs - this.#limits.share * (now - use.at))
    use.at = now
    return use.usedMs
  }

  #useOf(account: string): AccountUse {
    const known = this.#uses.get(account)
    if (known) return known
    if (this.#uses.size >= MAX_ACCOUNTS) this.#prune()
    const { atOnce, waiting, waitMs } = this.#limits
    const now = this.#now()
    const turns = new Semaphore({ waiting, waitMs }, atOnce)
    const use: AccountUse = { turns, usedMs: 0, at: now, askedAt: now }
    this.#uses.set(account, use)
    return use
  }

  #prune(): void {
    const oldest = this.#now() - this.#limits.activeMs
    for (const [account, use] of this.#uses)
      if (use.turns.idle && use.askedAt < oldest && this.#usedBy(use) === 0)
        this.#uses.delete(account)
  }
}
