import { databaseError, SQLSTATE } from './database-error.ts'

type QueueLimits = {
  /** How many callers may wait; more are refused immediately. */
  waiting: number
  /** How long a caller may wait. */
  waitMs: number
}

type Caller = { resolve: () => void; timer: NodeJS.Timeout }

/** Admits `slots` callers at a time, in the order of their calls. */
export class Semaphore {
  readonly #limits: QueueLimits
  readonly #callers: Caller[] = []
  readonly #slots: number
  #free: number

  constructor(limits: QueueLimits, slots = 1) {
    this.#limits = limits
    this.#slots = slots
    this.#free = slots
  }

  /** How many callers wait. */
  get waiting(): number {
    return this.#callers.length
  }

  /** Whether all slots are free. */
  get idle(): boolean {
    return this.#free === this.#slots
  }

  /**
   * Waits for a slot, which `release` returns. Throws 53300 if too many callers wait, and 57P03
   * after the longest wait.
   */
  async acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    if (this.#callers.length >= this.#limits.waiting)
      throw databaseError({
        code: SQLSTATE.tooManyConnections,
        message: 'The database has too many requests at the moment. Please try again.',
      })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const caller: Caller = {
      resolve,
      timer: setTimeout(() => {
        this.#callers.splice(this.#callers.indexOf(caller), 1)
        reject(
          databaseError({
            code: SQLSTATE.cannotConnectNow,
            message: 'The database does not answer at the moment. Please try again.',
          }),
        )
      }, this.#limits.waitMs),
    }
    this.#callers.push(caller)
    await promise
  }

  /** Returns the slot, which the next caller gets. */
  release(): void {
    const next = this.#callers.shift()
    if (!next) {
      this.#free += 1
      return
    }
    clearTimeout(next.timer)
    next.resolve()
  }
}
