import { Hono, type Context } from 'hono'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Failure } from '../domain/failure.ts'
import type { ModelClient } from '../supabase/functions/_shared/model-client.ts'
import { errorResponse } from '../supabase/functions/_shared/respond.ts'
import { accounts } from './supabase-lite/accounts.ts'
import { refuseMalformed } from './supabase-lite/auth-body.ts'
import { createBackend } from './supabase-lite/backend.ts'
import { readWhole } from './http/body.ts'
import { sqlOver, type Database } from './database/database.ts'
import type { DiskSpace } from './disk-space.ts'
import { isLoopback, type Env } from './env.ts'
import { functionHost, FUNCTIONS } from './functions.ts'
import { healthRoutes } from './health.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import type { Log } from './log.ts'
import { inboxPage } from './mail/inbox-page.ts'
import type { Mailer } from './mail/mailer.ts'
import { newestMigration } from './migrate.ts'
import { localiseMail } from './mail/localise-mail.ts'
import { patternOf } from './http/route-pattern.ts'
import { restHandler } from './supabase-lite/rest-corrections.ts'
import type { Secrets } from './secrets.ts'
import type { Site } from './site/site.ts'
import type { BlobStore } from './storage/blob-store.ts'
import { createStorage } from './storage/storage.ts'
import { tokenVerifier } from './tokens.ts'

/** What a learner says of themselves travels in every access token, and so in every header: it must fit in there. */
const AUTH_BODY_MAX = 8 * 1024
const FUNCTION_BODY_MAX = 1024 * 1024
/** The text of one long PDF goes through here. */
const ROWS_BODY_MAX = 20 * 1024 * 1024
/** What is still at work then asks a slow model: its answer is given up, its quiz is dropped at the next start. */
export const SHUTDOWN_GRACE_MS = 2_000

export type App = {
  /** Answers one request. `peer` is the network address it came from: this machine's own where it came in process. */
  fetch(request: Request, peer?: string): Promise<Response>
  /** Gives background work two seconds to end and closes the database. Nothing may be asked of the app any more. */
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
  /** Null: the built-in tutor. */
  model: ModelClient | null
  /** Null: only the API is served. */
  site: Site | null
  log: Log
  /** Refuses writes while the disk is nearly full. */
  space?: DiskSpace
}

type Variables = { peer: string }
type C = Context<{ Bindings: Variables }>

const DEFAULT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

const tooLarge = (max: number): Response =>
  Response.json({ code: '413', message: `The body is larger than ${max} bytes` }, { status: 413 })

