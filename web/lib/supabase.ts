import type { createSupabaseClient } from './supabase-client.ts'

export type Db = ReturnType<typeof createSupabaseClient>

let pending: Promise<Db> | undefined
const waiting = new Set<(client: Db) => void>()

async function create(): Promise<Db> {
  const [{ createSupabaseClient }, { getSiteConfig }] = await Promise.all([
    import('./supabase-client.ts'),
    import('./config.ts'),
  ])
  const client = createSupabaseClient(await getSiteConfig())
  for (const listener of waiting) listener(client)
  waiting.clear()
  return client
}

/** The one Supabase client, loaded when first needed so that it stays off the first paint. A failed load can be tried again. */
export function supabase(): Promise<Db> {
  pending ??= create().catch((cause: unknown) => {
    pending = undefined
    throw cause
  })
  return pending
}

/** Calls `listener` with the client once there is one, without being the reason to load it. Returns how to stop waiting. */
export function whenSupabaseStarts(listener: (client: Db) => void): () => void {
  let wanted = true
  const tell = (client: Db) => {
    if (wanted) listener(client)
  }
  if (pending) void pending.then(tell, () => waiting.add(tell))
  else waiting.add(tell)
  return () => {
    wanted = false
    waiting.delete(tell)
  }
}
