import { networkOf } from '../../http/address.ts'
import { inTransaction, withSession, type Session } from '../../database/database.ts'
import { mergeUserData, readEmail } from '../body.ts'
import type { AuthContext } from '../context.ts'
import { issueToken, NO_USER } from '../mailed-links/link-tokens.ts'
import { sendLink } from '../mailed-links/send-link.ts'
import { passwordError } from '../password-rules.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthCall, RouteHandler } from '../route.ts'
import {
  draftUser,
  findUserByEmail,
  insertUser,
  setPasswordHash,
  userJson,
  type UserRow,
} from '../users.ts'

/** If another sign-up takes the address meanwhile, the next attempt finds its account. */
const MAX_ATTEMPTS = 3

type Registration = { email: string; password: string; data: Record<string, unknown> }

function readRegistration({ body }: AuthCall): Registration | AuthError {
  if (!body.email && !body.phone)
    return new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  const email = readEmail(body.email)
  if (email instanceof AuthError) return email
  if (typeof body.password !== 'string' || body.password === '')
    return validationFailed('Signup requires a valid password')
  const weak = passwordError(body.password)
  if (weak) return weak
  const data = mergeUserData({}, body.data ?? {})
  return data instanceof AuthError ? data : { email, password: body.password, data }
}

/** An account to be stored. `isNew`: its address had none when it was prepared. */
type Draft = { user: UserRow; isNew: boolean }

/**
 * The account for `registration`; its password is null if the address already has another password.
 */
async function prepareAccount(
  { email, password, data }: Registration,
  network: string,
  { database, passwords, now }: AuthContext,
): Promise<Draft | AuthError> {
  const existing = await withSession(database, (session) => findUserByEmail(session, email))
  const hash = existing
    ? await passwords.verify(password, existing.encrypted_password, network)
    : await passwords.hash(password, network)
  if (hash instanceof AuthError) return hash
  const passwordHash =
    typeof hash === 'string' ? hash : hash && existing ? existing.encrypted_password : null
  return { user: draftUser({ email, passwordHash, data, now: now() }), isNew: !existing }
}

/**
 * Stores the account of `draft`, or returns the unconfirmed one with the same address. If two
 * passwords claim an address, neither is accepted: the user who follows the link chooses one.
 * 'again' where the address was claimed after the draft: whether with the same password is unknown.
 */
async function claimAddress(
  session: Session,
  { user: draft, isNew }: Draft,
  now: Date,
): Promise<UserRow | null | 'again'> {
  if (await insertUser(session, draft)) return draft
  if (isNew) return 'again'
  const user = await findUserByEmail(session, draft.email ?? '')
  if (!user || user.email_confirmed_at !== null) return null
  if (user.encrypted_password !== draft.encrypted_password)
    await setPasswordHash(session, { id: user.id, hash: null, now })
  return user
}

/**
 * POST /signup: creates an unconfirmed account and mails the link. Response and work are the same
 * for an address that already has an account.
 */
export const signUp: RouteHandler = async (call, context) => {
  const registration = readRegistration(call)
  if (registration instanceof AuthError) return registration
  const now = context.now()
  const claim = (draft: Draft) =>
    inTransaction(context.database, async (session) => {
      const user = await claimAddress(session, draft, now)
      if (user === 'again') return null
      await context.networks.recordSignUp(session, user?.id ?? NO_USER, call.address)
      const token = await issueToken(session, { userId: user?.id ?? null, type: 'signup', now })
      return { user, token }
    })
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const draft = await prepareAccount(registration, networkOf(call.address), context)
    if (draft instanceof AuthError) return draft
    const claimed = await claim(draft)
    if (!claimed) continue
    const { user, token } = claimed
    await sendLink(call, context, { to: registration.email, user, type: 'signup', token })
    return Response.json({ ...userJson(draft.user), confirmation_sent_at: now.toISOString() })
  }
  throw new Error('the address was claimed and given up again and again')
}
