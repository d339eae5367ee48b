import type { SessionLimits } from './limits.ts'
import type { NotificationListener } from './notifications.ts'

export { isDatabaseError } from './database-error.ts'

/** The role and the other claims of a verified token, by which row-level security decides. */
export type Claims = {
  role: 'anon' | 'authenticated' | 'service_role'
  /** The user's id. */
  sub?: string
  [claim: string]: unknown
}

export type Row = Record<string, unknown>

/** Runs one statement with `$1…` parameters and gives its rows. Throws `DatabaseError`. */
export type Queries = {
  query<T extends object = Row>(text: string, params?: readonly unknown[]): Promise<T[]>
}

export type Sql = {
  /**
   * Runs `work` in one transaction as the role and the user of `claims`, so that row-level security
   * decides. On PGlite all callers share one session: `work` must be brief and wait for nothing but
   * its own queries.
   */
  asRole<T>(claims: Claims, work: (tx: Queries) => Promise<T>): Promise<T>
}

export type Answer = { rows: Row[]; affected: number }

/** One connection, used by its holder alone until it is released. */
export type Session = {
  /** Runs one statement with parameters. */
  run(text: string, params?: readonly unknown[]): Promise<Answer>
  /**
   * Runs a statement together with the next one, which reports its error: for `begin` and settings,
   * whose answers are not needed. This saves a round trip. Not run where the session is released or
   * rolled back before.
   */
  defer(text: string, params?: readonly unknown[]): void
  /** Runs any number of statements without parameters. */
  script(text: string): Promise<void>
  release(): void
}

/**
 * A PostgreSQL, however it is run. Timestamps come as ISO 8601 with `T` and an offset, numbers and
 * JSON as values.
 */
export type Database = {
  readonly kind: 'pglite' | 'postgres'
  /**
   * Waits for a connection that has no other holder. `limits` replaces the limits of a request.
   * Throws 53300 where too many callers wait, 57P03 where the database does not answer.
   */
  session(limits?: SessionLimits): Promise<Session>
  /**
   * Runs `work` while this process does no checkpoint or vacuum of its own, as a copy of the folder
   * needs. Missing where this process does none.
   */
  withoutMaintenance?<T>(work: () => Promise<T>): Promise<T>
  /**
   * Reports the notifications of `channel` until the returned function is called; after a lost
   * connection it continues by itself. Throws `DatabaseError` where it cannot begin.
   */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Runs `work` with a session of its own, within `limits` where they are passed. */
export async function withSession<T>(
  database: Pick<Database, 'session'>,
  work: (session: Session) => Promise<T>,
  limits?: SessionLimits,
): Promise<T> {
  const session = await database.session(limits)
  try {
    return await work(session)
  } finally {
    session.release()
  }
}

/**
 * Runs `work` between `begin` and `commit`; what it throws rolls everything back and is thrown
 * again.
 */
export function inTransaction<T>(
  database: Pick<Database, 'session'>,
  work: (session: Session) => Promise<T>,
  limits?: SessionLimits,
): Promise<T> {
  return withSession(
    database,
    async (session) => {
      session.defer('begin')
      try {
        const result = await work(session)
        await session.run('commit')
        return result
      } catch (error) {
        // The first error is the one to report; a connection that is gone has rolled back
        await session.run('rollback').catch(() => undefined)
        throw error
      }
    },
    limits,
  )
}

/**
 * The variables that PostgREST sets, so that `auth.uid()` and related functions answer the same
 * under both.
 */
const SET_CLAIMS = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true)`

/**
 * Runs what follows in the transaction of `session` as the role and the user of `claims`, in place
 * of any before.
 */
export const actAs = (session: Session, claims: Claims): void =>
  session.defer(SET_CLAIMS, [claims.role, JSON.stringify(claims), claims.sub ?? ''])

export const sqlOver = (database: Database): Sql => ({
  asRole: (claims, work) =>
    inTransaction(database, (session) => {
      actAs(session, claims)
      return work({
        query: async <T extends object>(text: string, params?: readonly unknown[]) =>
          (await session.run(text, params)).rows as T[],
      })
    }),
})
