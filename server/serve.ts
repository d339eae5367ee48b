import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ChosenModel, mayChooseModel, withChosenModel } from './local-models/chosen-model.ts'
import { LOCAL_ENDPOINTS } from './local-models/local-servers.ts'
import { modelOf } from '../supabase/functions/_shared/model/settings.ts'
import { createApp, type App, type AppParts } from './app.ts'
import { bannerOf } from './startup/banner.ts'
import { lockDataFolder } from './startup/data-folder.ts'
import { watchDiskSpace } from './monitoring/disk-space.ts'
import { readEnv, type Env } from './env.ts'
import { listen, type Listener } from './http/listen.ts'
import { createJsonLog, type Log } from './monitoring/log.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { openData } from './startup/open-data.ts'
import { openLanguageData } from './recognition/language-data.ts'
import { loadSecrets } from './secrets.ts'
import { storeQuotas } from './quotas/quotas.ts'
import { sharedInbox, sharedSecrets } from './startup/shared-state.ts'
import { openStore } from './storage/store/open-store.ts'
import { openSite, type Site } from './site/site.ts'
import { snapshotBeforeMigration, snapshotDeps, startBackgroundTasks } from './background-tasks.ts'
import { startupError } from './startup/startup-error.ts'
import { startWatchdog } from './monitoring/watchdog.ts'

/**
 * The most that stopping may take if something hangs. Requests have `DRAIN_TIMEOUT_MS`
 * (http/listen.ts), background work then `SHUTDOWN_GRACE_MS` (app.ts), a database on PostgreSQL
 * five seconds. A supervisor must wait for these (compose.yaml, deploy/stoa.service).
 */
const STOP_MS = 60_000

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** Warns where lost secrets were replaced beside existing data: everyone is signed out by that. */
async function secretsOf(env: Env) {
  const file = join(env.dataFolder, 'secrets.json')
  const missing = !existsSync(file)
  const secrets = await loadSecrets(env.dataFolder)
  if (missing && existsSync(join(env.dataFolder, 'database')))
    console.error(
      `Warning: ${file} was missing and new secrets were made: ` +
        'everyone is signed out, and links to files no longer open. ' +
        'Put the file back from a backup to undo this.',
    )
  return secrets
}

/** Sends or stores mail. */
const mailerOf = (env: Env, inbox: ReturnType<typeof sharedInbox> | null): Promise<Mailer> =>
  createMailer({ ...env, ...(inbox && { sharedInbox: inbox }) }).catch(
    startupError(join(env.dataFolder, 'inbox.json'), 'move it away and start again'),
  )

/** An error of one line for a part that does not name itself in its errors. */
const unexplained = (env: Env) =>
  startupError(
    `STOA_DATA=${env.dataFolder}`,
    'run npm run doctor, or restore a backup with npm run restore -- FILE',
  )

/** The built site; null where it has not been built. */
const siteOf = async (
  env: Env,
  {
    secrets,
    mailer,
    languageData,
    chosenModel,
  }: Pick<AppParts, 'secrets' | 'mailer' | 'languageData' | 'chosenModel'>,
): Promise<Site | null> =>
  existsSync(join(DIST, 'index.html'))
    ? openSite(DIST, {
        url: '',
        key: secrets.publishableKey,
        mail: mailer.delivery,
        maxFileBytes: env.maxFileBytes,
        model: (chosenModel ? chosenModel.settings : env.model)?.name ?? null,
        localModels: chosenModel !== undefined,
        realtime: env.realtime,
        recognition: languageData?.config ?? null,
      })
    : null

type SiteParts = Pick<AppParts, 'secrets' | 'mailer' | 'languageData'>

/** The built site, whose pages name the model, and the model that may be chosen on this machine. */
async function siteAndModel(
  env: Env,
  parts: SiteParts,
  log: Log,
): Promise<Pick<AppParts, 'site' | 'chosenModel'>> {
  if (!mayChooseModel(env)) return { site: await siteOf(env, parts) }
  const chosenModel = await ChosenModel.open({
    folder: env.dataFolder,
    log,
    endpoints: LOCAL_ENDPOINTS,
    onChange: async () => {
      pages = await siteOf(env, { ...parts, chosenModel })
    },
  })
  let pages = await siteOf(env, { ...parts, chosenModel })
  const notBuilt = () => new Response('Not found', { status: 404 })
  const site = pages && { fetch: (request: Request) => pages?.fetch(request) ?? notBuilt() }
  return { site, chosenModel }
}

