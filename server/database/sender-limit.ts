import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'
import { Semaphore } from './semaphore.ts'

/** Sessions that one sender has at once, how many more may wait, and for how long. */
const AT_ONCE = 4
const QUEUE = { waiting: 200, waitMs: 30_000 }

/**
 * Limits how many sessions of a database each sender has at once: the requests of others wait for
 * few of its own, however many it sends.
 */
export class SenderLimit {
  readonly #semaphores = new Map<string, Semaphore>()
  readonly #current = new AsyncLocalStorage<Semaphore>()

  /** Runs `work`, whose sessions are those of `sender`. */
  async run<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const semaphore = this.#semaphores.get(sender) ?? new Semaphore(QUEUE, AT_ONCE)
    this.#semaphores.set(sender, semaphore)
    try {
      return await this.#current.run(semaphore, work)
    } finally {
      if (semaphore.idle) this.#semaphores.delete(sender)
    }
  }

  /** `database`, where the sessions of a sender wait for each other. */
  limited(database: Database): Database {
    return {
      ...database,
      session: async (limits) => {
        const semaphore = this.#current.getStore()
        if (!semaphore) return database.session(limits)
        await semaphore.acquire()
        try {
          const session = await database.session(limits)
          const release = session.release.bind(session)
          let isReleased = false
          session.release = () => {
            if (!isReleased) semaphore.release()
            isReleased = true
            release()
          }
          return session
        } catch (error) {
          semaphore.release()
          throw error
        }
      },
    }
  }
}
