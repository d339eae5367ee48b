import { setTimeout as sleep } from 'node:timers/promises'
import { databaseError, SQLSTATE } from '../database-error.ts'
import { DatabaseThread, type EndReason } from './database-thread.ts'
import type { Log } from '../../monitoring/log.ts'
import type { Notifications } from '../notifications.ts'
import type { WorkerOptions } from './wire.ts'

/** Opening replays the log since the last checkpoint. */
const OPEN_LIMIT_MS = 120_000
const CLOSE_LIMIT_MS = 30_000
/** After more failures than this within the window, reopening does not help. */
const MAX_FAILURES = 3
const WINDOW_MS = 60_000
/** Between a failed opening and the next. */
const RETRY_MS = 500
/** How exact the times of files and of the clock are taken to be. */
const CLOCK_MARGIN_MS = 5_000

type SupervisorOptions = {
  folder: string | null
  template: string | null
  log: Log
  onGiveUp: (message: string) => void
  notifications: Notifications
}

/** One moment on the wall clock, which files have, and on the clock that cannot be set. */
type Moment = { wall: number; monotonic: number }
const now = (): Moment => ({ wall: Date.now(), monotonic: performance.now() })

const cannotConnect = (cause?: unknown) =>
  databaseError(
    {
      code: SQLSTATE.cannotConnectNow,
      message: 'The database does not answer at the moment. Please try again.',
    },
    cause,
  )

/**
 * Keeps one database worker open: one that ends by itself or by a time limit is followed by
 * another.
 */
export class ThreadSupervisor {
  readonly #options: SupervisorOptions
  #thread: Promise<DatabaseThread> = Promise.reject(new Error('not opened'))
  /** The start of the last opening that succeeded: everything older has been synced. */
  #opened: Moment | null = null
  #failures: number[] = []
  #state: 'open' | 'closed' | 'failed' = 'open'

  private constructor(options: SupervisorOptions) {
    this.#options = options
    this.#thread.catch(() => undefined)
  }

  /** Opens the first worker. Throws where that fails: nothing is tried again then. */
  static async open(options: SupervisorOptions): Promise<ThreadSupervisor> {
    const supervisor = new ThreadSupervisor(options)
    supervisor.#thread = supervisor.#open()
    await supervisor.#thread
    return supervisor
  }

  /** The open worker, waited for up to `limitMs`. Throws 57P03 where there is none by then. */
  async current(limitMs: number): Promise<DatabaseThread> {
    const limit = new AbortController()
    const timeout = sleep(limitMs, null, { signal: limit.signal }).then(
      () => Promise.reject(cannotConnect()),
      () => Promise.reject(cannotConnect()),
    )
    try {
      return await Promise.race([this.#alive(), timeout])
    } finally {
      limit.abort()
      timeout.catch(() => undefined)
    }
  }

  /** Shuts PostgreSQL down with a checkpoint and ends the worker. */
  async close(): Promise<void> {
    const wasOpen = this.#state === 'open'
    this.#state = 'closed'
    if (!wasOpen) return
    const thread = await this.#thread.catch(() => null)
    if (!thread) return
    if (thread.alive) await thread.ask({ kind: 'close' }, CLOSE_LIMIT_MS).catch(() => undefined)
    await thread.end({ kind: 'closed' })
  }

  async #alive(): Promise<DatabaseThread> {
    for (;;) {
      const thread = await this.#thread
      if (thread.alive) return thread
      await thread.ended
      if (this.#state !== 'open') throw cannotConnect()
    }
  }

  async #open(): Promise<DatabaseThread> {
    const start = now()
    const { folder, template, notifications } = this.#options
    const options: WorkerOptions = {
      folder,
      template,
      mustExist: this.#opened !== null,
      syncedBefore: this.#syncedBefore(start),
      channels: notifications.channels,
    }
    const thread = await DatabaseThread.open(options, {
      limitMs: OPEN_LIMIT_MS,
      onNotification: (channel, payload) => notifications.deliver(channel, payload),
    })
    this.#opened = start
    void thread.ended.then((reason) => this.#followUp(thread, reason))
    return thread
  }

  /**
   * Files not changed since then are on the disk already; null where the clock was set in between.
   */
  #syncedBefore(start: Moment): number | null {
    if (!this.#opened) return null
    const { wall, monotonic } = this.#opened
    const shift = start.wall - wall - (start.monotonic - monotonic)
    return Math.abs(shift) < CLOCK_MARGIN_MS ? wall - CLOCK_MARGIN_MS : null
  }

  #followUp(thread: DatabaseThread, reason: EndReason): void {
    if (this.#state !== 'open' || reason.kind === 'closed') return
    // A slow statement alone is not a failure of the database; one that answers nothing is broken.
    // What exhausts the stack is the statement's: it must not end the process either
    const answersNothing = reason.kind === 'time_limit' && thread.answered === 0
    if (reason.kind === 'broken' || answersNothing) this.#countFailure()
    this.#thread = this.#reopen(reason)
    this.#thread.catch(() => undefined)
  }

  async #reopen(reason: EndReason): Promise<DatabaseThread> {
    const { log, onGiveUp } = this.#options
    const started = performance.now()
    let cause: unknown = reason.kind === 'broken' ? reason.message : reason.kind
    while (this.#state === 'open') {
      if (this.#failures.length > MAX_FAILURES) {
        this.#state = 'failed'
        const text = cause instanceof Error ? cause.message : String(cause)
        onGiveUp(`The database could not be reopened ${MAX_FAILURES} times in a minute: ${text}`)
        break
      }
      try {
        const thread = await this.#open()
        const ms = Math.round(performance.now() - started)
        log({ name: 'database_reopened', reason: reason.kind, cause: String(cause), ms })
        this.#options.notifications.reportGap()
        return thread
      } catch (error) {
        cause = error
        this.#countFailure()
        await sleep(RETRY_MS)
      }
    }
    throw cannotConnect(cause)
  }

  #countFailure(): void {
    const time = performance.now()
    this.#failures = [...this.#failures.filter((at) => time - at < WINDOW_MS), time]
  }
}
