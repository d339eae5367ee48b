import { Hono, type Context } from 'hono'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Failure } from '../domain/failure.ts'
import type { ModelClient } from '../supabase/functions/_shared/model/client.ts'
import { errorResponse } from '../supabase/functions/_shared/respond.ts'
import { createApi, type Api, type Bindings } from './api.ts'
import type { Database } from './database/database.ts'
import { isDatabaseError, SQLSTATE } from './database/database-error.ts'
import { errorFields } from './monitoring/error-fields.ts'
import { noSpaceLeft, type DiskSpace } from './monitoring/disk-space.ts'
import { describeModel, type Env } from './env.ts'
import type { ChosenModel } from './local-models/chosen-model.ts'
import { healthRoutes } from './monitoring/health.ts'
import type { Upgrade } from './http/listen.ts'
import { isLocalRequest } from './http/local-request.ts'
import { badPath, busy, type Service } from './http/client-errors.ts'
import { normalisePath } from './http/request-path.ts'
import { withDefaultHeaders } from './http/response-headers.ts'
import { patternOf } from './http/route-pattern.ts'
import type { Log } from './monitoring/log.ts'
import { inboxPage } from './mail/inbox-page.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { newestMigration } from './startup/migrate.ts'
import type { LanguageData } from './recognition/language-data.ts'
import { REALTIME_PATH } from './realtime/protocol/handshake.ts'
import type { RealtimeLimits } from './realtime/limits.ts'
import { createReminders } from './reminders/reminders.ts'
import type { Secrets } from './secrets.ts'
import { redirectToPublicAddress } from './site/public-address.ts'
import type { Site } from './site/site.ts'
import type { BlobStore } from './storage/store/blob-store.ts'

/**
 * How long background work may continue after the `DRAIN_TIMEOUT_MS` that requests are given
 * (http/listen.ts). Work still running then is waiting for a slow model: its answer is abandoned,
 * its quiz is removed at the next start.
 */
export const SHUTDOWN_GRACE_MS = 2_000

export type App = {
  /** All routes as `METHOD path`, for the test that every route has a rule. */
  routes: readonly string[]
  /**
   * Answers one request. `address` is the network address it came from: loopback where it came in
   * process.
   */
  fetch(request: Request, address?: string): Promise<Response>
  /** Accepts a socket of `/realtime/v1`, or answers with an error. */
  upgrade(upgrade: Upgrade): void
  /** Sends the mails about due reviews that are due now. Throws where they cannot be read. */
  sendReminders(): Promise<void>
  /** Closes the sockets at once and accepts no more. */
  closeSockets(): void
  /**
   * Gives background work `SHUTDOWN_GRACE_MS` to end and closes the database. Do not call `fetch`
   * after this.
   */
  close(): Promise<void>
}

export type AppParts = {
  env: Env
  /** Migrated. The app closes it. */
  database: Database
  /** Where the bytes of files are stored. */
  blobs: BlobStore
  secrets: Secrets
  mailer: Mailer
  /** The model of the environment. Null: a chosen one, or the tutor without a model. */
  model: ModelClient | null
  /** The local model chosen in My Account; absent where none may be chosen. */
  chosenModel?: ChosenModel
  /** Data of text recognition; without it the site does not offer recognition. */
  languageData?: LanguageData | null
  /** Null: only the API is served. */
  site: Site | null
  log: Log
  /** Refuses writes while the disk is nearly full. */
  space?: DiskSpace
  /** Answers `/metrics`; without it the path does not exist. */
  metrics?: Metrics
  /** The clock of sessions and mailed links; the system's unless a test passes another one. */
  now?: () => Date
  /** Another cost of the hashes of passwords, for tests. */
  passwordCost?: number
  /** Other limits of sockets, for tests. */
  realtimeLimits?: Partial<RealtimeLimits>
}

type C = Context<{ Bindings: Bindings }>
type Router = Hono<{ Bindings: Bindings }>

async function addInformation(router: Router, parts: AppParts): Promise<void> {
  const { env, database, secrets, mailer, chosenModel, languageData = null } = parts
  const model = () => describeModel({ model: chosenModel ? chosenModel.settings : env.model })
  const health = healthRoutes({
    database,
    details: () => ({
      database: database.kind,
      tutor: model() ? 'model' : 'builtin',
      model: model(),
      mail: mailer.delivery,
    }),
    newestMigration: await newestMigration(),
  })
  router.route('/', health).get('/config.json', (c) =>
    c.json({
      url: env.publicUrl,
      key: secrets.publishableKey,
      maxFileBytes: env.maxFileBytes,
      model: model()?.name ?? null,
      localModels: chosenModel !== undefined,
      realtime: env.realtime,
      mail: mailer.delivery,
      recognition: languageData?.config ?? null,
    }),
  )
  if (languageData) router.get('/ocr/*', (c) => languageData.respond(c.req.raw))
}

/**
 * The local inbox is for the person at this machine: nothing that came through a proxy reads it.
 */
function addInbox(router: Router, { env, mailer }: AppParts): void {
  if (!mailer.inbox || !env.inbox) return
  const { inbox } = mailer
  router
    .get('/inbox', async (c) => (isLocal(c) ? inboxPage(await inbox.messages()) : c.notFound()))
    .get('/inbox/messages', async (c) =>
      isLocal(c) ? c.json(await inbox.messages()) : c.notFound(),
    )
}

