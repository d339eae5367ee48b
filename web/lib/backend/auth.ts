import * as z from 'zod/mini'
import type { createAuthClient } from './auth-client.ts'
import { getSiteConfig } from './config.ts'
import { loadOnce } from '../browser/load-once.ts'
import { sessionKey, sessionStorageFor } from './session-storage.ts'

/** As auth-js: a token this near to its end is not used any more. */
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

/** What the site knows of who is signed in. */
export type Learner = z.infer<typeof storedSession>['user']
type CurrentSession = { readonly access_token: string; readonly user: Learner }

type AuthClient = ReturnType<typeof createAuthClient>

let started: AuthClient | null = null
const waiting = new Set<(client: AuthClient) => void>()

/**
 * The one auth client: signs in and out, renews the session, hears of other tabs. It weighs as much as a screen does, so it
 * is loaded with the first need of it, and else once the screen stands.
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

/** Calls `listener` with the auth client once there is one, without being the reason to load it. Returns how to stop waiting. */
export function onAuthClientReady(listener: (client: AuthClient) => void): () => void {
  if (started) listener(started)
  else waiting.add(listener)
  return () => waiting.delete(listener)
}

/** The session this browser keeps, as long as its token can be used: what the auth client would answer with, without it. */
export async function readStoredSession(): Promise<CurrentSession | null> {
  const kept = sessionStorageFor().getItem(sessionKey((await getSiteConfig()).url))
  if (kept === null) return null
  try {
    const session = storedSession.safeParse(JSON.parse(kept))
    if (!session.success || session.data.expires_at * 1000 - Date.now() < EXPIRY_MARGIN_MS)
      return null
    return session.data
  } catch {
    // Not ours: the auth client clears it away.
    return null
  }
}

/** Who is signed in, with a token that can be used; null where nobody is. */
export const currentSession = async (): Promise<CurrentSession | null> =>
  (await readStoredSession()) ?? (await (await auth()).getSession()).data.session
