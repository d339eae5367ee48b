import { Tinypool } from 'tinypool'
import type { Transferable } from 'node:worker_threads'

export type LaneOptions = {
  /** The module whose exported functions are the tasks. */
  filename: string
  /** A task that runs longer is ended with its thread, in ms. */
  deadlineMs: number
  /** A thread without work for so long ends and gives its memory back, in ms. */
  idleMs: number
  /** Heap of the thread. */
  maxHeapMb: number
  /** A thread that ended by itself. */
  onError: (error: Error) => void
}

/**
 * `name` is an exported function of the module; `transfer` lists what moves to the thread instead
 * of being copied.
 */
export type LaneTask = { name: string; input: unknown; transfer?: Transferable[] }

/** Waiting tasks of all accounts; more are rejected. */
const MAX_WAITING = 500

type Waiting = {
  task: LaneTask
  resolve: (output: unknown) => void
  reject: (error: Error) => void
}

/**
 * One worker thread that does one task at a time. Accounts take turns: an account with many tasks
 * delays another by one task only. The deadline counts from the moment a task begins.
 */
export class Lane {
  readonly #pool: Tinypool
  readonly #deadlineMs: number
  /** The waiting tasks by account, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>()
  #count = 0
  #busy = false
  #closed = false

  constructor({ filename, deadlineMs, idleMs, maxHeapMb, onError }: LaneOptions) {
    this.#deadlineMs = deadlineMs
    this.#pool = new Tinypool({
      filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      // A thread that waits by Atomics answers no message of a port.
      useAtomics: false,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    this.#pool.on('error', onError)
  }

  /**
   * Does one task in the thread. Rejects with the task's error, or where it takes too long or too
   * many wait.
   */
  run(account: string, task: LaneTask): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('the server is stopping'))
    if (this.#count >= MAX_WAITING) return Promise.reject(new Error('too many tasks are waiting'))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const queue = this.#waiting.get(account) ?? []
    queue.push({ task, resolve, reject })
    this.#waiting.set(account, queue)
    this.#count += 1
    void this.#drain()
    return promise
  }

  async #drain(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let next = this.#next(); next; next = this.#next()) {
      const { task, resolve, reject } = next
      await this.#pool
        .run(task.input, {
          name: task.name,
          signal: AbortSignal.timeout(this.#deadlineMs),
          ...(task.transfer && { transferList: task.transfer }),
        })
        .then(resolve, (error: unknown) =>
          reject(error instanceof Error ? error : new Error(String(error))),
        )
    }
    this.#busy = false
  }

  /** The next task, of the account whose turn it is; that account then comes last. */
  #next(): Waiting | undefined {
    for (const [account, queue] of this.#waiting) {
      const next = queue.shift()
      this.#waiting.delete(account)
      if (queue.length > 0) this.#waiting.set(account, queue)
      if (!next) continue
      this.#count -= 1
      return next
    }
    return undefined
  }

  /** Ends the thread; what waits or runs is rejected. */
  async close(): Promise<void> {
    this.#closed = true
    for (const queue of this.#waiting.values())
      for (const { reject } of queue) reject(new Error('the server is stopping'))
    this.#waiting.clear()
    this.#count = 0
    await this.#pool.destroy()
  }
}