/** The data of text recognition; null where there are none. */
const languageDataOf = (env: Env) =>
  openLanguageData(env.ocrData).catch(
    startupError(
      'Text recognition',
      'set STOA_OCR_DATA to a folder with *.traineddata, or to none',
    ),
  )

/** The log, counted by the metrics where a token for them is set. */
async function observersOf(env: Env): Promise<{ log: Log; metrics?: Metrics }> {
  const log = createJsonLog(env.logLevel)
  if (env.metricsToken === null) return { log }
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(env.dataFolder)
    return bavail * bsize
  }
  const { createMetrics } = await import('./monitoring/metrics.ts')
  const metrics = createMetrics({ token: env.metricsToken, freeBytes })
  return { log: metrics.counted(log), metrics }
}

/** Serves `app` at the address of `env`. Throws an `Error` of one line. */
const listenAs = (env: Env, app: App): Promise<Listener> =>
  listen({
    fetch: (request, address) => app.fetch(request, address),
    sockets: { upgrade: (upgrade) => app.upgrade(upgrade), close: () => app.closeSockets() },
    host: env.host,
    port: env.port,
    trustedProxies: env.trustedProxies,
  }).catch(startupError(`HOST=${env.host}`, 'set HOST to an address of this machine'))

/**
 * Starts everything. Returns the lines to print and what stops it. Throws an `Error` of one line.
 */
async function start(): Promise<{ banner: string[]; stop: () => Promise<void> }> {
  const env = readEnv(process.env)
  const { log, metrics } = await observersOf(env)
  const lock = await lockDataFolder(env.dataFolder).catch(
    startupError(
      `STOA_DATA=${env.dataFolder}`,
      'set STOA_DATA to a folder that this user can write',
    ),
  )
  try {
    const own = env.databaseUrl === null ? await secretsOf(env) : null
    const blobs = await openStore(env)
    const space = watchDiskSpace({ folder: env.dataFolder, log })
    const data = await openData({
      env,
      blobs,
      shared: env.s3 !== null,
      open: {
        log,
        check: (statement) => space.checkStatement(statement),
        onGiveUp: (message) => exitWith(1)(message),
      },
      log,
      beforeMigration: (database) => snapshotBeforeMigration(snapshotDeps(env, database, log)),
    })
    const database = { ...data.database, close: () => data.close() }
    await storeQuotas(database, env.quotas)
    const secrets = own ?? (await sharedSecrets(database, env.dataFolder))
    const mailer = await mailerOf(env, own === null ? sharedInbox(database) : null)
    const languageData = await languageDataOf(env)
    const app = await createApp({
      env,
      database,
      blobs,
      secrets,
      mailer,
      model: modelOf(env.model, log),
      ...(await siteAndModel(env, { secrets, mailer, languageData }, log)),
      languageData,
      log,
      space,
      ...(metrics && { metrics }),
    })
    const listener = await listenAs(env, app)
    const backgroundTasks = startBackgroundTasks({ env, database, blobs, log, app, mailer })
    const stop = async () => {
      backgroundTasks.stop()
      await listener.close()
      await app.close()
      await lock.release()
    }
    return { banner: bannerOf(await withChosenModel(env), mailer.delivery), stop }
  } catch (error) {
    await lock.release()
    return unexplained(env)(error)
  }
}

const exitWith = (code: number) => (error?: unknown) => {
  if (error !== undefined) console.error(error instanceof Error ? error.message : error)
  process.exit(code)
}

startWatchdog()
try {
  const { banner, stop } = await start()
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // A second signal ends the process at once
      if (stopping) exitWith(1)()
      stopping = true
      setTimeout(() => exitWith(1)(`Stopping took more than ${STOP_MS} ms`), STOP_MS).unref()
      stop().then(() => exitWith(0)(), exitWith(1))
    })
  console.log(banner.join('\n'))
} catch (error) {
  exitWith(1)(error)
}
