import { getSiteConfig } from './config.ts'
import { loadOnce } from '../browser/load-once.ts'
import { createSupabaseClient } from './supabase-client.ts'

export type Db = ReturnType<typeof createSupabaseClient>

/** The single Supabase client for tables and files. */
export const supabase = loadOnce(async (): Promise<Db> =>
  createSupabaseClient(await getSiteConfig()),
)
