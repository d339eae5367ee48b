import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { codeOf } from '../system-error.ts'

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
})
export type InboxMail = z.infer<typeof mail>

export type Inbox = {
  /** What was sent, the newest first. */
  messages(): InboxMail[]
  /** Keeps a mail; it is on the disk when this resolves. */
  add(sent: InboxMail): Promise<void>
}

const KEPT = 200

/** The mail kept in `folder`, the newest 200. Throws where its file cannot be read. */
export async function openInbox(folder: string): Promise<Inbox> {
  const file = join(folder, 'inbox.json')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '[]'
    throw error
  })
  let kept = z.array(mail).parse(JSON.parse(text))
  let written: Promise<void> = Promise.resolve()

  async function write(mails: readonly InboxMail[]): Promise<void> {
    const handle = await open(`${file}.part`, 'w', 0o600)
    try {
      await handle.writeFile(JSON.stringify(mails, null, 1))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.part`, file)
  }

  return {
    messages: () => kept,
    add: (sent) => {
      kept = [sent, ...kept].slice(0, KEPT)
      // one write at a time; a write that failed has been reported to its own caller
      written = written.catch(() => undefined).then(() => write(kept))
      return written
    },
  }
}
