import { setTimeout as sleep } from 'node:timers/promises'
import type { InboxMail } from '../server/mail/inbox.ts'

const ATTEMPTS = 100
const INTERVAL_MS = 100

/**
 * The link in the newest mail to `email` in the inbox of the server at `url`. Mails are sent after
 * the response to their request. Throws if none arrives.
 */
export async function confirmationLink(url: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const mails = (await (await fetch(`${url}/inbox/messages`)).json()) as InboxMail[]
    const text = mails.find((mail) => mail.to === email)?.text ?? ''
    const [link] = /http\S*\/auth\/v1\/verify\S+/.exec(text) ?? []
    if (link !== undefined) return link
    await sleep(INTERVAL_MS)
  }
  throw new Error(`No mail to ${email} arrived`)
}
