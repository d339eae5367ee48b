import { Hono } from 'hono'
import { bearerOf } from '../supabase/functions/_shared/caller.ts'
import type { FunctionDeps } from '../supabase/functions/_shared/deps.ts'
import type { ModelClient } from '../supabase/functions/_shared/model/client.ts'
import type { AppParts } from './app.ts'
import { createAuth, type Auth } from './auth/auth.ts'
import { knownNetworks, type KnownNetworks } from './auth/known-networks.ts'
import { createPasswords } from './auth/password-hash.ts'
import { Sessions } from './auth/sessions/sessions.ts'
import { sqlOver, type Database } from './database/database.ts'
import { FairScheduler } from './database/fair-scheduler.ts'
import { SenderLimit } from './database/sender-limit.ts'
import { FUNCTIONS, functionHost, type FunctionHost } from './functions.ts'
import { networkOf } from './http/address.ts'
import { BodyBudget } from './http/limits/body-budget.ts'
import { Gateway, type TrackWork, type Incoming, type Origin } from './http/gateway.ts'
import { isLocalRequest } from './http/local-request.ts'
import { createRateLimiter, DAY, type RateLimiter } from './http/limits/rate-limit.ts'
import { readApiSchema } from './http/rest/schema.ts'
import { handleLocalModels } from './local-models/handler.ts'
import { accountQuotas } from './quotas/account-quotas.ts'
import { limitedModel } from './quotas/limited-model.ts'
import { unsubscribeRoutes } from './reminders/unsubscribe.ts'
import { createRealtime, type Realtime } from './realtime/realtime.ts'
import { storageQuota } from './quotas/storage-quota.ts'
import { createStorage, type Storage } from './storage/storage.ts'
import { createBackend } from './supabase-lite/backend.ts'
import { restHandler } from './supabase-lite/rest-corrections.ts'
import { readAccessToken, tokenVerifier, type VerifyToken } from './tokens.ts'

export type Bindings = Origin & { requestId?: string }
type Router = Hono<{ Bindings: Bindings }>

export type Api = {
  /** `/auth/v1`, `/rest/v1`, `/storage/v1`, `/functions/v1` and `/unsubscribe`. */
  router: Router
  /** The routes of `/storage/v1`, which the router has as one. */
  storageRoutes: readonly string[]
  /** `/realtime/v1`. */
  realtime: Realtime
  /** Resolves when all work that continues after a response has ended. */
  settled(): Promise<void>
  /** Ends the worker threads of the functions. */
  close(): Promise<void>
}

type Serve = (incoming: Incoming) => Promise<Response>
type Services = { auth: Serve; restApi: Serve; storage: Serve }

const LOCAL: Origin = { address: '127.0.0.1', internal: true }

const nowOf = ({ now = () => new Date() }: AppParts) => now

function createAuthService(
  parts: AppParts,
  { sessions, networks }: { sessions: Sessions; networks: KnownNetworks },
): Auth {
  const { env, database, secrets, mailer, log } = parts
  return createAuth({
    database,
    sessions,
    networks,
    passwords: createPasswords(parts.passwordCost),
    secrets,
    siteUrl: env.publicUrl,
    sendMail: (mail) => mailer.driver.send(mail),
    now: nowOf(parts),
    log,
  })
}

/** Serves rows with lite, behind the checks of this application. */
async function createRestService({ database, secrets, log }: AppParts, gateway: Gateway) {
  const scheduler = new FairScheduler()
  const lite = await createBackend({ database: scheduler.metered(database), secrets, log })
  return restHandler({ lite, gateway, scheduler, schema: await readApiSchema(database) })
}

function createStorageService(
  { env, database, blobs, secrets }: AppParts,
  verifyToken: VerifyToken,
): Storage {
  const sql = sqlOver(database)
  return createStorage({
    sql,
    verifyToken,
    blobs,
    maxFileBytes: env.maxFileBytes,
    quota: storageQuota({
      sql,
      quotas: env.quotas,
      accountQuota: accountQuotas(database),
      maxFileBytes: env.maxFileBytes,
    }),
    secret: secrets.storageSecret,
    now: () => new Date(),
  })
}

/**
 * Who sends a request: the account of its token, whose session may have ended, else the network.
 */
async function senderOf(
  { request, address }: Incoming,
  secret: string,
  now: Date,
): Promise<string> {
  const bearer = bearerOf(request)
  const claims = bearer === undefined ? 'invalid' : await readAccessToken(bearer, { secret, now })
  return typeof claims === 'string' ? `network ${networkOf(address)}` : `account ${claims.sub}`
}

const routerOf = ({ auth, restApi, storage }: Services): Router => {
  const withUrl =
    (serve: Serve) =>
    ({ req, env }: { req: { raw: Request }; env: Bindings }) =>
      serve({ ...env, request: req.raw, url: new URL(req.raw.url) })
  const router: Router = new Hono()
  router.all('/auth/v1/*', withUrl(auth))
  router.all('/rest/v1/*', withUrl(restApi))
  router.all('/rest/v1', withUrl(restApi))
  router.all('/storage/v1/*', withUrl(storage))
  return router
}

