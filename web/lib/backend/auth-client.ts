import { AuthClient } from '@supabase/auth-js'
import type { SiteConfig } from './config.ts'
import { sessionKey, sessionStorageFor } from './session-storage.ts'

/** The auth client, configured as supabase-js configures it. */
export const createAuthClient = ({ url, key }: SiteConfig) =>
  new AuthClient({
    url: new URL('auth/v1', new URL(url || location.origin)).href,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: sessionKey(url),
    storage: sessionStorageFor(),
    flowType: 'implicit',
    detectSessionInUrl: true,
    autoRefreshToken: true,
    persistSession: true,
  })
