import { App, getAuthSchemaSql, splitSqlStatements } from '@supabase/lite'
import { PostgresConnection } from '@supabase/lite/postgres'
import { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { isDatabaseError, SQLSTATE, type DatabaseError } from '../database/database-error.ts'
import { statusOf } from './sqlstate.ts'
import { kyselyDialect } from './kysely-dialect.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'
import { mailTemplates } from '../mail/templates.ts'
import { nameRelationships } from './relationships.ts'
import type { Secrets } from '../secrets.ts'

/** The one file that knows `@supabase/lite`: it serves `/auth/v1` and `/rest/v1` over our database. */
export type Backend = { fetch(request: Request): Promise<Response> }

export type BackendOptions = {
  database: Database
  secrets: Secrets
  /** Where the site is: links in mails lead there, and redirects may lead nowhere else. */
  siteUrl: string
  mail: Mailer['driver']
  log: Log
}

export const PASSWORD_MIN = 8
const MAX_ROWS = 1000

export const authSchema = (): string => getAuthSchemaSql()
export const splitStatements = (text: string): string[] => splitSqlStatements(text)

/** What a caller is told of an error: nothing of the paths and internals that errors of these classes name. */
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

/** Thrown through lite to its router, which answers with `getResponse()`: PostgREST's answer to an error of PostgreSQL. */
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

/** PGlite's own refusal to write a value as its column's type, which PostgreSQL answers with 22P02. */
function invalidText(error: unknown): PostgrestError | null {
  if (!(error instanceof Error) || !/^Invalid input for .{1,60} type$/.test(error.message))
    return null
  return new PostgrestError(Object.assign(error, { code: '22P02' }), false)
}

const context = z.object({ auth: z.object({ role: z.string() }) })
const roleOf = (vars: unknown): string => context.safeParse(vars).data?.auth.role ?? 'anon'

class Connection extends PostgresConnection {
  readonly #log: Log
  constructor(database: Database, log: Log) {
    super({ url: 'postgres://unused' })
    this.#log = log
    this.kysely = new Kysely({ dialect: kyselyDialect(database) })
    // lite would grant everything on every protected table to every role before its first query; bootstrap.sql has the grants
    Object.assign(this, { rlsState: 'active' })
  }

  /** Violated checks, raised exceptions and all else that lite would answer with the code `SUP` and log with its values. */
  override async withContext<T>(
    ...[vars, work, options]: Parameters<PostgresConnection['withContext']>
  ): Promise<T> {
    try {
      return (await super.withContext(vars, work, options)) as T
    } catch (error) {
      if (!isDatabaseError(error)) throw invalidText(error) ?? error
      const { code, message } = error
      if (INTERNAL.test(code)) this.#log({ name: 'database_error', code, message })
      throw new PostgrestError(error, roleOf(vars) === 'anon')
    }
  }

  override async onPostgrestAST(tree: Parameters<PostgresConnection['onPostgrestAST']>[0]) {
    const known = await super.onPostgrestAST(tree)
    nameRelationships(known, await this.introspect({ useCache: true }))
    return known
  }

  override normalizeDbError(error: unknown): unknown {
    if (error instanceof PostgrestError) throw error
    return error
  }
}

/** Starts lite over a migrated `database`. */
export async function createBackend({
  database,
  secrets,
  siteUrl,
  mail,
  log,
}: BackendOptions): Promise<Backend> {
  const app = new App({
    connection: new Connection(database, log),
    api: { schemas: ['public'], max_rows: MAX_ROWS },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: PASSWORD_MIN,
      enable_anonymous_sign_ins: false,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        max_frequency: '1s',
        template: mailTemplates,
      },
    },
    studio: { enabled: false },
    options: { drivers: { email: mail }, server: { admin: false, disableStudio: true } },
  })
  await app.init()
  await app.connection.introspect({ useCache: true })
  return { fetch: (request) => app.fetch(request) }
}
