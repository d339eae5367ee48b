import { Tinypool } from 'tinypool'
import type { Transferable } from 'node:worker_threads'

type WorkerQueueOptions = {
  /** The module whose exported functions are the tasks; `ready` does nothing. */
  filename: string
  /** A task that runs longer is ended with its thread, in ms. */
  deadlineMs: number
  /** While a task runs longer, a second thread does the tasks of other accounts, in ms. */
  sliceMs: number
  /** A thread without work ends after this time and frees its memory, in ms. */
  idleMs: number
  /** After this time without work the second thread ends, in ms. */
  secondIdleMs: number
  /** Heap of a thread. */
  maxHeapMb: number
  /** Called when a thread ends with an error of its own. */
  onError: (error: Error) => void
}

/**
 * `name` is an exported function of the module; `transfer` lists what moves to the thread instead
 * of being copied.
 */
export type WorkerTask = { name: string; input: unknown; transfer?: Transferable[] }

/** A thread that has not started by then is given up, in ms: a busy machine takes seconds. */
const START_DEADLINE_MS = 60_000

/** Waiting tasks of all accounts; more are rejected. */
const MAX_WAITING = 500

type Waiting = {
  userId: string
  task: WorkerTask
  resolve: (output: unknown) => void
  reject: (error: Error) => void
}

/** A thread, and the user whose task it does. */
type Thread = { readonly pool: Tinypool; userId: string | undefined }

/**
 * A fair queue for a worker thread that does one task at a time. Accounts take turns: an account
 * with many tasks delays another by one task only, and by no more than a slice, since a second
 * thread then does the tasks of the others. An account never has both threads. The deadline counts
 * from the moment a task begins in a thread that has started.
 */
export class FairWorkerQueue {
  readonly #first: Thread
  readonly #second: Thread
  readonly #deadlineMs: number
  readonly #sliceMs: number
  /** The waiting tasks by account, in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>()
  #count = 0
  /** The task of the first thread has run longer than a slice. */
  #isSlow = false
  #closed = false

  constructor({ deadlineMs, sliceMs, idleMs, secondIdleMs, ...options }: WorkerQueueOptions) {
    this.#deadlineMs = deadlineMs
    this.#sliceMs = sliceMs
    const thread = (idleTimeout: number): Thread => ({
      pool: poolOfOne(options, idleTimeout),
      userId: undefined,
    })
    this.#first = thread(idleMs)
    this.#second = thread(secondIdleMs)
  }

  /**
   * Does one task in a thread. Rejects with the task's error, or where it takes too long or too
   * many wait.
   */
  run(userId: string, task: WorkerTask): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('the server is stopping'))
    if (this.#count >= MAX_WAITING) return Promise.reject(new Error('too many tasks are waiting'))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const queue = this.#waiting.get(userId) ?? []
    queue.push({ userId, task, resolve, reject })
    this.#waiting.set(userId, queue)
    this.#count += 1
    this.#begin()
    return promise
  }

  /** Gives the next tasks to the threads that are free. */
  #begin(): void {
    void this.#drainFirst()
    void this.#drainSecond()
  }

  async #drainFirst(): Promise<void> {
    while (this.#first.userId === undefined) {
      const next = this.#next(this.#second.userId)
      if (!next) return
      const slice = setTimeout(() => {
        this.#isSlow = true
        void this.#drainSecond()
      }, this.#sliceMs)
      await this.#do(this.#first, next)
      clearTimeout(slice)
      this.#isSlow = false
    }
  }

  async #drainSecond(): Promise<void> {
    while (this.#isSlow && this.#second.userId === undefined) {
      const next = this.#next(this.#first.userId)
      if (!next) return
      await this.#do(this.#second, next)
      // Further tasks of the account had to wait for this one.
      void this.#drainFirst()
    }
  }

  async #do(thread: Thread, { userId, task, resolve, reject }: Waiting): Promise<void> {
    thread.userId = userId
    await started(thread.pool)
      .then(() =>
        thread.pool.run(task.input, {
          name: task.name,
          signal: AbortSignal.timeout(this.#deadlineMs),
          ...(task.transfer && { transferList: task.transfer }),
        }),
      )
      .then(resolve, (error: unknown) =>
        reject(error instanceof Error ? error : new Error(String(error))),
      )
    thread.userId = undefined
  }

  /**
   * The next task, of the account whose turn it is, except one that the other thread works for;
   * that account then comes last.
   */
  #next(except: string | undefined): Waiting | undefined {
    for (const [userId, queue] of this.#waiting) {
      if (userId === except) continue
      const next = queue.shift()
      this.#waiting.delete(userId)
      if (queue.length > 0) this.#waiting.set(userId, queue)
      if (!next) continue
      this.#count -= 1
      return next
    }
    return undefined
  }

  /** Ends the threads; what waits or runs is rejected. */
  async close(): Promise<void> {
    this.#closed = true
    for (const queue of this.#waiting.values())
      for (const { reject } of queue) reject(new Error('the server is stopping'))
    this.#waiting.clear()
    this.#count = 0
    await Promise.all([this.#first, this.#second].map(({ pool }) => pool.destroy()))
  }
}

/** Starts the thread, unless it runs. */
async function started(pool: Tinypool): Promise<void> {
  if (pool.threads.length > 0) return
  await pool.run(null, { name: 'ready', signal: AbortSignal.timeout(START_DEADLINE_MS) })
}

type PoolOptions = Pick<WorkerQueueOptions, 'filename' | 'maxHeapMb' | 'onError'>

function poolOfOne({ filename, maxHeapMb, onError }: PoolOptions, idleTimeout: number): Tinypool {
  const pool = new Tinypool({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    // A thread that waits by Atomics answers no message of a port.
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  pool.on('error', onError)
  return pool
}
