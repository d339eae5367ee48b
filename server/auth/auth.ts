import { bearerOf } from '../../supabase/functions/_shared/caller.ts'
import { withSession } from '../database/database.ts'
import { kindOf } from '../monitoring/error-fields.ts'
import type { Log } from '../monitoring/log.ts'
import { readAccessToken } from '../tokens.ts'
import { getUser, signOut, updateUser } from './routes/account.ts'
import { readAuthBody } from './body.ts'
import { closedFeature } from './closed-features.ts'
import type { AuthContext } from './context.ts'
import { recover, resend } from './routes/request-mail.ts'
import { AuthError, sessionNotFound } from './auth-error.ts'
import type { AuthRoute, Caller, RouteHandler } from './route.ts'
import { issueSession } from './routes/sign-in.ts'
import { signUp } from './routes/sign-up.ts'
import { findUserById, isBanned } from './users.ts'
import { followLink, acknowledgeLink, verifyToken } from './routes/verify.ts'

const BASE = '/auth/v1/'

/** GET /.well-known/jwks.json: no keys, since the one that signs tokens is secret. */
const listSigningKeys: RouteHandler = () => Promise.resolve(Response.json({ keys: [] }))

/** All routes of `/auth/v1`. Every other path is refused. */
export const AUTH_ROUTES: readonly AuthRoute[] = [
  { method: 'POST', path: 'signup', access: 'key', handle: signUp },
  { method: 'POST', path: 'token', access: 'key', handle: issueSession },
  { method: 'POST', path: 'recover', access: 'key', handle: recover },
  { method: 'POST', path: 'resend', access: 'key', handle: resend },
  { method: 'POST', path: 'verify', access: 'key', handle: verifyToken },
  { method: 'GET', path: 'verify', access: 'link', handle: followLink },
  { method: 'HEAD', path: 'verify', access: 'link', handle: acknowledgeLink },
  { method: 'GET', path: 'user', access: 'session', handle: getUser },
  { method: 'PUT', path: 'user', access: 'session', handle: updateUser },
  { method: 'POST', path: 'logout', access: 'session', handle: signOut },
  { method: 'GET', path: '.well-known/jwks.json', access: 'link', handle: listSigningKeys },
]

/** The route of a request. The path is compared as sent, so another spelling is another path. */
function routeOf(method: string, pathname: string): AuthRoute | AuthError {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : ''
  const routes = AUTH_ROUTES.filter((route) => route.path === path)
  const route = routes.find((candidate) => candidate.method === method)
  if (route) return route
  return routes.length > 0
    ? new AuthError(405, 'validation_failed', 'This method is not supported here')
    : (closedFeature(path) ??
        new AuthError(404, 'not_found', 'The authentication service of Stoa has no such feature'))
}

/** The signed-in caller, or the error of Supabase Auth if there is none. */
async function callerOf(request: Request, context: AuthContext): Promise<Caller | AuthError> {
  const { database, secrets, sessions, now } = context
  const token = bearerOf(request)
  if (token === undefined)
    return new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await readAccessToken(token, { secret: secrets.jwtSecret, now: now() })
  if (claims === 'expired')
    return new AuthError(403, 'bad_jwt', 'invalid JWT: token has invalid claims: token is expired')
  if (claims === 'invalid')
    return new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  return withSession(database, async (session) => {
    const { sub, session_id: sessionId } = claims
    const signedInAt =
      sessionId === undefined ? null : await sessions.beganAt(session, sessionId, sub)
    if (sessionId === undefined || signedInAt === null) return sessionNotFound()
    const user = await findUserById(session, sub)
    if (!user) return sessionNotFound()
    if (isBanned(user, now())) return new AuthError(403, 'user_banned', 'User is banned')
    return { user, sessionId, signedInAt }
  })
}

function hasProjectKey(
  request: Request,
  query: URLSearchParams,
  { secrets }: Pick<AuthContext, 'secrets'>,
) {
  const key = request.headers.get('apikey') ?? query.get('apikey')
  return key === secrets.publishableKey || key === secrets.secretKey
}

/** The route of a request with the key that the route requires, else an error. */
function openRoute(request: Request, context: Pick<AuthContext, 'secrets'>): AuthRoute | AuthError {
  const { pathname, searchParams: query } = new URL(request.url)
  const route = routeOf(request.method, pathname)
  if (route instanceof AuthError || route.access === 'link') return route
  return hasProjectKey(request, query, context)
    ? route
    : new AuthError(401, 'no_authorization', 'No API key found in request, or not a valid one')
}

async function respond(
  request: Request,
  address: string,
  context: AuthContext,
): Promise<Response | AuthError> {
  const query = new URL(request.url).searchParams
  const route = openRoute(request, context)
  if (route instanceof AuthError) return route
  if (route.access === 'link') return route.handle({ request, address, query, body: {} }, context)
  if (route.access === 'key') {
    const body = await readAuthBody(request)
    return body instanceof AuthError
      ? body
      : route.handle({ request, address, query, body }, context)
  }
  const caller = await callerOf(request, context)
  if (caller instanceof AuthError) return caller
  const body = await readAuthBody(request)
  return body instanceof AuthError
    ? body
    : route.handle({ request, address, query, body, ...caller }, context)
}

export type Auth = {
  /**
   * Refuses a request without a route or a valid key before it is counted or its body is read; else
   * null.
   */
  refuse(request: Request): Response | null
  /** Answers one request from `address`, whose body was already limited. */
  fetch(request: Request, address: string): Promise<Response>
  /** Resolves when every mail has been handed to the mailer. */
  settled(): Promise<void>
}

/** Serves `/auth/v1`: the calls that the product makes, with the responses of Supabase Auth. */
export function createAuth({
  log,
  ...parts
}: Omit<AuthContext, 'background'> & { log: Log }): Auth {
  const running = new Set<Promise<void>>()
  const background = (work: Promise<void>): void => {
    const done = work
      .catch((error: unknown) => log({ name: 'mail_failed', error: kindOf(error) }))
      .finally(() => running.delete(done))
    running.add(done)
  }
  return {
    refuse(request) {
      const route = openRoute(request, parts)
      return route instanceof AuthError ? route.toResponse() : null
    },
    async fetch(request, address) {
      const outcome = await respond(request, address, { ...parts, background })
      return outcome instanceof AuthError ? outcome.toResponse() : outcome
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
