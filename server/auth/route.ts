import type { AuthBody } from './body.ts'
import type { AuthContext } from './context.ts'
import type { Refusal } from './refusal.ts'
import type { UserRow } from './users.ts'

/** One request to the authentication service, read. */
export type AuthCall = {
  request: Request
  query: URLSearchParams
  body: AuthBody
}

/** One request of somebody who is signed in. */
export type SignedInCall = AuthCall & Caller

export type Caller = {
  user: UserRow
  sessionId: string
  /** When the session began. */
  signedInAt: Date
}

type Handler<Call> = (call: Call, context: AuthContext) => Promise<Response | Refusal>
export type RouteHandler = Handler<AuthCall>
export type SignedInHandler = Handler<SignedInCall>

export type AuthMethod = 'GET' | 'HEAD' | 'POST' | 'PUT'

/** Who may call a route: anybody (a link in a mail), the site with the project's key, or a signed-in user of it. */
export type AuthRoute = { method: AuthMethod; path: string } & (
  { access: 'link' | 'key'; handle: RouteHandler } | { access: 'session'; handle: SignedInHandler }
)
