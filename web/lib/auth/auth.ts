import * as z from 'zod/mini'
import { Failure } from '../../../domain/failure.ts'
import type { createAuthClient } from './auth-client.ts'
import { getSiteConfig } from '../backend/config.ts'
import { loadOnce } from '../browser/load-once.ts'
import { sessionKey, sessionStorageFor } from './session-storage.ts'

/** Same margin as auth-js: a token this close to its expiry (ms) is not used. */
const EXPIRY_MARGIN_MS = 90_000

const storedSession = z.object({
  access_token: z.string(),
  /** Unix time in seconds. */
  expires_at: z.number(),
  user: z.object({
    id: z.string(),
    email: z.optional(z.string()),
    updated_at: z.optional(z.string()),
    user_metadata: z.record(z.string(), z.unknown()),
  }),
})

/** The signed-in user as the site needs it. */
export type Learner = z.infer<typeof storedSession>['user']
type CurrentSession = { readonly access_token: string; readonly user: Learner }

type AuthClient = ReturnType<typeof createAuthClient>

let started: AuthClient | null = null
const waiting = new Set<(client: AuthClient) => void>()

/**
 * The single auth client: signs in and out, renews the session, follows other tabs. It is as large
 * as a screen, so it loads on first use, else when the page is idle.
 */
export const auth = loadOnce(async () => {
  const [{ createAuthClient }, config] = await Promise.all([
    import('./auth-client.ts'),
    getSiteConfig(),
  ])
  started = createAuthClient(config)
  for (const listener of waiting) listener(started)
  waiting.clear()
  return started
})

/**
 * Calls `listener` once the auth client has loaded, without loading it. Returns a function that
 * stops waiting.
 */
export function onAuthClientReady(listener: (client: AuthClient) => void): () => void {
  if (started) listener(started)
  else waiting.add(listener)
  return () => waiting.delete(listener)
}

/**
 * The stored session while its token is valid: what the auth client would return, without loading
 * it. Without a network a token cannot be renewed, so that an expired one does not matter.
 */
export async function readStoredSession(): Promise<CurrentSession | null> {
  const stored = sessionStorageFor().getItem(sessionKey((await getSiteConfig()).url))
  if (stored === null) return null
  try {
    const session = storedSession.safeParse(JSON.parse(stored))
    if (!session.success) return null
    const isExpired = session.data.expires_at * 1000 - Date.now() < EXPIRY_MARGIN_MS
    return isExpired && navigator.onLine ? null : session.data
  } catch {
    // Not a session of this format: the auth client removes it.
    return null
  }
}

/** The signed-in user with a valid token; null if no user is signed in. */
export const currentSession = async (): Promise<CurrentSession | null> =>
  (await readStoredSession()) ?? (await (await auth()).getSession()).data.session

/** The id of the signed-in user. Throws `sign_in_first`. */
export async function currentUserId(): Promise<string> {
  const session = await currentSession()
  if (!session) throw new Failure('sign_in_first')
  return session.user.id
}
