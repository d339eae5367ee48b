import { z } from 'zod'
import { withSession, type Database, type Session } from '../database/database.ts'

/** Resources that can be limited. Bytes, except rows and calls in 24 hours (`model_calls`). */
export const RESOURCES = [
  'bases',
  'files',
  'chats',
  'messages',
  'quizzes',
  'text_bytes',
  'storage_bytes',
  'model_calls',
] as const
export const resource = z.enum(RESOURCES)
export type Resource = z.infer<typeof resource>

/** The account's own quota of a resource, or null where the general one applies. */
export type AccountQuota = (userId: string, resource: Resource) => Promise<number | null>

const row = z.object({ maximum: z.coerce.number() })

/** Reads quotas of single accounts, at every call: the operator may have changed them. */
export const accountQuotas =
  (database: Database): AccountQuota =>
  (userId, name) =>
    withSession(database, async (session) => {
      const { rows } = await session.run(
        'select maximum from private.account_quotas where user_id = $1 and resource = $2',
        [userId, name],
      )
      return rows[0] === undefined ? null : row.parse(rows[0]).maximum
    })

/** Sets the quota of an account; null: the general one applies again. */
export async function setAccountQuota(
  session: Session,
  userId: string,
  quota: { resource: Resource; maximum: number | null },
): Promise<void> {
  if (quota.maximum === null)
    await session.run('delete from private.account_quotas where user_id = $1 and resource = $2', [
      userId,
      quota.resource,
    ])
  else
    await session.run(
      `insert into private.account_quotas (user_id, resource, maximum) values ($1, $2, $3)
       on conflict (user_id, resource) do update set maximum = excluded.maximum`,
      [userId, quota.resource, quota.maximum],
    )
}
