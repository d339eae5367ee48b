import type { Answer, Session } from '../database.ts'
import { databaseError, SQLSTATE } from '../database-error.ts'
import type { DatabaseThread } from './database-thread.ts'
import type { SessionLimits } from '../limits.ts'
import { toStatement, type Statement } from '../statement.ts'
import { rowsOf, type WireReply } from './wire.ts'

const isBegin = ({ text }: Statement): boolean => /^\s*(begin|start\s+transaction)\b/i.test(text)
const isRollback = ({ text }: Statement): boolean => /^\s*rollback\s*;?\s*$/i.test(text)
const isCommit = ({ text }: Statement): boolean => /^\s*commit\b/i.test(text)

const NOTHING: Answer = { rows: [], affected: 0 }

type PgliteSessionOptions = {
  thread: DatabaseThread
  limits: SessionLimits
  /** Refuses a statement before it is sent. */
  check: (text: string) => void
  /** Called once, when nothing of this session is under way any more. */
  onRelease: () => void
}

/**
 * PGlite's one session while one caller holds it. It belongs to one worker: once that has ended,
 * statements fail with 08006 instead of running outside of their transaction in the next worker, a
 * rollback succeeds since nothing is left to roll back.
 */
export class PgliteSession implements Session {
  readonly #options: PgliteSessionOptions
  readonly #timer: NodeJS.Timeout
  #deferred: Statement[] = []
  #last: Promise<unknown> = Promise.resolve()
  #inTransaction = false
  #state: 'held' | 'expired' | 'released' = 'held'

  constructor(options: PgliteSessionOptions) {
    this.#options = options
    this.#timer = setTimeout(() => this.#finish('expired'), options.limits.holdMs)
  }

  run(text: string, params?: readonly unknown[]): Promise<Answer> {
    return this.#afterLast(() => this.#run(toStatement(text, params)))
  }

  defer(text: string, params?: readonly unknown[]): void {
    this.#deferred.push(toStatement(text, params))
  }

  async script(text: string): Promise<void> {
    await this.#afterLast(async () => {
      await this.#sendDeferred()
      this.#options.check(text)
      this.#requireHeld()
      await this.#options.thread.ask({ kind: 'script', text }, this.#options.limits.statementMs)
    })
  }

  release(): void {
    this.#finish('released')
  }

  /** One statement after the other, in the order of the calls. */
  #afterLast<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => undefined)
    return result
  }

  async #sendDeferred(): Promise<void> {
    if (this.#deferred.length > 0) await this.#send([])
  }

  async #run(statement: Statement): Promise<Answer> {
    if (isRollback(statement) && this.#isRolledBackAlready()) return NOTHING
    this.#requireHeld()
    if (!isRollback(statement)) this.#options.check(statement.text)
    const reply = await this.#send([statement])
    if (isCommit(statement) || isRollback(statement)) this.#inTransaction = false
    return reply.kind === 'answer'
      ? { rows: rowsOf(reply.answer), affected: reply.answer.affected }
      : NOTHING
  }

  /** Drops deferred statements. Whether the transaction never began or ended with its worker. */
  #isRolledBackAlready(): boolean {
    const neverBegan = this.#deferred.some(isBegin)
    this.#deferred = []
    return neverBegan || this.#state !== 'held' || !this.#options.thread.alive
  }

  #requireHeld(): void {
    if (this.#state === 'released') throw new Error('The session was released')
    if (this.#state === 'expired')
      throw databaseError({
        code: SQLSTATE.idleInTransaction,
        message: 'The transaction was rolled back because it was open for too long',
      })
  }

  #send(statements: readonly Statement[]): Promise<WireReply> {
    const batch = [...this.#deferred, ...statements]
    this.#deferred = []
    this.#inTransaction ||= batch.some(isBegin)
    const { thread, limits } = this.#options
    return thread.ask(
      { kind: 'batch', statements: batch, answerChars: limits.answerChars },
      limits.statementMs,
    )
  }

  /**
   * Ends the session once its last statement has been answered, without an open transaction left
   * behind.
   */
  #finish(state: 'expired' | 'released'): void {
    if (this.#state !== 'held') {
      if (state === 'released') this.#state = state
      return
    }
    this.#state = state
    clearTimeout(this.#timer)
    const { thread, limits, onRelease } = this.#options
    void this.#afterLast(async () => {
      this.#deferred = []
      if (!this.#inTransaction || !thread.alive) return
      const statements = [toStatement('rollback')]
      await thread
        .ask({ kind: 'batch', statements }, limits.statementMs)
        .catch((error: unknown) => thread.end({ kind: 'broken', message: String(error) }))
    }).finally(onRelease)
  }
}