/** Puts the house together: everything that one origin answers. */
export async function createApp(parts: AppParts): Promise<App> {
  const { env, database, blobs, secrets, mailer, model, site, log } = parts
  const verifyToken = tokenVerifier(secrets)
  const mail = localiseMail(mailer.driver, database)
  const lite = await createBackend({ database, secrets, siteUrl: env.publicUrl, mail, log })
  const serveRows = restHandler((request) => lite.fetch(request), verifyToken)
  const serveAccounts = accounts((request) => lite.fetch(request), {
    database,
    mail,
    siteUrl: env.publicUrl,
  })
  const rateLimit = createRateLimiter()
  const storage = createStorage({
    sql: sqlOver(database),
    verifyToken,
    blobs,
    maxFileBytes: env.maxFileBytes,
    secret: secrets.storageSecret,
    now: () => new Date(),
  })

  const hasApiKey = ({ req }: C): boolean => {
    const key = req.header('apikey') ?? req.query('apikey')
    return key === secrets.publishableKey || key === secrets.secretKey
  }
  const noKey = () =>
    Response.json({ message: 'No API key found in request, or not a valid one' }, { status: 401 })

  const withBodyLimit =
    (max: number, next: (request: Request, peer: string) => Promise<Response>) => async (c: C) => {
      const request = await readWhole(c.req.raw, max)
      return request === null ? tooLarge(max) : next(request, c.env.peer)
    }

  /** What functions reach as well, in process. */
  const api = new Hono<{ Bindings: Variables }>()
    .all(
      '/auth/v1/*',
      withBodyLimit(
        AUTH_BODY_MAX,
        async (request, peer) =>
          (await refuseMalformed(request)) ??
          (await rateLimit(request, peer)) ??
          serveAccounts(request),
      ),
    )
    .all('/rest/v1/*', withBodyLimit(ROWS_BODY_MAX, serveRows))
    .all('/storage/v1/*', (c) => {
      const signed =
        /^\/storage\/v1\/object\/sign\//.test(c.req.path) && c.req.query('token') !== undefined
      return signed || hasApiKey(c) ? storage.fetch(c.req.raw) : noKey()
    })

  const functions = functionHost({
    url: env.publicUrl,
    publishableKey: secrets.publishableKey,
    api: async (request) => api.fetch(request, { peer: '127.0.0.1' }),
    model,
    log,
  })

  const health = healthRoutes({
    database,
    details: {
      database: database.kind,
      tutor: model ? 'model' : 'builtin',
      mail: env.smtp ? 'smtp' : 'inbox',
    },
    newestMigration: await newestMigration(),
  })
  const app = new Hono<{ Bindings: Variables }>()
    .route('/', health)
    .get('/config.json', (c) =>
      c.json({
        url: env.publicUrl,
        key: secrets.publishableKey,
        maxFileBytes: env.maxFileBytes,
        model: env.model?.name ?? null,
      }),
    )
    .all('/functions/v1/:name', async (c) => {
      const handle = FUNCTIONS.get(c.req.param('name'))
      if (!handle) return c.notFound()
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      if (!hasApiKey(c)) return noKey()
      const request = await readWhole(c.req.raw, FUNCTION_BODY_MAX)
      return request === null ? tooLarge(FUNCTION_BODY_MAX) : handle(request, functions.deps)
    })
    .route('/', api)

  if (mailer.inbox && env.loopback) {
    const { inbox } = mailer
    app
      .get('/inbox', (c) => (isLocal(c) ? inboxPage(inbox.messages()) : c.notFound()))
      .get('/inbox/messages', (c) => (isLocal(c) ? c.json(inbox.messages()) : c.notFound()))
  }
  if (site) app.all('*', ({ req }) => site.fetch(req.raw))

  app.onError((error, c) => {
    log({ name: 'error', route: patternOf(c.req.path), error: error.name, stack: framesOf(error) })
    return c.req.path.startsWith('/functions/')
      ? errorResponse(error instanceof Failure ? error : 'unexpected', 500)
      : c.json({ message: 'Internal server error' }, 500)
  })

  return {
    async fetch(request, peer = '127.0.0.1') {
      const started = performance.now()
      const id = randomUUID()
      const answer = parts.space?.refuse(request) ?? (await app.fetch(request, { peer }))
      const response = new Response(answer.body, answer)
      for (const [name, value] of Object.entries(DEFAULT_HEADERS))
        if (!response.headers.has(name)) response.headers.set(name, value)
      // lite opens every answer to every origin; the only page that calls this server is its own
      for (const name of [...response.headers.keys()])
        if (name.startsWith('access-control-')) response.headers.delete(name)
      response.headers.set('x-request-id', id)
      log({
        name: 'request',
        id,
        method: request.method,
        route: patternOf(new URL(request.url).pathname),
        status: response.status,
        ms: Math.round(performance.now() - started),
      })
      return response
    },
    async close() {
      await Promise.race([functions.settled(), setTimeout(SHUTDOWN_GRACE_MS)])
      await database.close()
    },
  }
}

/** Whether the request comes from this machine and names it: a page elsewhere whose name was pointed here must not read the inbox. */
const isLocal = ({ req, env }: C): boolean =>
  isLoopback(env.peer) && isLoopback(new URL(req.url).hostname.replace(/^\[|\]$/g, ''))

/** Where an error came from, without its message, which may quote what a learner wrote. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim())
