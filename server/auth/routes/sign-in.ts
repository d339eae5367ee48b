import { inTransaction, withSession } from '../../database/database.ts'
import { closedGrant } from '../closed-features.ts'
import { EMAIL_MAX, normaliseEmail } from '../body.ts'
import { PASSWORD_MAX_BYTES } from '../password-rules.ts'
import { networkOf } from '../../http/address.ts'
import { invalidCredentials, AuthError, validationFailed } from '../auth-error.ts'
import type { AuthCall, RouteHandler } from '../route.ts'
import { findUserByEmail, isBanned, type UserRow } from '../users.ts'

/** Why `user` cannot sign in despite the correct password, or null. */
function refuseUser(user: UserRow, now: Date): AuthError | null {
  if (isBanned(user, now)) return new AuthError(400, 'user_banned', 'User is banned')
  if (user.email_confirmed_at === null)
    return new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  return null
}

const credentialsOf = ({ body }: AuthCall): { email: string; password: string } => ({
  email: normaliseEmail(body.email ?? ''),
  password: body.password ?? '',
})

/**
 * POST /token?grant_type=password. An unknown address takes as long and gets the same response as a
 * wrong password.
 */
const signInWithPassword: RouteHandler = async (call, context) => {
  const { email, password } = credentialsOf(call)
  if (email === '' || password === '')
    return validationFailed('You must provide either an email or phone number and a password')
  const isPossible = email.length <= EMAIL_MAX && Buffer.byteLength(password) <= PASSWORD_MAX_BYTES
  const user = await withSession(context.database, (session) => findUserByEmail(session, email))
  const matches = await context.passwords.verify(
    password,
    user?.encrypted_password ?? null,
    networkOf(call.address),
  )
  if (matches instanceof AuthError) return matches
  if (!user || !matches || !isPossible) return invalidCredentials()
  const now = context.now()
  const error = refuseUser(user, now)
  if (error) return error
  return inTransaction(context.database, async (session) => {
    const at = now.toISOString()
    const { rows } = await session.run(
      `update auth.users set last_sign_in_at = $2 where id = $1 and encrypted_password = $3
        returning id`,
      [user.id, at, user.encrypted_password],
    )
    // The account was deleted or its password changed after it was read.
    if (rows.length === 0) return invalidCredentials()
    await context.networks.record(session, user.id, call.address)
    return Response.json(
      await context.sessions.begin(
        session,
        { ...user, last_sign_in_at: at },
        { method: 'password', userAgent: call.request.headers.get('user-agent') },
      ),
    )
  })
}

/** POST /token?grant_type=refresh_token. */
const refreshSession: RouteHandler = async ({ body }, { sessions }) => {
  if (!body.refresh_token) return validationFailed('refresh_token required')
  const outcome = await sessions.refresh(body.refresh_token)
  return outcome instanceof AuthError ? outcome : Response.json(outcome)
}

/** POST /token: signs in with a password, or continues a session. */
export const issueSession: RouteHandler = async (call, context) => {
  const grant = call.query.get('grant_type')
  switch (grant) {
    case 'password':
      return signInWithPassword(call, context)
    case 'refresh_token':
      return refreshSession(call, context)
    default:
      return closedGrant(grant)
  }
}
