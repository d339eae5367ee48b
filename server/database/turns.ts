import { databaseError, SQLSTATE } from './database-error.ts'

export type TurnLimits = {
  /** How many callers may wait; more are refused at once. */
  waiting: number
  /** How long one may wait. */
  waitMs: number
}

type Caller = { resolve: () => void; timer: NodeJS.Timeout }

/** Lets `slots` callers at a time use something, in the order in which they ask. */
export class Turns {
  readonly #limits: TurnLimits
  readonly #callers: Caller[] = []
  readonly #slots: number
  #free: number

  constructor(limits: TurnLimits, slots = 1) {
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
   * Waits for the turn, which `pass` ends. Throws 53300 where too many wait, 57P03 where it takes
   * too long.
   */
  async take(): Promise<void> {
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

  /** Ends the turn: the next caller has it. */
  pass(): void {
    const next = this.#callers.shift()
    if (!next) {
      this.#free += 1
      return
    }
    clearTimeout(next.timer)
    next.resolve()
  }
}
