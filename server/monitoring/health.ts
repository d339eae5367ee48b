import { Hono } from 'hono'
import { withSession, type Database } from '../database/database.ts'

/** How long the database may take to answer before it counts as not answering. */
const ANSWER_LIMIT_MS = 2_000

type HealthParts = {
  database: Database
  /** What `/health` reports besides its status. */
  details: () => Record<string, unknown>
  /** The version of the newest migration: `/ready` asks whether it is applied. */
  newestMigration: string | null
  answerLimitMs?: number
}

/** Resolves to what `probe` does, or to false where it fails or takes longer than `limitMs`. */
async function within(limitMs: number, probe: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), limitMs)
  probe.then(resolve, () => resolve(false))
  return promise.finally(() => clearTimeout(timer))
}

/**
 * `GET /health`: 200 where the database answers, else 503. `GET /ready`: the same, and whether
 * every migration is applied. All requests at one time share one query, so that asking often costs
 * nothing.
 */
export function healthRoutes(parts: HealthParts): Hono {
  const { database, details, newestMigration, answerLimitMs = ANSWER_LIMIT_MS } = parts

  /** One query at a time: callers that come while it is under way wait for the same answer. */
  const shared = (statement: string, params: readonly unknown[]) => {
    let running: Promise<boolean> | null = null
    return () => {
      running ??= withSession(database, (session) => session.run(statement, params))
        .then(({ rows }) => rows.length > 0)
        .finally(() => (running = null))
      return within(answerLimitMs, running)
    }
  }
  const answers = shared('select 1 as one', [])
  const isMigrated =
    newestMigration === null
      ? answers
      : shared('select version from supabase_migrations.schema_migrations where version = $1', [
          newestMigration,
        ])

  const routes = new Hono()
  routes.get('/health', async (c) =>
    (await answers())
      ? c.json({ status: 'ok', ...details() })
      : c.json({ status: 'unavailable', ...details() }, 503),
  )
  routes.get('/ready', async (c) =>
    (await isMigrated()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  )
  return routes
}
