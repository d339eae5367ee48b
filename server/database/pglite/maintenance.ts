import type { Log } from '../../monitoring/log.ts'
import { withSession } from '../database.ts'
import { MAINTENANCE_LIMITS } from '../limits.ts'
import { erasureOf } from './erasure.ts'
import type { PgliteDatabase } from './pglite.ts'

const MB = 1024 * 1024
/** Recovery replays the log since the last checkpoint: 32 MB take about a second. */
const MAX_LOG_BYTES = 32 * MB
const MAX_CHECKPOINT_AGE_MS = 5 * 60_000
/** A checkpoint writes some log itself: less than this is no reason for the next. */
const MIN_LOG_BYTES = 64 * 1024
const INTERVAL_MS = 10_000
/**
 * Vacuum waits for an idle moment, but at most for this many consecutive rounds. Then it runs
 * between requests.
 */
const MAX_BUSY_ROUNDS = 30

/** Tables with many dead rows, and those of which an unclean end has left no counts. */
const TO_VACUUM = `
  select format('%I.%I', schemaname, relname) as name, schemaname = 'pg_toast' as toast
  from pg_stat_all_tables
  where (n_dead_tup > 200 and n_dead_tup > 0.1 * n_live_tup)
    or (n_live_tup + n_dead_tup = 0 and last_vacuum is null and pg_relation_size(relid) > ${MB})
  order by n_dead_tup desc
  limit 20`

const LOG_SINCE_CHECKPOINT = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
  from pg_control_checkpoint()`

export type Maintenance = {
  /** Does what is due now: vacuum only where `vacuum` is true. */
  runOnce(options?: { vacuum: boolean }): Promise<void>
  /** Runs `work` without a checkpoint or vacuum meanwhile, as a copy of the folder needs. */
  pausedDuring<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

const run = (database: PgliteDatabase, text: string) =>
  withSession(database, (session) => session.run(text), MAINTENANCE_LIMITS)

/** Vacuums the tables that need it, one at a time, until `isInterrupted`. */
async function vacuum(
  database: PgliteDatabase,
  { log, isInterrupted }: { log: Log; isInterrupted: () => boolean },
): Promise<void> {
  const { rows } = await run(database, TO_VACUUM)
  let tables = 0
  for (const { name, toast } of rows) {
    if (isInterrupted()) break
    await run(database, `vacuum ${toast === true ? '' : '(analyze) '}${String(name)}`)
    tables += 1
  }
  if (tables > 0) log({ name: 'database_vacuumed', tables })
}

const logBytes = async (database: PgliteDatabase): Promise<number> => {
  const { rows } = await run(database, LOG_SINCE_CHECKPOINT)
  return Number(rows[0]?.['bytes'])
}

/**
 * Replaces PostgreSQL's background processes, which PGlite does not have: a checkpoint after 32 MB
 * of log or after five minutes with writes, which removes old log, and vacuum of tables with many
 * dead rows, one table at a time while no caller waits. Also erases what deleted accounts left.
 */
export function startMaintenance(
  database: PgliteDatabase,
  { log, intervalMs = INTERVAL_MS }: { log: Log; intervalMs?: number },
): Maintenance {
  let running: Promise<void> = Promise.resolve()
  let checkpointAt = performance.now()
  const erase = erasureOf(database)
  let busyRounds = 0
  let paused = 0
  let stopped = false
  const isInterrupted = () => stopped || paused > 0

  async function checkpointIfDue(): Promise<void> {
    const isOld = performance.now() - checkpointAt > MAX_CHECKPOINT_AGE_MS
    if ((await logBytes(database)) < (isOld ? MIN_LOG_BYTES : MAX_LOG_BYTES)) return
    await run(database, 'checkpoint')
    checkpointAt = performance.now()
  }

  async function round({ vacuum: mayVacuum }: { vacuum: boolean }): Promise<void> {
    if (isInterrupted()) return
    if (mayVacuum) {
      await vacuum(database, { log, isInterrupted })
      if (await erase(isInterrupted)) log({ name: 'deleted_accounts_erased' })
    }
    await checkpointIfDue()
  }

  const enqueue = (options: { vacuum: boolean }): Promise<void> => {
    const next = running.then(() => round(options))
    running = next.catch(() => undefined)
    return next
  }

  const tick = (): void => {
    busyRounds = database.isIdle() ? 0 : busyRounds + 1
    const mayVacuum = busyRounds === 0 || busyRounds > MAX_BUSY_ROUNDS
    if (busyRounds > MAX_BUSY_ROUNDS) busyRounds = 0
    enqueue({ vacuum: mayVacuum }).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'unknown'
      log({ name: 'maintenance_failed', error: message })
    })
  }
  const timer = setInterval(tick, intervalMs)
  timer.unref()

  return {
    runOnce: (options = { vacuum: true }) => enqueue(options),
    async pausedDuring(work) {
      paused += 1
      try {
        await running
        return await work()
      } finally {
        paused -= 1
      }
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
