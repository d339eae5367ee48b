import * as z from 'zod/mini'
import { safeLocalStorage, safeSessionStorage } from '../browser/safe-storage.ts'
import { isSessionKey } from './session-storage.ts'

const storedUser = z.object({ user: z.object({ id: z.string() }) })

/**
 * The id of the user whose session this browser holds, valid or expired; null where there is none.
 */
export function readStoredUserId(): string | null {
  for (const store of [safeSessionStorage, safeLocalStorage])
    for (const key of store.keys().filter(isSessionKey)) {
      try {
        const stored = storedUser.safeParse(JSON.parse(store.getItem(key) ?? ''))
        if (stored.success) return stored.data.user.id
      } catch {
        // Not written by the auth client, which removes it.
      }
    }
  return null
}
