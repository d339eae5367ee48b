import type { App } from './app.ts'
import { removeUnconfirmedAccounts } from './auth/unconfirmed-accounts.ts'
import { dailySnapshot, reportSkipped } from './backup/daily-snapshot.ts'
import { answerRequests, type Action, type RequestResult } from './backup/requests.ts'
import { takeSnapshot, type SnapshotDeps } from './backup/snapshot.ts'
import { sqlOver, type Database } from './database/database.ts'
import { examine } from './doctor/examine.ts'
import { describeDifferences, schemaDifferences } from './doctor/schema-differences.ts'
import type { Env } from './env.ts'
import { removeMailsOfDeletedAccounts } from './mail/deleted-accounts.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Log } from './monitoring/log.ts'
import type { BlobStore } from './storage/store/blob-store.ts'
import { cleanUp, removeReleasedFiles } from './storage/clean-up.ts'

const HOUR_MS = 60 * 60 * 1000
const CLEAN_UP_HOURS = 24

export const snapshotDeps = (env: Env, database: Database, log: Log): SnapshotDeps => ({
  env,
  database,
  retention: env.backups,
  log,
  now: () => new Date(),
})

const takesSnapshots = ({ retention }: SnapshotDeps): boolean =>
  retention.daily + retention.weekly > 0

/** Takes a snapshot before a migration. A failure does not stop the start. */
export async function snapshotBeforeMigration(deps: SnapshotDeps): Promise<void> {
  if (takesSnapshots(deps)) await takeSnapshot(deps, 'migration').catch(reportSkipped(deps.log))
}

/** Logs a schema that was changed by hand, after which requests may fail or show too much. */
async function reportSchema(database: Database, log: Log): Promise<void> {
  const differences = await schemaDifferences(database)
  if (differences.length > 0)
    log({ name: 'schema_differs', reason: describeDifferences(differences) })
}

async function removeUnconfirmed(database: Database, log: Log): Promise<void> {
  const accounts = await removeUnconfirmedAccounts(database, new Date())
  if (accounts > 0) log({ name: 'unconfirmed_accounts_removed', accounts })
}

type BackgroundTaskDeps = {
  env: Env
  database: Database
  blobs: BlobStore
  log: Log
  app: Pick<App, 'sendReminders'>
  mailer: Pick<Mailer, 'inbox' | 'delivery'>
}

/**
 * Background tasks of a running server, one at a time: a daily snapshot, the daily clean-up of
 * unreferenced files, the hourly ones of released files, of unconfirmed accounts and of mails to
 * deleted ones, and requests of `npm run backup` and `npm run doctor`. One that fails is logged and
 * stops none of the others. Mails are sent beside them, since a mail server can take long.
 */
export function startBackgroundTasks({
  env,
  database,
  blobs,
  log,
  app,
  mailer,
}: BackgroundTaskDeps): {
  stop(): void
} {
  const deps = snapshotDeps(env, database, log)
  const sql = sqlOver(database)
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }
  const failed = (error: unknown) =>
    log({
      name: 'background_task_failed',
      reason: error instanceof Error ? error.message : String(error),
    })

  let hours = 0
  const hourly = async () => {
    const { delivery, inbox } = mailer
    if (hours === 0) await reportSchema(database, log).catch(failed)
    if (takesSnapshots(deps)) await dailySnapshot(deps).catch(failed)
    // Without mail, accounts wait for the operator
    if (delivery !== 'none') await removeUnconfirmed(database, log).catch(failed)
    if (inbox) await removeMailsOfDeletedAccounts(database, inbox).catch(failed)
    // A start deletes no file
    if (hours > 0) await removeReleasedFiles({ sql, blobs }).catch(failed)
    if (hours > 0 && hours % CLEAN_UP_HOURS === 0)
      await cleanUp({ sql, blobs, log, now: () => new Date() }).catch(failed)
    hours += 1
  }
  const start = () => {
    void inTurn(hourly)
    void app.sendReminders().catch(failed)
  }
  const timer = setInterval(start, HOUR_MS)
  timer.unref()
  start()

  const handle = (action: Action): Promise<RequestResult> =>
    inTurn(async () =>
      action === 'backup'
        ? { ok: true, lines: [await takeSnapshot(deps, 'manual')] }
        : examine({ env, database, blobs }),
    )
  const requests = answerRequests(env.dataFolder, handle)
  return {
    stop() {
      clearInterval(timer)
      requests.stop()
    },
  }
}
