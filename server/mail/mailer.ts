import { createTransport } from 'nodemailer'
import { openInbox, type Inbox } from './inbox.ts'
import { plainText } from './plain-text.ts'

/** A mail; its `headers` reach a mail server, not the local inbox. */
export type Mail = {
  to: string
  subject: string
  text?: string
  html?: string
  headers?: Record<string, string>
}
/** Sends a mail. Rejects where the mail server does not accept it. */
export type SendMail = (mail: Mail) => Promise<void>

/** How mail is delivered: by a mail server, into a page on this machine, or not at all. */
type MailDelivery = 'smtp' | 'inbox' | 'none'

export type Mailer = {
  driver: { send: SendMail }
  delivery: MailDelivery
  /** Where mail is stored while no mail server is set up, else null. */
  inbox: Inbox | null
}

type MailerOptions = {
  smtp: { url: string; from: string } | null
  dataFolder: string
  /** Whether there may be an inbox: only this machine reaches the server (default: true). */
  inbox?: boolean
  now?: () => Date
  /** Another inbox than the one in `dataFolder`. */
  sharedInbox?: Inbox
}

const CONNECTION_TIMEOUT_MS = 15_000

/** The text part is made from the HTML, so that both have the same content. */
const textOf = ({ text, html }: Mail): string =>
  html === undefined ? (text ?? '') : plainText(html)

function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    // A password is never sent unencrypted
    requireTLS: new URL(url).username !== '',
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: CONNECTION_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send = async (mail: Mail): Promise<void> => {
    await transport.sendMail({
      from,
      to: mail.to,
      subject: mail.subject,
      text: textOf(mail),
      html: mail.html,
      ...(mail.headers && { headers: mail.headers }),
    })
  }
  return { driver: { send }, delivery: 'smtp', inbox: null }
}

/** Mail goes nowhere: an inbox that other people reach would give them every link. */
const noMailer = (): Mailer => ({
  driver: { send: () => Promise.resolve() },
  delivery: 'none',
  inbox: null,
})

/**
 * Sends through the mail server of `smtp`, else into an inbox in `dataFolder` where there may be
 * one (`inbox`).
 */
export async function createMailer({
  smtp,
  dataFolder,
  inbox: allowed = true,
  now = () => new Date(),
  sharedInbox,
}: MailerOptions): Promise<Mailer> {
  if (smtp) return smtpMailer(smtp)
  if (!allowed) return noMailer()
  const inbox =
    sharedInbox ??
    (await openInbox(dataFolder, (aside) =>
      console.error(`Warning: the local inbox was damaged and is now ${aside}; it starts empty`),
    ))
  const send = (mail: Mail): Promise<void> =>
    inbox.add({
      to: mail.to,
      subject: mail.subject,
      text: textOf(mail),
      html: mail.html ?? '',
      sentAt: now().toISOString(),
    })
  return { driver: { send }, delivery: 'inbox', inbox }
}
