import { z } from 'zod'
import { normaliseEmail } from '../auth/body.ts'
import { issueToken, revokeToken } from '../auth/mailed-links/link-tokens.ts'
import { linkOf } from '../auth/mailed-links/write-mail.ts'
import { confirmUser, findUserByEmail, type UserRow } from '../auth/users.ts'
import { inTransaction, withSession, type Database, type Session } from '../database/database.ts'
import { setAccountQuota, type Resource } from '../quotas/account-quotas.ts'

const MAX_LISTED = 10_000

const accountRow = z.object({
  email: z.string(),
  created_at: z.string(),
  state: z.enum(['confirmed', 'waiting', 'disabled']),
})
/** An account as the operator sees it; `created_at` in ISO 8601. */
type Account = z.infer<typeof accountRow>

/** The accounts, the newest first, at most 10,000. */
export const listAccounts = (database: Database): Promise<Account[]> =>
  withSession(database, async (session) => {
    const { rows } = await session.run(
      `select coalesce(email, '') as email, created_at,
         case when banned_until > now() then 'disabled'
              when email_confirmed_at is not null then 'confirmed' else 'waiting' end as state
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

/** Runs `work` for the account of `email` in a transaction; false without an account. */
const withAccount = (
  database: Database,
  email: string,
  work: (session: Session, user: UserRow) => Promise<unknown>,
): Promise<boolean> =>
  inTransaction(database, async (session) => {
    const user = await findUserByEmail(session, normaliseEmail(email))
    if (user) await work(session, user)
    return user !== null
  })

/**
 * Refuses every sign-in of the account of `email` and ends its sessions. Its data stays. False
 * without an account.
 */
export const disableAccount = (database: Database, email: string): Promise<boolean> =>
  withAccount(database, email, async (session, { id }) => {
    await session.run(
      `update auth.users set banned_until = now() + interval '100 years', updated_at = now()
        where id = $1`,
      [id],
    )
    await session.run('delete from auth.sessions where user_id = $1', [id])
  })

/** Allows sign-ins of the account of `email` again. False without an account. */
export const enableAccount = (database: Database, email: string): Promise<boolean> =>
  withAccount(database, email, (session, { id }) =>
    session.run('update auth.users set banned_until = null, updated_at = now() where id = $1', [
      id,
    ]),
  )

/**
 * Deletes the account of `email` with all rows. The server removes its files within an hour.
 * False without an account.
 */
export const deleteAccount = (database: Database, email: string): Promise<boolean> =>
  withAccount(database, email, (session, { id }) =>
    session.run('delete from auth.users where id = $1', [id]),
  )

/** Sets a quota of the account of `email`; null: the general one. False without an account. */
export const setQuota = (
  database: Database,
  email: string,
  quota: { resource: Resource; maximum: number | null },
): Promise<boolean> =>
  withAccount(database, email, (session, { id }) => setAccountQuota(session, id, quota))
