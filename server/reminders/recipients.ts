import { z } from 'zod'
import { DUE_COUNTED_MAX, REVIEW_MAIL_HOUR } from '../../domain/constants.ts'
import { sqlOver, withSession, type Database } from '../database/database.ts'

const PAGE = 100

/**
 * Learners with reminders who were sent none on this day of their time zone, where it is later than
 * the hour of the mails. Those without anything due and without an exam ahead are left out; the
 * others are counted. `reminders.when` of the messages tells learners when a mail is sent.
 */
const RECIPIENTS = `
  select n.user_id, u.email, n.language, d.today::text as today, d.ends_at
  from public.review_notices n
  join auth.users u on u.id = n.user_id
  left join private.review_mails m on m.user_id = n.user_id
  cross join lateral (select private.local_time($1, n.time_zone) as at) c
  cross join lateral (
    select c.at::date as today, case when c.at is not null then
      (c.at::date + 1)::timestamp at time zone n.time_zone
    end as ends_at
  ) d
  where n.mail and n.user_id > $2 and extract(hour from c.at) >= ${REVIEW_MAIL_HOUR}
    and (m.last_mail_on is null or m.last_mail_on < d.today)
    and u.email_confirmed_at is not null
    and (u.banned_until is null or u.banned_until <= $1)
    and (
      exists (
        select from public.question_reviews r where r.user_id = n.user_id and r.due_at < d.ends_at
      )
      or exists (
        select from public.bases b where b.user_id = n.user_id and b.exam_on > d.today
      )
    )
  order by n.user_id
  limit ${PAGE}`

const recipientRow = z.object({
  user_id: z.uuid(),
  email: z.string(),
  language: z.string(),
  /** The learner's day, YYYY-MM-DD, and its end. */
  today: z.string(),
  ends_at: z.string(),
})
export type Recipient = z.infer<typeof recipientRow>

/** Everyone who may get a mail at `now`, a page of rows at a time. */
export async function* recipientsAt(database: Database, now: Date): AsyncGenerator<Recipient> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await withSession(database, (session) =>
      session.run(RECIPIENTS, [now.toISOString(), last]),
    )
    const recipients = z.array(recipientRow).parse(rows)
    yield* recipients
    last = recipients.at(-1)?.user_id ?? last
    if (recipients.length < PAGE) return
  }
}

const countRow = z.object({ due: z.number() })

/** How many questions the learner is asked by the end of the day, counted as the site does. */
export const countDue = (
  database: Database,
  { user_id, ends_at, today }: Recipient,
): Promise<number> =>
  sqlOver(database).asRole({ role: 'authenticated', sub: user_id }, async (tx) => {
    const [row] = await tx.query(
      'select count(*)::integer as due from public.get_due_questions($1, $2, $3::text::date)',
      [ends_at, DUE_COUNTED_MAX + 1, today],
    )
    return countRow.parse(row).due
  })

const tokenRow = z.object({ token: z.string() })

/**
 * Notes the mail of this day before it is sent, so that no process sends another one. Returns the
 * token of its link; null if another process was faster or the learner has turned mails off.
 */
export const claimDay = (
  database: Database,
  { user_id, today }: Recipient,
): Promise<string | null> =>
  withSession(database, async (session) => {
    const { rows } = await session.run(
      `insert into private.review_mails as m (user_id, last_mail_on)
       select n.user_id, $2::text::date from public.review_notices n
       where n.user_id = $1 and n.mail
       on conflict (user_id) do update set last_mail_on = excluded.last_mail_on
       where m.last_mail_on < excluded.last_mail_on
       returning token`,
      [user_id, today],
    )
    return rows[0] === undefined ? null : tokenRow.parse(rows[0]).token
  })