async function createRouter(parts: AppParts, api: Api): Promise<Router> {
  const { env, site, log } = parts
  const router: Router = new Hono<{ Bindings: Bindings }>()
  await addInformation(router, parts)
  const { metrics } = parts
  router.get('/metrics', (c) => metrics?.respond(c.req.raw) ?? c.notFound())
  router.route('/', api.router)
  // Sockets are not requests: `upgrade` accepts them
  router.all('/realtime/v1/*', (c) =>
    c.req.path === REALTIME_PATH
      ? c.json({ message: 'This is the address of a WebSocket' }, 426, { upgrade: 'websocket' })
      : c.json({ message: 'The realtime service of Stoa has no such feature' }, 404),
  )
  addInbox(router, parts)
  if (site)
    router.all(
      '*',
      ({ req }) => redirectToPublicAddress(req.raw, env.publicUrl) ?? site.fetch(req.raw),
    )
  router.onError((error, c) => {
    const request = c.env.requestId !== undefined && { request: c.env.requestId }
    const route = patternOf(c.req.path)
    const unavailable = databaseRefusal(error, c.req.url)
    if (unavailable) {
      log({ name: 'database_unavailable', ...request, route, error: error.message })
      return unavailable
    }
    log({ name: 'error', ...request, route, ...errorFields(error) })
    return c.req.path.startsWith('/functions/')
      ? errorResponse(error instanceof Failure ? error : 'unexpected', 500)
      : c.json({ message: 'Internal server error' }, 500)
  })
  return router
}

/** `request` with its path normalised, or null if the path is ambiguous. */
function normalised(request: Request): Request | null {
  const url = new URL(request.url)
  const path = normalisePath(url.pathname)
  if (path === null || path === url.pathname) return path === null ? null : request
  url.pathname = path
  const { method, headers, body, signal } = request
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

/** The service that a path names most likely. */
function serviceOf(url: string): Service {
  const [, service] = /^\/(auth|rest|storage|functions)\//.exec(new URL(url).pathname) ?? []
  return service === 'auth' || service === 'storage' || service === 'functions' ? service : 'rest'
}

/** Errors of a database that has no space, does not answer or has too many callers. */
const UNAVAILABLE = /^(?:08|53|57)/

/** 507 or 503 for an error of the database that says to try again later; null for any other. */
function databaseRefusal(error: Error, url: string): Response | null {
  if (!isDatabaseError(error) || !UNAVAILABLE.test(error.code)) return null
  return error.code === SQLSTATE.diskFull ? noSpaceLeft(url) : busy(serviceOf(url))
}

/** Wires the application: everything that one origin answers. */
export async function createApp(parts: AppParts): Promise<App> {
  const { env, database, log } = parts
  const api = await createApi(parts)
  const router = await createRouter(parts, api)
  parts.metrics?.watchSockets(() => api.realtime.size)
  const reminders = createReminders({
    database,
    mailer: parts.mailer,
    siteUrl: env.publicUrl,
    log,
    now: parts.now ?? (() => new Date()),
  })
  const https = env.publicUrl.startsWith('https://')
  /** Counts and logs a request; a socket has no `id`, since its client is sent none. */
  const report = (
    { method, path, status, id }: { method: string; path: string; status: number; id?: string },
    started: number,
  ) => {
    const ms = Math.round(performance.now() - started)
    parts.metrics?.observe({ method, path, status, ms })
    log({ name: 'request', ...(id && { id }), method, route: patternOf(path), status, ms })
  }

  return {
    routes: [...router.routes.map(({ method, path }) => `${method} ${path}`), ...api.storageRoutes],
    async fetch(request, address = '127.0.0.1') {
      const started = performance.now()
      const id = randomUUID()
      const readable = normalised(request)
      const routed = readable
        ? (parts.space?.refuse(readable) ??
          (await router.fetch(readable, { address, internal: false, requestId: id })))
        : badPath(serviceOf(request.url))
      const response = withDefaultHeaders(routed, https)
      response.headers.set('x-request-id', id)
      const { pathname: path } = new URL(readable?.url ?? request.url)
      report({ method: request.method, path, status: response.status, id }, started)
      return response
    },
    upgrade(upgrade) {
      const started = performance.now()
      const [path = ''] = (upgrade.request.url ?? '').split('?', 1)
      void api.realtime
        .upgrade(upgrade)
        .catch((error: unknown) => {
          log({ name: 'error', route: patternOf(path), ...errorFields(error) })
          upgrade.socket.destroy()
          return 500
        })
        .then((status) => report({ method: 'GET', path, status }, started))
    },
    sendReminders: () => reminders.send(),
    closeSockets: () => api.realtime.close(),
    async close() {
      api.realtime.close()
      const ended = Promise.all([api.settled(), reminders.stop()])
      await Promise.race([ended, setTimeout(SHUTDOWN_GRACE_MS)])
      await api.close()
      await database.close()
    },
  }
}

const isLocal = ({ req, env }: C): boolean => isLocalRequest(req.raw, env.address)
