import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'
import { databaseError, SQLSTATE, type DatabaseErrorFields } from '../database-error.ts'
import { cancelStatement } from './cancel-statement.ts'
import type { WireReply, WireRequest, WorkerOptions } from './wire.ts'

const ENTRY = new URL('./worker/worker.ts', import.meta.url)
/**
 * Less lets a hostile regular expression exhaust the stack before PostgreSQL's own limit refuses
 * it.
 */
const STACK_MB = 16
/** How long a cancelled statement may continue before its thread is ended. */
const CANCEL_MS = 2_000

/**
 * Why a worker ended: its request took too long or exhausted the stack, its session broke, its
 * thread ended, or it was closed.
 */
export type EndReason =
  | { readonly kind: 'time_limit' }
  | { readonly kind: 'stack' }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'closed' }

type OnNotification = (channel: string, payload: string) => void

type Waiting = {
  resolve: (reply: WireReply) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
  isCommit: boolean
}

const TOO_LONG: DatabaseErrorFields = {
  code: SQLSTATE.queryCanceled,
  message: 'The statement was ended because it took longer than allowed',
}

const errorFor = (reason: EndReason, isCommit: boolean): DatabaseErrorFields => {
  if (isCommit)
    return {
      code: SQLSTATE.resolutionUnknown,
      message: 'The connection was lost while the transaction was being stored',
    }
  return reason.kind === 'time_limit'
    ? TOO_LONG
    : { code: SQLSTATE.connectionFailure, message: 'The connection to the database was lost' }
}

/**
 * One worker thread with PGlite in it, from its start to its end. It is never used again after its
 * end.
 */
export class DatabaseThread {
  /**
   * Resolves once the thread has ended, so that another one may open the same folder. Never
   * rejects.
   */
  readonly ended: Promise<EndReason>
  /** How many requests it has answered, and how many it was sent. */
  answered = 0
  #sent = 0
  readonly #worker: Worker
  readonly #onNotification: OnNotification
  readonly #ready = Promise.withResolvers<void>()
  readonly #ended = Promise.withResolvers<EndReason>()
  #waiting: Waiting | null = null
  #reason: EndReason | null = null

  private constructor(options: WorkerOptions, onNotification: OnNotification) {
    this.#onNotification = onNotification
    this.ended = this.#ended.promise
    this.#worker = new Worker(ENTRY, {
      workerData: options,
      execArgv: [],
      resourceLimits: { stackSizeMb: STACK_MB },
    })
    this.#worker.on('message', (reply: WireReply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#break(error))
    this.#worker.on('exit', (code) => this.#break(`the thread ended with ${code}`))
  }

  /**
   * Starts a worker and waits until PGlite is open. Throws where that fails or takes longer than
   * `limitMs`.
   */
  static async open(
    options: WorkerOptions,
    { limitMs, onNotification }: { limitMs: number; onNotification: OnNotification },
  ): Promise<DatabaseThread> {
    const thread = new DatabaseThread(options, onNotification)
    const timer = setTimeout(() => thread.#break('opening took too long'), limitMs)
    try {
      await thread.#ready.promise
      return thread
    } catch (error) {
      await thread.ended
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Whether it accepts requests. */
  get alive(): boolean {
    return this.#reason === null
  }

  /**
   * Sends one request and gives its answer; the one before must have been answered. Throws
   * PostgreSQL's error, 57014 where the answer takes longer than `limitMs` (which ends the thread
   * if the statement cannot be cancelled), 08006 where the thread ends, or 08007 where it ends in
   * a commit.
   */
  async ask(request: WireRequest, limitMs: number): Promise<WireReply> {
    if (!this.alive)
      throw databaseError({
        code: SQLSTATE.connectionFailure,
        message: 'The connection to the database was lost',
      })
    if (this.#waiting) throw new Error('The database worker answers one request at a time')
    const { promise, resolve, reject } = Promise.withResolvers<WireReply>()
    this.#worker.postMessage(request)
    this.#sent += 1
    const timer = setTimeout(() => this.#cancel(), limitMs)
    this.#waiting = { resolve, reject, timer, isCommit: isCommit(request) }
    const reply = await promise
    this.answered += 1
    if (reply.kind !== 'error') return reply
    if (reply.fatal) this.#break(reply.error.message)
    throw databaseError(reply.error.code === SQLSTATE.queryCanceled ? TOO_LONG : reply.error)
  }

  /** Ends the thread. The request under way is rejected; what was answered before is stored. */
  async end(reason: EndReason): Promise<void> {
    if (this.#reason === null) {
      this.#reason = reason
      this.#ready.reject(
        new Error(reason.kind === 'broken' ? reason.message : 'The database was closed'),
      )
      const waiting = this.#waiting
      this.#waiting = null
      if (waiting) {
        clearTimeout(waiting.timer)
        waiting.reject(databaseError(errorFor(reason, waiting.isCommit)))
      }
      await this.#worker.terminate()
      this.#ended.resolve(reason)
    }
    await this.ended
  }

  /** Cancels the request under way, and ends the thread where it continues. */
  #cancel(): void {
    if (!this.#waiting) return
    cancelStatement(this.#worker.threadId, this.#sent)
    this.#waiting.timer = setTimeout(() => void this.end({ kind: 'time_limit' }), CANCEL_MS)
  }

  #break(cause: unknown): void {
    // Errors of the file system of PGlite have no message.
    const message = (cause instanceof Error && cause.message) || inspect(cause, { depth: 1 })
    void this.end({ kind: 'broken', message })
  }

  #receive(reply: WireReply): void {
    if (reply.kind === 'ready') this.#ready.resolve()
    else if (reply.kind === 'broken') this.#break(reply.reason)
    else if (reply.kind === 'stack') void this.end({ kind: 'stack' })
    else if (reply.kind === 'notification') this.#onNotification(reply.channel, reply.payload)
    else if (this.#waiting) {
      const { resolve, timer } = this.#waiting
      this.#waiting = null
      clearTimeout(timer)
      resolve(reply)
    }
  }
}

const isCommit = (request: WireRequest): boolean =>
  request.kind === 'batch' &&
  request.statements.some(({ text }) => /^\s*(commit|end)\b/i.test(text))
