import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../../types/database.ts'
import type { SiteConfig } from './config.ts'
import { sessionStorageFor } from './session-storage.ts'

/**
 * The parts of supabase-js that the product uses, put together as supabase-js does it: every call carries the key, and
 * the session's token once there is one. Left out are realtime and the functions client, a third of its weight.
 */
export function createSupabaseClient({ url, key }: SiteConfig) {
  const base = new URL(url || location.origin)
  const at = (path: string) => new URL(path, base).href
  const auth = new AuthClient({
    url: at('auth/v1'),
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: `sb-${base.hostname.split('.')[0] ?? ''}-auth-token`,
    storage: sessionStorageFor(),
    flowType: 'implicit',
    detectSessionInUrl: true,
    autoRefreshToken: true,
    persistSession: true,
  })
  const fetchAsCaller: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession()
    const headers = new Headers(init?.headers)
    if (!headers.has('apikey')) headers.set('apikey', key)
    if (!headers.has('authorization'))
      headers.set('authorization', `Bearer ${data.session?.access_token ?? key}`)
    return fetch(input, { ...init, headers })
  }
  // The query cache tries once more itself; with the client's own three tries on top a failure took 15 s to be told.
  const rest = new PostgrestClient<Database>(at('rest/v1'), { fetch: fetchAsCaller, retry: false })
  /** The bucket of the learners' files; its client is loaded with the first file, because no screen begins with one. */
  const files = async () => {
    const { StorageClient } = await import('@supabase/storage-js')
    return new StorageClient(at('storage/v1'), {}, fetchAsCaller).from('files')
  }
  return Object.assign(rest, { auth, files })
}
