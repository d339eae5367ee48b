import pg from 'pg'
import type { Answer, Database, Session } from '../database.ts'
import { databaseError, isDatabaseError, SQLSTATE } from '../database-error.ts'
import {
  LOCK_TIMEOUT_MS,
  MAINTENANCE_LIMITS,
  REQUEST_LIMITS,
  type SessionLimits,
} from '../limits.ts'
import { clientConfig } from './client-config.ts'
import { postgresValues } from './lists.ts'
import { PostgresListening } from './listening.ts'
import { Semaphore } from '../semaphore.ts'
import { isText, toStatement, type Statement } from '../statement.ts'

const MAX_CONNECTIONS = 10
const QUEUE = { waiting: 200, waitMs: 30_000 }
const CONNECT_TIMEOUT_MS = 30_000
const MAX_LIFETIME_SECONDS = 3_600
/** How long sessions may still be held when the database is closed. */
const CLOSE_TIMEOUT_MS = 5_000

/** The driver's errors have no SQLSTATE: a connection that failed, ended or was not answered. */
const asDatabaseError = (error: unknown): unknown =>
  isDatabaseError(error) || error instanceof TypeError
    ? error
    : databaseError(
        { code: SQLSTATE.connectionFailure, message: 'The connection to the database was lost' },
        error,
      )

const settings = ({ statementMs, holdMs }: SessionLimits, lockMs: number) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: holdMs,
})

const setStatement = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ')

/** One statement by the extended protocol, which refuses two in one text. */
function extendedQuery(text: string, values: unknown[]): pg.QueryConfig {
  const query = { text, values, queryMode: 'extended' }
  return query
}

class PostgresSession implements Session {
  readonly #client: pg.PoolClient
  readonly #release: (client: pg.PoolClient) => void
  #deferred: Promise<unknown>[] = []

  constructor(client: pg.PoolClient, release: (client: pg.PoolClient) => void) {
    this.#client = client
    this.#release = release
  }

  async run(query: string, params?: readonly unknown[]): Promise<Answer> {
    const { rows, rowCount } = await this.#afterDeferred(this.#send(toStatement(query, params)))
    return { rows, affected: rowCount ?? 0 }
  }

  /** Sent at once and awaited with the next statement: one round trip for both. */
  defer(query: string, params?: readonly unknown[]): void {
    const sent = this.#send(toStatement(query, params))
    sent.catch(() => undefined)
    this.#deferred.push(sent)
  }

  async script(query: string): Promise<void> {
    await this.#afterDeferred(this.#client.query(query))
  }

  release(): void {
    this.#release(this.#client)
  }

  async #send({ text, params }: Statement): Promise<pg.QueryResult<Record<string, unknown>>> {
    const values = isText(params) ? [...params] : await postgresValues(this.#client, text, params)
    return this.#client.query(extendedQuery(text, values))
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

function newPool(config: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    options: '-c TimeZone=UTC',
    pipeline: true,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
  })
  // A connection that is lost fails what waits for it; the pool opens another for the next session.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function destroyAll(held: Set<pg.PoolClient>): void {
  for (const client of held) client.release(true)
  held.clear()
}

/** A pool on the PostgreSQL at `url`. Nothing connects before the first session. */
export function openPostgres(
  url: string,
  { limits = REQUEST_LIMITS, lockMs = LOCK_TIMEOUT_MS, queue = QUEUE } = {},
): Database {
  const ordinary = settings(limits, lockMs)
  const pool = newPool({ ...clientConfig(url), ...ordinary })
  const semaphore = new Semaphore(queue, MAX_CONNECTIONS)
  const listening = new PostgresListening(url)

  /**
   * A session with other limits sets them on its connection and resets them before it gives that
   * back.
   */
  const withLimits = async (client: pg.PoolClient, own: SessionLimits): Promise<void> => {
    const lock = own === MAINTENANCE_LIMITS ? own.statementMs : lockMs
    await client.query(setStatement(settings(own, lock)))
  }
  const held = new Set<pg.PoolClient>()
  const release = (client: pg.PoolClient): void => {
    if (!held.delete(client)) return
    client.release()
    semaphore.release()
  }
  const resetAndRelease = (client: pg.PoolClient): void => {
    void client
      .query(setStatement(ordinary))
      .catch(() => undefined)
      .finally(() => release(client))
  }

  return {
    kind: 'postgres',
    async session(own = limits) {
      await semaphore.acquire()
      const client = await pool.connect().catch((error: unknown) => {
        semaphore.release()
        throw asDatabaseError(error)
      })
      held.add(client)
      if (own === limits) return new PostgresSession(client, release)
      try {
        await withLimits(client, own)
      } catch (error) {
        release(client)
        throw asDatabaseError(error)
      }
      return new PostgresSession(client, resetAndRelease)
    },
    async listen(channel, listener) {
      return listening.begin(channel, listener).catch((error: unknown) => {
        throw asDatabaseError(error)
      })
    },
    async close() {
      await listening.close()
      // Ends once no session is held
      const ended = pool.end()
      const timer = setTimeout(() => destroyAll(held), CLOSE_TIMEOUT_MS)
      await ended.finally(() => clearTimeout(timer))
    },
  }
}
