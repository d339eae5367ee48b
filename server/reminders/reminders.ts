import type { Database } from '../database/database.ts'
import { kindOf } from '../monitoring/error-fields.ts'
import type { Log } from '../monitoring/log.ts'
import type { Mailer } from '../mail/mailer.ts'
import { claimDay, countDue, recipientsAt, type Recipient } from './recipients.ts'
import { writeReminder } from './reminder.ts'

/** Mails of one round; the others follow in the next one. */
const MAX_MAILS = 500
/** After so many failures in a row the mail server is taken to be the cause. */
const MAX_FAILURES_IN_ROW = 5

export type ReminderParts = {
  database: Database
  mailer: Pick<Mailer, 'driver' | 'delivery'>
  /** Address of the site without a trailing slash. */
  siteUrl: string
  log: Log
  now: () => Date
}

export type Reminders = {
  /**
   * Mails everyone whose reviews are due and who had no mail on this day. Rounds at the same time,
   * also of other processes, send no mail twice. Resolves when the round has ended; throws where
   * the recipients cannot be read.
   */
  send(): Promise<void>
  /** Ends a round after the current mail. Resolves then. */
  stop(): Promise<void>
}

/** The result for one recipient: `failed` where the mail server did not accept the mail. */
type Outcome = 'sent' | 'not due' | 'failed'

async function mail(recipient: Recipient, parts: ReminderParts): Promise<Outcome> {
  const { database, mailer, siteUrl, log } = parts
  const failed = (error: unknown) => log({ name: 'review_mail_failed', error: kindOf(error) })
  try {
    const due = await countDue(database, recipient)
    // A mail that fails is not repeated on this day: the mail server may have accepted it.
    const token = due === 0 ? null : await claimDay(database, recipient)
    if (token === null) return 'not due'
    const { email: to, language } = recipient
    const written = writeReminder({ to, language, due, token, siteUrl })
    return await mailer.driver.send(written).then(
      () => 'sent' as const,
      (error: unknown) => {
        failed(error)
        return 'failed' as const
      },
    )
  } catch (error) {
    // One account that cannot be read does not keep the others from their mails.
    failed(error)
    return 'not due'
  }
}

async function round(parts: ReminderParts, isStopped: () => boolean): Promise<void> {
  const { database, mailer, log, now } = parts
  if (mailer.delivery === 'none') return
  let sent = 0
  let failuresInRow = 0
  for await (const recipient of recipientsAt(database, now())) {
    if (isStopped() || sent >= MAX_MAILS || failuresInRow >= MAX_FAILURES_IN_ROW) break
    const outcome = await mail(recipient, parts)
    if (outcome === 'sent') sent += 1
    if (outcome !== 'not due') failuresInRow = outcome === 'failed' ? failuresInRow + 1 : 0
  }
  if (sent > 0) log({ name: 'review_mails_sent', mails: sent })
}

/** The mails about due reviews. Where mail cannot be delivered, none is sent. */
export function createReminders(parts: ReminderParts): Reminders {
  const rounds = new Set<Promise<unknown>>()
  let isStopped = false
  return {
    send() {
      const result = round(parts, () => isStopped)
      const ended = result.catch(() => undefined).finally(() => rounds.delete(ended))
      rounds.add(ended)
      return result
    },
    async stop() {
      isStopped = true
      await Promise.all(rounds)
    },
  }
}
