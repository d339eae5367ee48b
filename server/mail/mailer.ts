import { createTransport } from 'nodemailer'
import { openInbox, type Inbox } from './inbox.ts'
import { plainText } from './plain-text.ts'

/** A mail as the authentication service hands it over. */
export type Mail = { to: string; subject: string; text?: string; html?: string }

export type Mailer = {
  driver: { send(mail: Mail): Promise<void> }
  /** Where mail is kept while no mail server is set up, else null. */
  inbox: Pick<Inbox, 'messages'> | null
}

export type MailerOptions = {
  smtp: { url: string; from: string } | null
  dataFolder: string
  now?: () => Date
}

const CONNECTION_TIMEOUT_MS = 15_000

/** The text part is made from the HTML, so that both say the same. */
const textOf = ({ text, html }: Mail): string =>
  html === undefined ? (text ?? '') : plainText(html)

function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    // a password is never sent unencrypted
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
    })
  }
  return { driver: { send }, inbox: null }
}

/** Sends through the mail server of `smtp`, else into an inbox kept in `dataFolder`. */
export async function createMailer({
  smtp,
  dataFolder,
  now = () => new Date(),
}: MailerOptions): Promise<Mailer> {
  if (smtp) return smtpMailer(smtp)
  const inbox = await openInbox(dataFolder, (aside) =>
    console.error(`Warning: the local inbox was damaged and is now ${aside}; it starts empty`),
  )
  const send = (mail: Mail): Promise<void> =>
    inbox.add({
      to: mail.to,
      subject: mail.subject,
      text: textOf(mail),
      html: mail.html ?? '',
      sentAt: now().toISOString(),
    })
  return { driver: { send }, inbox }
}
