import postgres from 'postgres'
import type { Answer, Database, Session } from '../database.ts'
import { databaseError, SQLSTATE } from '../database-error.ts'
import {
  LOCK_TIMEOUT_MS,
  MAINTENANCE_LIMITS,
  REQUEST_LIMITS,
  type SessionLimits,
} from '../limits.ts'
import { PostgresListening } from './listening.ts'
import { Semaphore } from '../semaphore.ts'
import { parsers } from '../values.ts'

const MAX_CONNECTIONS = 10
const QUEUE = { waiting: 200, waitMs: 30_000 }

/** Both drivers take JSON already written as text and anything else as a value to write. */
const json = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const SERIALIZERS: Record<number, (value: unknown) => string> = { 114: json, 3802: json }

const text = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value)

type Connection = postgres.ReservedSql

/** postgres.js reports a connection that is gone by codes of its own. */
const DRIVER_CODES = /^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/

function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  return typeof error.code === 'string' && DRIVER_CODES.test(error.code)
    ? databaseError(
        {
          code: SQLSTATE.connectionFailure,
          message: 'The connection to the database was lost',
        },
        error,
      )
    : error
}

const settings = ({ statementMs, holdMs }: SessionLimits, lockMs: number) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: holdMs,
})

const setStatement = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ')

class PostgresSession implements Session {
  readonly #connection: Connection
  readonly #release: (connection: Connection) => void
  #deferred: Promise<unknown>[] = []

  constructor(connection: Connection, release: (connection: Connection) => void) {
    this.#connection = connection
    this.#release = release
  }

  async run(query: string, params?: readonly unknown[]): Promise<Answer> {
    const result = await this.#afterDeferred(this.#send(query, params))
    // null for a statement that counts nothing, although its type says otherwise
    return { rows: [...result], affected: result.count || 0 }
  }

  /** Sent at once, awaited with the next statement: both travel together. */
  defer(query: string, params?: readonly unknown[]): void {
    const sent = this.#send(query, params)
    sent.catch(() => undefined)
    this.#deferred.push(sent)
  }

  async script(query: string): Promise<void> {
    await this.#afterDeferred(this.#connection.unsafe(query).simple().execute())
  }

  release(): void {
    this.#release(this.#connection)
  }

  #send(query: string, params: readonly unknown[] = []) {
    return this.#connection.unsafe(query, [...params] as never[]).execute()
  }

  async #afterDeferred<T>(last: Promise<T>): Promise<T> {
    last.catch(() => undefined)
    const deferred = this.#deferred
    this.#deferred = []
    try {
      await Promise.all(deferred)
      return await last
    } catch (error) {
      throw asDatabaseError(error)
    }
  }
}

/** A pool on the PostgreSQL at `url`. Nothing connects before the first session. */
export function openPostgres(
  url: string,
  { limits = REQUEST_LIMITS, lockMs = LOCK_TIMEOUT_MS, queue = QUEUE } = {},
): Database {
  const types = Object.fromEntries(
    Object.entries(parsers).map(([oid, parse]) => {
      const number = Number(oid)
      return [oid, { to: number, from: [number], serialize: SERIALIZERS[number] ?? text, parse }]
    }),
  )
  const ordinary = settings(limits, lockMs)
  const pool = postgres(url, {
    max: MAX_CONNECTIONS,
    connection: { TimeZone: 'UTC', application_name: 'stoa', ...ordinary },
    types,
    onnotice: () => undefined,
  })
  const semaphore = new Semaphore(queue, MAX_CONNECTIONS)
  const listening = new PostgresListening(url)

  /**
   * A session with other limits sets them on its connection and resets them before it gives that
   * back.
   */
  const withLimits = async (connection: Connection, own: SessionLimits): Promise<void> => {
    const lock = own === MAINTENANCE_LIMITS ? own.statementMs : lockMs
    await connection.unsafe(setStatement(settings(own, lock))).simple()
  }
  const release = (connection: Connection): void => {
    connection.release()
    semaphore.release()
  }
  const resetAndRelease = (connection: Connection): void => {
    void connection
      .unsafe(setStatement(ordinary))
      .simple()
      .catch(() => undefined)
      .finally(() => release(connection))
  }

  return {
    kind: 'postgres',
    async session(own = limits) {
      await semaphore.acquire()
      const connection = await pool.reserve().catch((error: unknown) => {
        semaphore.release()
        throw asDatabaseError(error)
      })
      if (own === limits) return new PostgresSession(connection, release)
      await withLimits(connection, own)
      return new PostgresSession(connection, resetAndRelease)
    },
    async listen(channel, listener) {
      return listening.begin(channel, listener).catch((error: unknown) => {
        throw asDatabaseError(error)
      })
    },
    async close() {
      await listening.close()
      await pool.end({ timeout: 5 })
    },
  }
}
