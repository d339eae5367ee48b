import { App, splitSqlStatements, type ApiKeyResolver, type ResolvedKey } from '@supabase/lite'
import { PostgresConnection } from '@supabase/lite/postgres'
import { Kysely } from 'kysely'
import { z } from 'zod'
import type { Claims, Database } from '../database/database.ts'
import { isDatabaseError, SQLSTATE, type DatabaseError } from '../database/database-error.ts'
import { statusOf } from './sqlstate.ts'
import { kyselyDialect } from './kysely-dialect.ts'
import type { Log } from '../monitoring/log.ts'
import { nameRelationships } from './relationships.ts'
import type { Secrets } from '../secrets.ts'

/** The only use of `@supabase/lite`, which serves `/rest/v1` from the database. */
export type Backend = {
  /**
   * Answers one request with the role and user of `claims`; null: the role of the request's key.
   */
  fetch(request: Request, claims: Claims | null): Promise<Response>
}

export type BackendOptions = {
  database: Database
  secrets: Secrets
  log: Log
}

const MAX_ROWS = 1000

export const splitStatements = (text: string): string[] => splitSqlStatements(text)

/** The public part of an error. Internal errors lose their message, which contains paths. */
function publicError(
  error: DatabaseError,
): Pick<DatabaseError, 'code' | 'message' | 'detail' | 'hint'> {
  const { code } = error
  if (code === SQLSTATE.diskFull)
    return { code, message: 'The server has no free space left to store this. Please try later.' }
  return INTERNAL.test(code)
    ? { code, message: 'The database cannot answer at the moment. Please try again.' }
    : error
}

/** Errors of the disk, of memory and of PostgreSQL itself: their causes belong in the log. */
const INTERNAL = /^(53|58|XX)/

/** PostgREST's response to an error of PostgreSQL. lite's router returns its `getResponse()`. */
class PostgrestError extends Error {
  readonly response: Response
  constructor(error: DatabaseError, anonymous: boolean) {
    super(error.message, { cause: error })
    const { code, message, detail, hint } = publicError(error)
    const status = statusOf(code, anonymous)
    this.response = Response.json(
      { code, details: detail ?? null, hint: hint ?? null, message },
      { status, headers: status === 503 ? { 'retry-after': '5' } : {} },
    )
  }
  getResponse(): Response {
    return this.response
  }
}

const context = z.object({ auth: z.object({ role: z.string() }) })
const roleOf = (vars: unknown): string => context.safeParse(vars).data?.auth.role ?? 'anon'

class Connection extends PostgresConnection {
  readonly #log: Log
  constructor(database: Database, log: Log) {
    super({ url: 'postgres://unused' })
    this.#log = log
    this.kysely = new Kysely({ dialect: kyselyDialect(database) })
    // Without this lite grants every role all rights before its first query; bootstrap.sql has the
    // grants
    Object.assign(this, { rlsState: 'active' })
  }

  /**
   * Converts violated checks, raised exceptions and other errors, which lite would answer with the
   * code `SUP` and log with values.
   */
  override async withContext<T>(
    ...[vars, work, options]: Parameters<PostgresConnection['withContext']>
  ): Promise<T> {
    try {
      return (await super.withContext(vars, work, options)) as T
    } catch (error) {
      if (!isDatabaseError(error)) throw error
      const { code, message } = error
      if (INTERNAL.test(code)) this.#log({ name: 'database_error', code, message })
      throw new PostgrestError(error, roleOf(vars) === 'anon')
    }
  }

  override async onPostgrestAST(tree: Parameters<PostgresConnection['onPostgrestAST']>[0]) {
    const translated = await super.onPostgrestAST(tree)
    nameRelationships(translated, await this.introspect({ useCache: true }))
    return translated
  }

  override normalizeDbError(error: unknown): unknown {
    if (error instanceof PostgrestError) throw error
    return error
  }
}

/** Starts lite over a migrated `database`. */
export async function createBackend({ database, secrets, log }: BackendOptions): Promise<Backend> {
  const callers = new WeakMap<Request, Claims>()
  const keys = new Map<string, ResolvedKey>([
    [secrets.publishableKey, { type: 'publishable', claims: { role: 'anon' } }],
    [secrets.secretKey, { type: 'secret', claims: { role: 'service_role' } }],
  ])
  /** The caller of a request; tokens were verified before. */
  const resolver: ApiKeyResolver = (key, { req }) => {
    const apiKey = keys.get(key)
    const claims = callers.get(req.raw) ?? apiKey?.claims
    return Promise.resolve(apiKey && claims ? { type: apiKey.type, claims } : null)
  }
  const app = new App({
    connection: new Connection(database, log),
    api: { schemas: ['public'], max_rows: MAX_ROWS },
    auth: {
      // server/auth serves `/auth/v1`
      enabled: false,
    },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true, apiKeys: { resolver } } },
  })
  await app.init()
  await app.connection.introspect({ useCache: true })
  return {
    async fetch(request, claims) {
      if (!claims) return app.fetch(request)
      const headers = new Headers(request.headers)
      headers.delete('authorization')
      // Built from parts: the constructor does not copy the request type of the HTTP server
      const { method, body, signal } = request
      const init: RequestInit & { duplex: 'half' } = {
        method,
        headers,
        body,
        signal,
        duplex: 'half',
      }
      const verified = new Request(request.url, init)
      callers.set(verified, claims)
      return app.fetch(verified)
    },
  }
}
