import { networkOf } from '../../http/address.ts'
import { DAY_MS } from '../../../domain/day.ts'
import { inTransaction, type Session } from '../../database/database.ts'
import { mergeUserData, normaliseEmail } from '../body.ts'
import type { AuthContext } from '../context.ts'
import { revokeToken } from '../mailed-links/link-tokens.ts'
import { passwordError } from '../password-rules.ts'
import { AuthError, sessionNotFound, validationFailed } from '../auth-error.ts'
import type { SignedInCall, SignedInHandler } from '../route.ts'
import { findUserById, setPasswordHash, userJson } from '../users.ts'

/** How long after signing in a password can be changed without the current one. */
const RECENT_MS = DAY_MS

/** GET /user: the account of the caller. */
export const getUser: SignedInHandler = ({ user }) => Promise.resolve(Response.json(userJson(user)))

/**
 * POST /logout: ends the current session (`scope=local`), all sessions (`global`, the default) or
 * all others (`others`).
 */
export const signOut: SignedInHandler = async ({ query, user, sessionId }, context) => {
  const scope = query.get('scope') ?? 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    return validationFailed(`Unsupported logout scope`)
  const which = {
    global: 'all',
    local: { only: sessionId },
    others: { except: sessionId },
  } as const
  await inTransaction(context.database, (session) =>
    context.sessions.end(session, user.id, which[scope]),
  )
  context.sessions.forget(user.id)
  return new Response(null, { status: 204 })
}

/**
 * The hash of the new password of `call`; null if it contains none. A session older than a day must
 * send the current password.
 */
async function newPasswordHash(
  { address, body, user, signedInAt }: SignedInCall,
  { passwords, now }: AuthContext,
): Promise<string | null | AuthError> {
  if (typeof body.password !== 'string') return null
  const weak = passwordError(body.password)
  if (weak) return weak
  const network = networkOf(address)
  if (body.current_password) {
    const matches = await passwords.verify(body.current_password, user.encrypted_password, network)
    if (matches instanceof AuthError) return matches
    if (!matches) return new AuthError(400, 'invalid_credentials', 'Current password is wrong')
  } else if (now().getTime() - signedInAt.getTime() > RECENT_MS) {
    return new AuthError(
      401,
      'reauthentication_needed',
      'Password update requires reauthentication',
    )
  }
  const isSame = await passwords.verify(body.password, user.encrypted_password, network)
  if (isSame === true)
    return new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    )
  return isSame instanceof AuthError ? isSame : passwords.hash(body.password, network)
}

function refuseOtherFields({ body, user }: SignedInCall): AuthError | null {
  if (body.email && normaliseEmail(body.email) !== user.email)
    return new AuthError(
      422,
      'validation_failed',
      'The email address of an account cannot be changed',
    )
  if (body.phone) return new AuthError(422, 'phone_provider_disabled', 'Phone numbers are not used')
  return null
}

/**
 * Stores the changes. A new password ends all other sessions and revokes a pending reset link. An
 * error if the session of the call ended meanwhile, as by another new password: comparing and
 * hashing passwords takes time.
 */
async function store(
  session: Session,
  { user, sessionId }: SignedInCall,
  changes: { hash: string | null; data: Record<string, unknown>; context: AuthContext },
): Promise<AuthError | null> {
  const { hash, data, context } = changes
  await session.run('select 1 from auth.users where id = $1 for update', [user.id])
  if ((await context.sessions.beganAt(session, sessionId, user.id)) === null)
    return sessionNotFound()
  const now = context.now()
  await session.run(
    'update auth.users set raw_user_meta_data = $2::text::jsonb, updated_at = $3 where id = $1',
    [user.id, JSON.stringify(data), now.toISOString()],
  )
  if (hash === null) return null
  await setPasswordHash(session, { id: user.id, hash, now })
  await context.sessions.end(session, user.id, { except: sessionId })
  await revokeToken(session, user.id, 'recovery')
  return null
}

/** PUT /user: changes the password or the user's own data. */
export const updateUser: SignedInHandler = async (call, context) => {
  const refused = refuseOtherFields(call)
  if (refused) return refused
  const data = mergeUserData(call.user.user_metadata, call.body.data ?? {})
  if (data instanceof AuthError) return data
  const hash = await newPasswordHash(call, context)
  if (hash instanceof AuthError) return hash
  const updated = await inTransaction(context.database, async (session) => {
    const ended = await store(session, call, { hash, data, context })
    return ended ?? findUserById(session, call.user.id)
  })
  if (updated instanceof AuthError) return updated
  if (hash !== null) context.sessions.forget(call.user.id)
  return updated
    ? Response.json(userJson(updated))
    : new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
}
