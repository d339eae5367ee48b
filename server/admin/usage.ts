import { z } from 'zod'
import { normaliseEmail } from '../auth/body.ts'
import { findUserByEmail } from '../auth/users.ts'
import { withSession, type Database } from '../database/database.ts'
import { RESOURCES, type Resource } from '../quotas/account-quotas.ts'

type Counted = Exclude<Resource, 'model_calls'>
/** What an account has, and its quota; a quota of null is the general one of the server. */
type Usage = { resource: Counted; used: number; ownQuota: number | null }

const number = z.coerce.number()
const usageRow = z.object({
  bases: number,
  files: number,
  chats: number,
  messages: number,
  quizzes: number,
  text_bytes: number,
  storage_bytes: number,
})
const quotaRow = z.object({ resource: z.string(), maximum: number })

const USAGE = `select
  (select count(*) from public.bases where user_id = $1::uuid) as bases,
  (select count(*) from public.base_files f join public.bases b on b.id = f.base_id
    where b.user_id = $1::uuid) as files,
  (select count(*) from public.chats where user_id = $1::uuid) as chats,
  (select count(*) from public.chat_messages m join public.chats c on c.id = m.chat_id
    where c.user_id = $1::uuid) as messages,
  (select count(*) from public.quizzes where user_id = $1::uuid) as quizzes,
  private.text_bytes($1::uuid) as text_bytes,
  (select coalesce(sum((metadata ->> 'size')::bigint), 0) from storage.objects
     where bucket_id = 'files' and name like $1::text || '/%') as storage_bytes`

/** What the account of `email` has stored; null without an account. */
export const usageOf = (database: Database, email: string): Promise<Usage[] | null> =>
  withSession(database, async (session) => {
    const user = await findUserByEmail(session, normaliseEmail(email))
    if (!user) return null
    const used = usageRow.parse((await session.run(USAGE, [user.id])).rows[0])
    const { rows } = await session.run(
      'select resource, maximum from private.account_quotas where user_id = $1',
      [user.id],
    )
    const own = new Map(
      z
        .array(quotaRow)
        .parse(rows)
        .map(({ resource, maximum }) => [resource, maximum]),
    )
    return RESOURCES.filter((name) => name !== 'model_calls').map((name) => ({
      resource: name,
      used: used[name],
      ownQuota: own.get(name) ?? null,
    }))
  })
