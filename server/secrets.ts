import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
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
 * The secrets kept in `folder`, made at the first start, readable by their owner alone. Throws
 * where the file is not as written.
 */
export async function loadSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json')
  const made = newSecrets()
  try {
    await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
    return made
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return parseSecrets(await readFile(file, 'utf8'), file)
}

/**
 * The secrets in `text`, which was read from `source`. Throws an `Error` of one line where it holds
 * something else.
 */
export function parseSecrets(text: string, source: string): Secrets {
  try {
    return secrets.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error(`${source} does not hold this server's secrets; restore it from a backup`, {
      cause,
    })
  }
}
