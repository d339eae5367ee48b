import { inTransaction } from '../../database/database.ts'
import { readEmail } from '../body.ts'
import type { AuthContext } from '../context.ts'
import { issueToken, type LinkType } from '../mailed-links/link-tokens.ts'
import { sendLink } from '../mailed-links/send-link.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthCall, RouteHandler } from '../route.ts'
import { findUserByEmail, type UserRow } from '../users.ts'

/** Mails a link of `type` if `qualifies`. Response and work are the same for every address. */
async function requestLink(
  call: AuthCall,
  context: AuthContext,
  { type, qualifies }: { type: LinkType; qualifies: (user: UserRow) => boolean },
): Promise<Response | AuthError> {
  const email = readEmail(call.body.email)
  if (email instanceof AuthError) return email
  const now = context.now()
  const { user, token } = await inTransaction(context.database, async (session) => {
    const found = await findUserByEmail(session, email)
    const recipient = found && qualifies(found) ? found : null
    const userId = recipient?.id ?? null
    return { user: recipient, token: await issueToken(session, { userId, type, now }) }
  })
  await sendLink(call, context, { to: email, user, type, token })
  return Response.json({})
}

/** POST /recover: mails a link for choosing a new password. */
export const recover: RouteHandler = (call, context) =>
  requestLink(call, context, { type: 'recovery', qualifies: () => true })

/** POST /resend: mails the confirmation link of a new account again. */
export const resend: RouteHandler = async (call, context) => {
  if (call.body.type !== 'signup') return validationFailed('Missing one of these types: signup')
  return requestLink(call, context, {
    type: 'signup',
    qualifies: (user) => user.email_confirmed_at === null,
  })
}
