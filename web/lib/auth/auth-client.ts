import {
  AuthClient,
  isAuthRetryableFetchError,
  type AuthChangeEvent,
  type Session,
} from '@supabase/auth-js'
import * as z from 'zod/mini'
import type { SiteConfig } from '../backend/config.ts'
import { forgetLink, sessionKey, sessionStorageFor } from './session-storage.ts'

/**
 * The session that is still stored although the auth client starts without one: it could not be
 * renewed because the server was not reached. Sessions that the server refuses are removed.
 */
function storedSession(key: string): Session | null {
  try {
    return JSON.parse(sessionStorageFor().getItem(key) ?? 'null') as Session | null
  } catch {
    return null
  }
}

const serverError = z.object({ msg: z.string() })

/**
 * auth-js does not read a response with status 500, but takes the message of its error from a `msg`
 * of the response itself.
 */
const fetchWithMessage: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.status !== 500) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return Object.assign(response, serverError.safeParse(body).data)
}

type Listener = (event: AuthChangeEvent, session: Session | null) => void | Promise<void>

/** The statuses of a session that the server does not have any more. */
const ENDED = new Set<number | undefined>([400, 401, 403])

/**
 * The auth client, but without a network an expired session does not end, and one that was ended
 * elsewhere does.
 */
class StoaAuthClient extends AuthClient {
  override onAuthStateChange(callback: Listener) {
    return super.onAuthStateChange((event, session) =>
      callback(
        event,
        session ?? (event === 'INITIAL_SESSION' ? storedSession(this.storageKey) : null),
      ),
    )
  }

  #renewal: Promise<void> | null = null

  /**
   * Renews the session whose token the server refuses, once for requests that are refused
   * together. One that was ended elsewhere, as by a new password, cannot be renewed and is removed,
   * which `refreshSession` does not do before its token expires.
   */
  renewRefused(token: string): Promise<void> {
    this.#renewal ??= this.#renewOrRemove(token).finally(() => (this.#renewal = null))
    return this.#renewal
  }

  async #renewOrRemove(token: string): Promise<void> {
    const { data } = await this.getSession()
    if (data.session?.access_token !== token) return
    const { error } = await this.refreshSession()
    if (error && ENDED.has(error.status)) await this.signOut({ scope: 'local' })
  }
}

/**
 * Whether the address has the session that was examined when the page was opened (pending-link.ts):
 * auth-js prefers one in the query, and the last of several.
 */
const hasExaminedSession = ({ hash }: URL, { access_token: token }: { [name: string]: string }) =>
  token !== undefined && token === new URLSearchParams(hash.slice(1)).get('access_token')

/** The auth client, configured as supabase-js configures it. */
export function createAuthClient({ url, key }: SiteConfig) {
  const client = new StoaAuthClient({
    url: new URL('auth/v1', new URL(url || location.origin)).href,
    fetch: fetchWithMessage,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: sessionKey(url),
    storage: sessionStorageFor(),
    flowType: 'implicit',
    detectSessionInUrl: hasExaminedSession,
    autoRefreshToken: true,
    persistSession: true,
  })
  // Without a response, as when another page is loaded meanwhile, the link is still needed.
  void client.initialize().then(({ error }) => {
    if (!isAuthRetryableFetchError(error)) forgetLink()
  })
  return client
}
