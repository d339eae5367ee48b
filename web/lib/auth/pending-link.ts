import * as z from 'zod/mini'
import { auth } from './auth.ts'
import { getSiteConfig } from '../backend/config.ts'
import { sessionKey, sessionStorageFor } from './session-storage.ts'
import { readStoredUserId } from './stored-user.ts'

/** A mailed link that would replace the session of this browser with one of another account. */
type PendingLink = {
  /** The email address of that account in its token; null if the token has none. */
  readonly email: string | null
  /** What the link carries, without `#`. */
  readonly fragment: string
}

const claims = z.object({ sub: z.string(), email: z.optional(z.string()) })

/** The claims of an access token, unverified; null where it holds none. */
function readClaims(token: string): z.infer<typeof claims> | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    return claims.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

let pending: PendingLink | null = null

export const getPendingLink = (): PendingLink | null => pending

/** Leaves the browser signed in as before. */
export function discardPendingLink(): void {
  pending = null
}

/**
 * Removes a link's session from the address where this browser is signed in to another account,
 * before the auth client accepts it: another person may have sent the link. Returns whether it did.
 */
export function holdForeignSession(hash: string): boolean {
  const fragment = hash.replace(/^#/, '')
  const token = new URLSearchParams(fragment).get('access_token')
  const userId = readStoredUserId()
  if (token === null || userId === null) return false
  const link = readClaims(token)
  if (link?.sub === userId) return false
  pending = { email: link?.email ?? null, fragment }
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/** Signs out here and opens the link again, which then signs in to its account. */
export async function acceptPendingLink(): Promise<void> {
  const link = pending
  if (!link) return
  discardPendingLink()
  await (await auth()).signOut({ scope: 'local' })
  // Where the service could not be asked, the session ends in this browser all the same.
  sessionStorageFor().removeItem(sessionKey((await getSiteConfig()).url))
  location.hash = link.fragment
  location.reload()
}
