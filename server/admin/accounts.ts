import { z } from 'zod'
import { normaliseEmail } from '../auth/body.ts'
import { issueToken, revokeToken } from '../auth/links.ts'
import { linkOf } from '../auth/mails.ts'
import { confirmUser, findUserByEmail } from '../auth/users.ts'
import { inTransaction, withSession, type Database } from '../database/database.ts'

const MAX_LISTED = 10_000

const accountRow = z.object({
  email: z.string(),
  created_at: z.string(),
  confirmed: z.boolean(),
})
/** An account as the operator sees it; `created_at` in ISO 8601. */
export type Account = z.infer<typeof accountRow>

/** The accounts, the newest first, at most 10,000. */
export const listAccounts = (database: Database): Promise<Account[]> =>
  withSession(database, async (session) => {
    const { rows } = await session.run(
      `select coalesce(email, '') as email, created_at, email_confirmed_at is not null as confirmed
       from auth.users order by auth.users.created_at desc limit ${MAX_LISTED}`,
    )
    return z.array(accountRow).parse(rows)
  })

type Confirmation = 'confirmed' | 'was confirmed before' | 'there is no such account'

/** Confirms the account of `email` in place of its mailed link, which no longer works then. */
export const confirmAccount = (
  database: Database,
  email: string,
  now: Date,
): Promise<Confirmation> =>
  inTransaction(database, async (session) => {
    const user = await findUserByEmail(session, normaliseEmail(email))
    if (!user) return 'there is no such account'
    if (user.email_confirmed_at !== null) return 'was confirmed before'
    await confirmUser(session, user, now)
    await revokeToken(session, user.id, 'signup')
    return 'confirmed'
  })

/**
 * A link that lets the owner of `email` choose a new password. It works once, for an hour; null
 * without an account.
 */
export const resetLink = (
  database: Database,
  email: string,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<string | null> =>
  inTransaction(database, async (session) => {
    const user = await findUserByEmail(session, normaliseEmail(email))
    if (!user) return null
    const token = await issueToken(session, { userId: user.id, type: 'recovery', now })
    return linkOf(siteUrl, { token, type: 'recovery', redirectTo: siteUrl })
  })
