import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { modelOf } from '../supabase/functions/_shared/model-settings.ts'
import { createApp, describeModel } from './app.ts'
import { lockDataFolder } from './data-folder.ts'
import { withSession, type Database } from './database/database.ts'
import { watchDiskSpace } from './disk-space.ts'
import { readEnv, type Env } from './env.ts'
import { listen } from './http/listen.ts'
import { jsonLog } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { migrate, readMigrations } from './migrate.ts'
import { openDatabase } from './database/open-database.ts'
import { loadSecrets } from './secrets.ts'
import { storeQuotas } from './quotas/quotas.ts'
import { openSite } from './site/site.ts'
import { startWatchdog } from './watchdog.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** The error of a start that a setting is to blame for, in one line that names it. */
const startupError = (setting: string) => (cause: unknown) => {
  const why = cause instanceof Error ? cause.message || cause.name : String(cause)
  throw why.startsWith('Cannot start: ')
    ? cause
    : new Error(`Cannot start: ${setting}: ${why.split('\n')[0]}`, { cause })
}

/**
 * Deletes quizzes that nothing makes any more. PGlite has one process, so at its start that is all of them; on PostgreSQL another
 * process may be making some: those that have given no sign for ten minutes.
 */
const dropUnfinishedQuizzes = (database: Database) =>
  withSession(database, (session) =>
    session.run(
      `delete from public.quizzes where status = 'generating'
         and ($1 or updated_at < now() - interval '10 minutes')`,
      [database.kind === 'pglite'],
    ),
  )

/** Which tutor answers: a model is named with the host that questions and passages are sent to. */
function tutorLine(env: Env): string {
  const model = describeModel(env)
  return model ? `Tutor: ${model.name} at ${model.host}` : 'Tutor: built in, no model'
}

/** Starts everything and gives what stops it again. Throws an `Error` of one line where it cannot. */
async function start(): Promise<() => Promise<void>> {
  const env = readEnv(process.env)
  const lock = await lockDataFolder(env.dataFolder).catch(
    startupError(`STOA_DATA=${env.dataFolder}`),
  )
  try {
    const secrets = await loadSecrets(env.dataFolder)
    const space = watchDiskSpace({ folder: env.dataFolder, log: jsonLog })
    const database = await openDatabase(env, {
      log: jsonLog,
      check: (statement) => space.checkStatement(statement),
      onGiveUp: (message) => exitWith(1)(message),
    })
    await migrate(database, await readMigrations()).catch(
      startupError(env.databaseUrl ? 'DATABASE_URL' : 'the database'),
    )
    await storeQuotas(database, env.quotas)
    await dropUnfinishedQuizzes(database)
    const mailer = await createMailer(env)
    if (mailer.delivery === 'none')
      console.log(
        'Mail: none, because SMTP_URL is not set. Confirm an account with: npm run admin -- confirm EMAIL',
      )
    const site = existsSync(join(DIST, 'index.html'))
      ? await openSite(DIST, {
          url: '',
          key: secrets.publishableKey,
          mail: mailer.delivery,
          maxFileBytes: env.maxFileBytes,
          model: env.model?.name ?? null,
        })
      : null
    const app = await createApp({
      env,
      database,
      secrets,
      mailer,
      model: modelOf(env.model),
      site,
      log: jsonLog,
      space,
    })
    const listener = await listen({
      fetch: (request, address) => app.fetch(request, address),
      host: env.host,
      port: env.port,
      trustedProxies: env.trustedProxies,
    }).catch(startupError(`HOST=${env.host}`))
    console.log(`Stoa is at ${env.publicUrl}`)
    console.log(tutorLine(env))
    return async () => {
      await listener.close()
      await app.close()
      await lock.release()
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const exitWith = (code: number) => (error?: unknown) => {
  if (error !== undefined) console.error(error instanceof Error ? error.message : error)
  process.exit(code)
}

startWatchdog()
try {
  const stop = await start()
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // asked a second time: whoever asks does not want to wait
      if (stopping) exitWith(1)()
      stopping = true
      stop().then(() => exitWith(0)(), exitWith(1))
    })
} catch (error) {
  exitWith(1)(error)
}
