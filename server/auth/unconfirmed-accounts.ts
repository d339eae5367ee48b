import { withSession, type Database } from '../database/database.ts'

const KEPT_DAYS = 7
const REMOVED_AT_ONCE = 1000

/**
 * Accounts that were never confirmed or used, and neither made nor mailed a link for a week.
 * One that has data or a quota, or that the operator disabled, is kept whatever its state.
 */
const REMOVE = `
  delete from auth.users where id in (
    select u.id from auth.users u
    where u.email_confirmed_at is null and u.last_sign_in_at is null and u.banned_until is null
      and greatest(u.created_at, u.updated_at) < $1::timestamptz - interval '${KEPT_DAYS} days'
      and not exists (select from auth.one_time_tokens t where t.user_id = u.id
        and t.created_at >= $1::timestamptz - interval '${KEPT_DAYS} days')
      and not exists (select from auth.sessions s where s.user_id = u.id)
      and not exists (select from auth.known_networks n where n.user_id = u.id)
      and not exists (select from public.bases b where b.user_id = u.id)
      and not exists (select from public.chats c where c.user_id = u.id)
      and not exists (select from public.quizzes q where q.user_id = u.id)
      and not exists (select from public.review_notices r where r.user_id = u.id)
      and not exists (select from private.account_quotas a where a.user_id = u.id)
      and not exists (select from storage.objects o where o.owner_id = u.id::text)
    limit ${REMOVED_AT_ONCE}
    for update of u skip locked
  ) returning id`

/**
 * Removes accounts that were never confirmed, a week after they were last asked to be: everyone can
 * sign up with any address. Resolves with their number.
 */
export async function removeUnconfirmedAccounts(database: Database, now: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const { rows } = await withSession(database, (session) =>
      session.run(REMOVE, [now.toISOString()]),
    )
    removed += rows.length
    if (rows.length < REMOVED_AT_ONCE) return removed
  }
}
