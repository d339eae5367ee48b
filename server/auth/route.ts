import type { AuthBody } from './body.ts'
import type { AuthContext } from './context.ts'
import type { AuthError } from './auth-error.ts'
import type { UserRow } from './users.ts'

/** One parsed request to the authentication service. */
export type AuthCall = {
  request: Request
  /** The network address that it came from. */
  address: string
  query: URLSearchParams
  body: AuthBody
}

/** One request of a signed-in user. */
export type SignedInCall = AuthCall & Caller

export type Caller = {
  user: UserRow
  sessionId: string
  /** When the session began. */
  signedInAt: Date
}

type Handler<Call> = (call: Call, context: AuthContext) => Promise<Response | AuthError>
export type RouteHandler = Handler<AuthCall>
export type SignedInHandler = Handler<SignedInCall>

type AuthMethod = 'GET' | 'HEAD' | 'POST' | 'PUT'

/**
 * Who may call a route: anyone (a mailed link), a client with the project's key, or a signed-in
 * user.
 */
export type AuthRoute = { method: AuthMethod; path: string } & (
  { access: 'link' | 'key'; handle: RouteHandler } | { access: 'session'; handle: SignedInHandler }
)
