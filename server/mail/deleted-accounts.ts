import { withSession, type Database } from '../database/database.ts'
import type { Inbox } from './inbox.ts'

/** Removes the mails of the local inbox whose recipient has no account any more. */
export async function removeMailsOfDeletedAccounts(
  database: Database,
  inbox: Inbox,
): Promise<void> {
  const mails = await inbox.messages()
  const recipients = [...new Set(mails.map(({ to }) => to.toLowerCase()))]
  if (recipients.length === 0) return
  const { rows } = await withSession(database, (session) =>
    session.run(
      `select recipient from jsonb_array_elements_text($1::text::jsonb) recipient
       where not exists (select from auth.users where lower(email) = recipient)`,
      [JSON.stringify(recipients)],
    ),
  )
  if (rows.length > 0) await inbox.removeFor(rows.map((row) => String(row['recipient'])))
}
