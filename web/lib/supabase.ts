import { loadOnce } from './load-once.ts'
import type { createSupabaseClient } from './supabase-client.ts'

export type Db = ReturnType<typeof createSupabaseClient>

/** The one Supabase client of tables and files, loaded when first needed so that it stays off the first paint. */
export const supabase = loadOnce(async (): Promise<Db> => {
  const [{ createSupabaseClient }, { getSiteConfig }] = await Promise.all([
    import('./supabase-client.ts'),
    import('./config.ts'),
  ])
  return createSupabaseClient(await getSiteConfig())
})
