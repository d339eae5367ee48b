/** What row-level security decides by: the role and the other claims of a verified token. */
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
   * Runs `work` in one transaction as the role and the user of `claims`, so that row-level security decides. On PGlite
   * there is one session for everybody: `work` must be brief and wait for nothing but its own queries.
   */
  asRole<T>(claims: Claims, work: (tx: Queries) => Promise<T>): Promise<T>
}

export type Answer = { rows: Row[]; affected: number }

/** One connection, its holder's alone until released. */
export type Session = {
  /** Runs one statement with parameters. */
  run(text: string, params?: readonly unknown[]): Promise<Answer>
  /** Runs any number of statements without parameters. */
  script(text: string): Promise<void>
  release(): void
}

/** A PostgreSQL, however it is run. Timestamps come as ISO 8601 with `T` and an offset, numbers and JSON as values. */
export type Database = {
  readonly kind: 'pglite' | 'postgres'
  /** Waits for a connection that nobody else holds. */
  session(): Promise<Session>
  close(): Promise<void>
}

/** Runs `work` with a session of its own. */
export async function withSession<T>(
  database: Database,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await database.session()
  try {
    return await work(session)
  } finally {
    session.release()
  }
}

/** Runs `work` between `begin` and `commit`; whatever it throws rolls everything back and is thrown on. */
export function inTransaction<T>(
  database: Database,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return withSession(database, async (session) => {
    await session.run('begin')
    try {
      const result = await work(session)
      await session.run('commit')
      return result
    } catch (error) {
      await session.run('rollback')
      throw error
    }
  })
}

/** The same variables that PostgREST sets, so that `auth.uid()` and its kin answer alike under both. */
const BECOME = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true)`

export const sqlOver = (database: Database): Sql => ({
  asRole: (claims, work) =>
    inTransaction(database, async (session) => {
      await session.run(BECOME, [claims.role, JSON.stringify(claims), claims.sub ?? ''])
      return work({
        query: async <T extends object>(text: string, params?: readonly unknown[]) =>
          (await session.run(text, params)).rows as T[],
      })
    }),
})

/** What both drivers throw for an error that PostgreSQL itself reported. */
export type DatabaseError = Error & { code: string; detail?: string; hint?: string }

/** Whether `error` carries a five-character SQLSTATE. */
export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code)
