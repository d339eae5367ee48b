import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { sync } from './sync-file.ts'
import { codeOf } from './system-error.ts'

const secrets = z.object({
  /** Signs access tokens. */
  jwtSecret: z.string().min(32),
  /** Public: names this project to the API; row-level security still applies. */
  publishableKey: z.string().startsWith('sb_publishable_'),
  /** Bypasses row-level security; never leaves the server. */
  secretKey: z.string().startsWith('sb_secret_'),
  /** Signs links to stored files. */
  storageSecret: z.string().min(32),
})
export type Secrets = z.infer<typeof secrets>

const random = (bytes: number): string => randomBytes(bytes).toString('base64url')

export const newSecrets = (): Secrets => ({
  jwtSecret: random(48),
  publishableKey: `sb_publishable_${random(24)}`,
  secretKey: `sb_secret_${random(24)}`,
  storageSecret: random(48),
})

/**
 * The secrets in `folder`, which this process holds; made at the first start, readable only by
 * their owner. Throws an `Error` of one line if the file is damaged.
 */
export async function loadSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json')
  const stored = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (stored !== null) return parseSecrets(stored, file)
  const made = newSecrets()
  const unfinished = `${file}.part`
  // Complete before it has its name: a start that is cut short leaves no half-written secrets
  await writeFile(unfinished, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, file)
  await sync(folder)
  return made
}

/**
 * The secrets in `text`, which was read from `source`. Throws an `Error` of one line if it is
 * damaged.
 */
export function parseSecrets(text: string, source: string): Secrets {
  try {
    return secrets.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(
      `Cannot start: ${source} is damaged; ` +
        'restore it from a backup, or move it away: new secrets are then made and everyone is signed out',
      { cause },
    )
  }
}
