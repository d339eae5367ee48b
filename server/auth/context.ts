import type { Database } from '../database/database.ts'
import type { SendMail } from '../mail/mailer.ts'
import type { Secrets } from '../secrets.ts'
import type { Sessions } from './sessions.ts'

/** What every route of the authentication service works with. */
export type AuthContext = {
  database: Database
  sessions: Sessions
  secrets: Secrets
  /** Where the site is, without a slash at its end: mailed links lead there and nowhere else. */
  siteUrl: string
  sendMail: SendMail
  now: () => Date
  /** Lets `work` end after the answer; a failure is logged. */
  background: (work: Promise<void>) => void
}
