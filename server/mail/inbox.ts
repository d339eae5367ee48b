import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { sync } from '../sync-file.ts'
import { codeOf } from '../system-error.ts'

export const storedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO 8601. */
  sentAt: z.string(),
})
export type InboxMail = z.infer<typeof storedMail>

export type Inbox = {
  /** Sent mails, the newest first; they are on the disk. */
  messages(): InboxMail[] | Promise<InboxMail[]>
  /** Stores a mail; it is on the disk when this resolves. */
  add(sent: InboxMail): Promise<void>
  /** Removes the mails to `addresses`, which are in lower case. */
  removeFor(addresses: readonly string[]): Promise<void>
}

const MAX_MAILS = 200

/** The stored mail, or null where the file holds something else. */
function parseMails(text: string): InboxMail[] | null {
  try {
    return z.array(storedMail).parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * The newest 200 mails stored in `folder`. A damaged file is renamed and its new name passed to
 * `onDamaged`: an inbox that cannot be read is no reason not to start.
 */
export async function openInbox(
  folder: string,
  onDamaged: (setAside: string) => void = () => undefined,
): Promise<Inbox> {
  const file = join(folder, 'inbox.json')
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '[]'
    throw error
  })
  const stored = parseMails(text)
  if (stored === null) {
    const aside = `${file}.damaged-${Date.now()}`
    await rename(file, aside)
    onDamaged(aside)
  }
  let mails = stored ?? []
  let written: Promise<void> = Promise.resolve()

  async function write(newest: readonly InboxMail[]): Promise<void> {
    const handle = await open(`${file}.part`, 'w', 0o600)
    try {
      await handle.writeFile(JSON.stringify(newest, null, 1))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(`${file}.part`, file)
    await sync(folder)
  }

  const store = (newest: InboxMail[]): Promise<void> => {
    mails = newest
    // One write at a time; a write that failed has been reported to its own caller
    written = written.catch(() => undefined).then(() => write(mails))
    return written
  }
  return {
    async messages() {
      await written.catch(() => undefined)
      return mails
    },
    add: (sent) => store([sent, ...mails].slice(0, MAX_MAILS)),
    removeFor: (addresses) =>
      store(mails.filter(({ to }) => !addresses.includes(to.toLowerCase()))),
  }
}
