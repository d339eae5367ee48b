import { inTransaction, type Session } from '../../database/database.ts'
import { normaliseEmail } from '../body.ts'
import type { AuthContext } from '../context.ts'
import { NO_USER, revokeToken, consumeToken, type LinkType } from '../mailed-links/link-tokens.ts'
import { redirectWithRefusal, redirectWithSession, safeRedirect } from '../mailed-links/redirect.ts'
import { Refusal, validationFailed } from '../refusal.ts'
import type { RouteHandler } from '../route.ts'
import type { SessionJson } from '../sessions/sessions.ts'
import { confirmUser, findUserByEmail, isBanned, setPasswordHash, type UserRow } from '../users.ts'

const TYPES: Readonly<Record<string, LinkType>> = {
  signup: 'signup',
  email: 'signup',
  recovery: 'recovery',
}

const readLinkType = (type: string | null | undefined): LinkType | null =>
  type !== null && type !== undefined && Object.hasOwn(TYPES, type) ? (TYPES[type] ?? null) : null

type Presented = {
  token: string
  type: LinkType
  /** The address that the caller names, or null. */
  email: string | null
  userAgent: string | null
  /** The network address of the caller. */
  address: string
}

type Verified = { session: SessionJson; choosesPassword: boolean }

const expired = (message: string): Refusal => new Refusal(403, 'otp_expired', message)

/** Uses up a link and begins its session. */
async function verify(
  { token, type, email, userAgent, address }: Presented,
  { database, sessions, networks, now }: AuthContext,
): Promise<Verified | Refusal> {
  return inTransaction(database, async (session) => {
    const at = now()
    const claimed = email === null ? null : await findUserByEmail(session, email)
    const userId = email === null ? null : (claimed?.id ?? NO_USER)
    const user = await consumeToken(session, { token, type, userId, now: at })
    if (!user) return expired('Token has expired or is invalid')
    if (isBanned(user, at)) return new Refusal(400, 'user_banned', 'User is banned')
    const choosesPassword = await confirmAddress(session, { user, type, now: at })
    const confirmed = {
      ...user,
      email_confirmed_at: user.email_confirmed_at ?? at.toISOString(),
      last_sign_in_at: at.toISOString(),
    }
    await networks.record(session, user.id, address)
    const begun = await sessions.begin(session, confirmed, { method: type, userAgent })
    return { session: begun, choosesPassword }
  })
}

/**
 * Confirms the address of `user`. A reset that confirms an address drops the password chosen at
 * sign-up: another person may have signed up with the address. Returns whether a password must
 * still be chosen.
 */
async function confirmAddress(
  session: Session,
  { user, type, now }: { user: UserRow; type: LinkType; now: Date },
): Promise<boolean> {
  await confirmUser(session, user, now)
  if (user.email_confirmed_at !== null || type === 'signup')
    return type === 'recovery' || user.encrypted_password === null
  await setPasswordHash(session, { id: user.id, hash: null, now })
  await revokeToken(session, user.id, 'signup')
  return true
}

/**
 * GET /verify: opens a mailed link and redirects to the site with a session or the reason of the
 * refusal.
 */
export const followLink: RouteHandler = async ({ request, address, query }, context) => {
  const target = safeRedirect(query.get('redirect_to'), context.siteUrl)
  const type = readLinkType(query.get('type'))
  const token = query.get('token') ?? query.get('token_hash') ?? ''
  const refused = expired('Email link is invalid or has expired')
  if (type === null || token === '') return redirectWithRefusal(target, refused)
  const userAgent = request.headers.get('user-agent')
  const verified = await verify({ token, type, email: null, userAgent, address }, context)
  if (verified instanceof Refusal) return redirectWithRefusal(target, refused)
  return redirectWithSession(target, verified.session, verified.choosesPassword ? 'recovery' : type)
}

/** HEAD /verify: mail scanners request every link; this does not use it up. */
export const acknowledgeLink: RouteHandler = () =>
  Promise.resolve(new Response(null, { status: 200 }))

/**
 * POST /verify: the same with the token alone (`token_hash`), or with the address and the token.
 */
export const verifyToken: RouteHandler = async ({ request, address, body }, context) => {
  const type = readLinkType(body.type)
  if (type === null) return validationFailed('Verify requires a verification type')
  const token = body.token_hash ?? body.token ?? ''
  if (token === '') return validationFailed('Verify requires a token or a token hash')
  const byHash = typeof body.token_hash === 'string' && body.token_hash !== ''
  const email = normaliseEmail(body.email ?? '')
  if (!byHash && email === '')
    return validationFailed('Only an email address should be provided on verify')
  const userAgent = request.headers.get('user-agent')
  const verified = await verify(
    { token, type, email: email === '' ? null : email, userAgent, address },
    context,
  )
  return verified instanceof Refusal ? verified : Response.json(verified.session)
}