/**
 * The dependencies of one user's call. Log lines name its request. The quota limits how often a day
 * the model is called.
 */
function depsFor(
  userId: string,
  track: TrackWork,
  { parts, host, limiter, requestId }: CallParts,
): FunctionDeps {
  const quota = accountQuotas(parts.database)
  const allow = async () => {
    const own = await quota(userId, 'model_calls')
    const points = own ?? parts.env.quotas.modelCallsPerDay
    // A limiter has one number of points
    const name = own === null ? 'model' : `model-${own}`
    return (await limiter.count(name, userId, { points, seconds: DAY })) === 0
  }
  const { chosenModel } = parts
  const inUse: ModelClient | null = chosenModel ? chosenModel.client : host.deps.model
  const model = inUse && limitedModel(inUse, allow)
  return {
    ...host.deps,
    model,
    log: ({ name, ...event }) =>
      host.deps.log({ name, ...(requestId !== undefined && { request: requestId }), ...event }),
    background(work) {
      track(work)
      host.deps.background(work)
    },
  }
}
type CallParts = {
  parts: AppParts
  host: FunctionHost
  limiter: RateLimiter
  requestId: string | undefined
}

/** `/functions/v1`, and the choice of a model where this machine alone uses the server. */
function addFunctions(
  router: Router,
  { gateway, ...shared }: Omit<CallParts, 'requestId'> & { gateway: Gateway },
): void {
  const { chosenModel: chosen, env } = shared.parts
  router.all('/functions/v1/:name', (c) => {
    const name = c.req.param('name')
    const incoming = { ...c.env, request: c.req.raw, url: new URL(c.req.raw.url) }
    if (name === 'local-models' && chosen && isLocalRequest(c.req.raw, c.env.address))
      return gateway.functions(incoming, name, (request) =>
        handleLocalModels(request, { chosen, ownPort: env.port }),
      )
    const handle = FUNCTIONS.get(name)
    if (!handle) return c.notFound()
    if (c.req.method === 'OPTIONS') return c.body(null, 204)
    return gateway.functions(incoming, name, (request, userId, track) =>
      handle(request, depsFor(userId, track, { ...shared, requestId: c.env.requestId })),
    )
  })
}

/** Processes on one PostgreSQL share their counts. */
const rateLimiterOf = (database: Database): RateLimiter =>
  createRateLimiter(database.kind === 'postgres' ? database : null)

/** All services that `supabase-js` calls, on one database. */
export async function createApi(unlimited: AppParts): Promise<Api> {
  const limit = new SenderLimit()
  const parts = { ...unlimited, database: limit.limited(unlimited.database) }
  const { env, database, secrets, model, log } = parts
  const [now, limiter] = [nowOf(parts), rateLimiterOf(database)]
  const sessions = new Sessions({ database, secrets, siteUrl: env.publicUrl, now })
  const verifyToken = tokenVerifier(secrets, sessions.isActive, now)
  const networks = knownNetworks({ database, secrets, now })
  const gateway = new Gateway({ secrets, verifyToken, limiter, networks, budget: new BodyBudget() })
  const realtime = await createRealtime({
    database,
    secrets,
    publicUrl: env.publicUrl,
    verifyToken,
    sessions,
    limiter,
    log,
    now,
    isOff: !env.realtime,
    ...(parts.realtimeLimits && { limits: parts.realtimeLimits }),
  })
  const files = createStorageService(parts, verifyToken)
  const auth = createAuthService(parts, { sessions, networks })
  // `/rest/v1` has limits of its own (`FairScheduler`)
  const inTurn =
    (serve: Serve): Serve =>
    async (incoming) =>
      limit.run(await senderOf(incoming, secrets.jwtSecret, now()), () => serve(incoming))
  const services = routerOf({
    auth: inTurn(
      async (incoming) =>
        auth.refuse(incoming.request) ??
        gateway.auth(incoming, (request) => auth.fetch(request, incoming.address)),
    ),
    restApi: await createRestService(parts, gateway),
    storage: inTurn((incoming) => gateway.storage(incoming, (request) => files.fetch(request))),
  })
  const functions = functionHost({
    url: env.publicUrl,
    secrets,
    api: async (request) => services.fetch(request, LOCAL),
    model,
    log,
  })
  const router: Router = new Hono()
  addFunctions(router, { parts, gateway, host: functions, limiter })
  router.route('/', services).route('/', unsubscribeRoutes({ database, limiter }))
  return {
    router,
    storageRoutes: files.routes,
    realtime,
    close: () => functions.close(),
    async settled() {
      await Promise.all([functions.settled(), auth.settled(), realtime.settled()])
    },
  }
}
