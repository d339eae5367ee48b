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

/** Lines beyond this number are removed when they are not needed any more. */
const MAX_LINES = 1_000

/** The requests of one account: those that wait, and the time that they used. */
type Line = {
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
  readonly #lines = new Map<string, Line>()
  readonly #current = new AsyncLocalStorage<Line>()

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
        const line = this.#current.getStore()
        if (!line) return session
        const began = this.#now()
        const release = session.release.bind(session)
        let isReleased = false
        session.release = () => {
          if (!isReleased && this.#othersAsk(line))
            line.usedMs = this.#usedBy(line) + this.#now() - began
          isReleased = true
          release()
        }
        return session
      },
    }
  }

  /** Runs `work` for `account` when it is its turn; null where it would wait for too long. */
  async run<T>(account: string, work: () => Promise<T>): Promise<T | null> {
    const line = this.#lineOf(account)
    line.askedAt = this.#now()
    const isAdmitted = await line.turns.acquire().then(
      () => true,
      () => false,
    )
    if (!isAdmitted) return null
    try {
      const wait = this.#waitOf(line)
      if (wait > this.#limits.waitMs) return null
      if (wait > 0) await sleep(wait)
      return await this.#current.run(line, work)
    } finally {
      line.turns.release()
    }
  }

  /** How long `line` waits before its next request, for what it used. */
  #waitOf(line: Line): number {
    const { burstMs, share } = this.#limits
    return this.#othersAsk(line) ? (this.#usedBy(line) - burstMs) / share : 0
  }

  #othersAsk(line: Line): boolean {
    const oldest = this.#now() - this.#limits.activeMs
    return [...this.#lines.values()].some((other) => other !== line && other.askedAt >= oldest)
  }

  /** What `line` used, less its share of the time since then. */
  #usedBy(line: Line): number {
    const now = this.#now()
    line.usedMs = Math.max(0, line.usedMs - this.#limits.share * (now - line.at))
    line.at = now
    return line.usedMs
  }

  #lineOf(account: string): Line {
    const known = this.#lines.get(account)
    if (known) return known
    if (this.#lines.size >= MAX_LINES) this.#prune()
    const { atOnce, waiting, waitMs } = this.#limits
    const now = this.#now()
    const turns = new Semaphore({ waiting, waitMs }, atOnce)
    const line: Line = { turns, usedMs: 0, at: now, askedAt: now }
    this.#lines.set(account, line)
    return line
  }

  #prune(): void {
    const oldest = this.#now() - this.#limits.activeMs
    for (const [account, line] of this.#lines)
      if (line.turns.idle && line.askedAt < oldest && this.#usedBy(line) === 0)
        this.#lines.delete(account)
  }
}
