import { inTransaction, withSession, type Session } from '../../database/database.ts'
import { normaliseEmail } from '../body.ts'
import type { AuthContext } from '../context.ts'
import { choicePage, isChoice } from '../mailed-links/choice-page.ts'
import {
  NO_USER,
  revokeToken,
  consumeToken,
  findLinkUser,
  type LinkType,
} from '../mailed-links/link-tokens.ts'
import { redirectWithError, redirectWithSession, safeRedirect } from '../mailed-links/redirect.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
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

const expired = (message: string): AuthError => new AuthError(403, 'otp_expired', message)

/** Uses up a link and begins its session. */
async function verify(
  { token, type, email, userAgent, address }: Presented,
  { database, sessions, networks, now }: AuthContext,
): Promise<Verified | AuthError> {
  return inTransaction(database, async (session) => {
    const at = now()
    const claimed = email === null ? null : await findUserByEmail(session, email)
    const userId = email === null ? null : (claimed?.id ?? NO_USER)
    const user = await consumeToken(session, { token, type, userId, now: at })
    if (!user) return expired('Token has expired or is invalid')
    if (isBanned(user, at)) return new AuthError(400, 'user_banned', 'User is banned')
    const keepsPassword =
      user.email_confirmed_at !== null ||
      (type === 'signup' && (await networks.isOfSignUp(session, user.id, address)))
    await confirmAddress(session, { user, keepsPassword, now: at })
    const confirmed = {
      ...user,
      email_confirmed_at: user.email_confirmed_at ?? at.toISOString(),
      last_sign_in_at: at.toISOString(),
    }
    await networks.record(session, user.id, address)
    const begun = await sessions.begin(session, confirmed, { method: type, userAgent })
    const choosesPassword =
      type === 'recovery' || !keepsPassword || user.encrypted_password === null
    return { session: begun, choosesPassword }
  })
}

/**
 * Confirms the address of `user`. Another person may have signed up with it, so the password chosen
 * at sign-up is dropped unless the link was opened from the network of that sign-up.
 */
async function confirmAddress(
  session: Session,
  { user, keepsPassword, now }: { user: UserRow; keepsPassword: boolean; now: Date },
): Promise<void> {
  await confirmUser(session, user, now)
  if (keepsPassword) return
  await setPasswordHash(session, { id: user.id, hash: null, now })
  await revokeToken(session, user.id, 'signup')
}

/** The account whose password a link would drop; null if the link drops none. */
const losesPassword = (
  { token, type, address }: Pick<Presented, 'token' | 'type' | 'address'>,
  { database, networks, now }: AuthContext,
): Promise<UserRow | null> =>
  withSession(database, async (session) => {
    const user = await findLinkUser(session, { token, type, now: now() })
    if (!user?.encrypted_password || user.email_confirmed_at !== null) return null
    return (await networks.isOfSignUp(session, user.id, address)) ? null : user
  })

/**
 * GET /verify: opens a mailed link and redirects to the site with a session or the error. A link
 * that would drop the password chosen at sign-up asks first, on a page: programs that examine mail
 * open it too, and on the network of the sign-up it would keep the password.
 */
export const followLink: RouteHandler = async ({ request, address, query }, context) => {
  const target = safeRedirect(query.get('redirect_to'), context.siteUrl)
  const type = readLinkType(query.get('type'))
  const token = query.get('token') ?? query.get('token_hash') ?? ''
  const refused = expired('Email link is invalid or has expired')
  if (type === null || token === '') return redirectWithError(target, refused)
  if (type === 'signup' && !isChoice(query)) {
    const user = await losesPassword({ token, type, address }, context)
    if (user) return choicePage(request, { user, token, target })
  }
  const userAgent = request.headers.get('user-agent')
  const verified = await verify({ token, type, email: null, userAgent, address }, context)
  if (verified instanceof AuthError) return redirectWithError(target, refused)
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
  return verified instanceof AuthError ? verified : Response.json(verified.session)
}
