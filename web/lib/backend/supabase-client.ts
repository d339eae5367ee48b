import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../../../types/database.ts'
import type { SiteConfig } from './config.ts'
import { fetchAsCaller } from './fetch-as-caller.ts'

/** Requests without a response yet. A sign-out waits for them, else the server refuses them. */
export const requests = { open: 0 }

/**
 * The parts of supabase-js the product uses, combined as supabase-js does: every call carries the
 * key and, once signed in, the session's token. Realtime and the functions client (a third of its
 * size) are left out; the auth client loads later (auth.ts).
 */
export function createSupabaseClient({ url }: SiteConfig) {
  const base = new URL(url || location.origin)
  const at = (path: string) => new URL(path, base).href
  const fetchCounted: typeof fetch = async (input, init) => {
    requests.open += 1
    try {
      return await fetchAsCaller(input, init)
    } finally {
      requests.open -= 1
    }
  }
  // The query cache already retries once; with the client's own three retries a failure took 15 s
  // to appear.
  const rest = new PostgrestClient<Database>(at('rest/v1'), { fetch: fetchCounted, retry: false })
  /**
   * The bucket of the learners' files; its client loads with the first file, because no screen
   * starts with one.
   */
  const files = async () => {
    const { StorageClient } = await import('@supabase/storage-js')
    return new StorageClient(at('storage/v1'), {}, fetchCounted).from('files')
  }
  return Object.assign(rest, { files })
}
