import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseError, type Database, type Session } from './database.ts'
import { SQLSTATE } from './database-error.ts'
import { Semaphore } from './semaphore.ts'

/** Times in milliseconds. */
export type SchedulerLimits = {
  /** Requests of one account at the database at once; more of them wait. */
  atOnce: number
  /** How many may wait, and for how long. */
  waiting: number
  waitMs: number
  /** Time of the database that an account may use at once while others ask too. */
  burstMs: number
  /** What a statement that was ended by its time limit counts in addition to its time. */
  endedMs: number
  /** The part of the time that it may use after that, 0 to 1. */
  share: number
  /** How long after its last request an account counts as asking. */
  activeMs: number
}

const LIMITS: SchedulerLimits = {
  atOnce: 2,
  waiting: 200,
  waitMs: 30_000,
  burstMs: 15_000,
  endedMs: 30_000,
  share: 0.25,
  activeMs: 10_000,
}

/** Beyond this number, accounts that do not ask any more are forgotten. */
const MAX_ACCOUNTS = 1_000

/** The requests of one account: those that wait, and the time that they used. */
type AccountUsage = {
  readonly semaphore: Semaphore
  usedMs: number
  /** When `usedMs` was computed. */
  at: number
  askedAt: number
}

/**
 * Schedules the requests of accounts at the database. Each account has few there at once, so that
 * the requests of others do not wait behind all of its own. An account that used much time while
 * others asked waits while they ask; alone it may use all of it. A statement that was ended by its
 * time limit counts more, so that an account does not repeat it at the cost of the others.
 */
export class FairScheduler {
  readonly #limits: SchedulerLimits
  readonly #now: () => number
  readonly #usages = new Map<string, AccountUsage>()
  readonly #current = new AsyncLocalStorage<AccountUsage>()

  constructor(limits: Partial<SchedulerLimits> = {}, now = () => performance.now()) {
    this.#limits = { ...LIMITS, ...limits }
    this.#now = now
  }

  /** `database`, whose sessions count as time of the account that `run` names. */
  metered(database: Database): Database {
    return {
      ...database,
      session: async (limits) => {
        const session = await database.session(limits)
        const usage = this.#current.getStore()
        if (!usage) return session
        this.#countEnded(session, usage)
        const began = this.#now()
        const release = session.release.bind(session)
        let isReleased = false
        session.release = () => {
          if (!isReleased && this.#othersAsk(usage))
            usage.usedMs = this.#usedBy(usage) + this.#now() - began
          isReleased = true
          release()
        }
        return session
      },
    }
  }

  /** Runs `work` for `account` when it is its turn; null where it would wait for too long. */
  async run<T>(account: string, work: () => Promise<T>): Promise<T | null> {
    const usage = this.#usageOf(account)
    usage.askedAt = this.#now()
    const isAdmitted = await usage.semaphore.acquire().then(
      () => true,
      () => false,
    )
    if (!isAdmitted) return null
    try {
      const wait = this.#waitOf(usage)
      if (wait > this.#limits.waitMs) return null
      if (wait > 0) await sleep(wait)
      return await this.#current.run(usage, work)
    } finally {
      usage.semaphore.release()
    }
  }

  #countEnded(session: Session, usage: AccountUsage): void {
    const run = session.run.bind(session)
    session.run = async (text, params) => {
      try {
        return await run(text, params)
      } catch (error) {
        if (isDatabaseError(error) && error.code === SQLSTATE.queryCanceled)
          usage.usedMs = this.#usedBy(usage) + this.#limits.endedMs
        throw error
      }
    }
  }

  /** How long the account of `usage` waits before its next request, for what it used. */
  #waitOf(usage: AccountUsage): number {
    const { burstMs, share } = this.#limits
    return this.#othersAsk(usage) ? (this.#usedBy(usage) - burstMs) / share : 0
  }

  #othersAsk(usage: AccountUsage): boolean {
    const oldest = this.#now() - this.#limits.activeMs
    return [...this.#usages.values()].some((other) => other !== usage && other.askedAt >= oldest)
  }

  /** What was used, less its share of the time since then. */
  #usedBy(usage: AccountUsage): number {
    const now = this.#now()
    usage.usedMs = Math.max(0, usage.usedMs - this.#limits.share * (now - usage.at))
    usage.at = now
    return usage.usedMs
  }

  #usageOf(account: string): AccountUsage {
    const known = this.#usages.get(account)
    if (known) return known
    if (this.#usages.size >= MAX_ACCOUNTS) this.#prune()
    const { atOnce, waiting, waitMs } = this.#limits
    const now = this.#now()
    const semaphore = new Semaphore({ waiting, waitMs }, atOnce)
    const usage: AccountUsage = { semaphore, usedMs: 0, at: now, askedAt: now }
    this.#usages.set(account, usage)
    return usage
  }

  #prune(): void {
    const oldest = this.#now() - this.#limits.activeMs
    for (const [account, usage] of this.#usages)
      if (usage.semaphore.idle && usage.askedAt < oldest && this.#usedBy(usage) === 0)
        this.#usages.delete(account)
  }
}
