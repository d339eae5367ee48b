import type { Database } from '../database/database.ts'
import type { SendMail } from '../mail/mailer.ts'
import type { Secrets } from '../secrets.ts'
import type { KnownNetworks } from './known-networks.ts'
import type { Passwords } from './password-hash.ts'
import type { Sessions } from './sessions/sessions.ts'

/** The dependencies of every route of the authentication service. */
export type AuthContext = {
  database: Database
  sessions: Sessions
  networks: KnownNetworks
  passwords: Passwords
  secrets: Secrets
  /** Address of the site without a trailing slash. Mailed links lead only to this site. */
  siteUrl: string
  sendMail: SendMail
  now: () => Date
  /** Runs `work` after the response; a failure is logged. */
  background: (work: Promise<void>) => void
}
