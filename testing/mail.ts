import type { InboxMail } from '../server/mail/inbox.ts'

/** The link of a mail that confirms an address or resets a password; empty if there is none. */
export const linkIn = (mail: Pick<InboxMail, 'text'> | undefined): string =>
  /https?:\S*\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? ''
