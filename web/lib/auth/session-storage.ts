import { safeSessionStorage, safeLocalStorage } from '../browser/safe-storage.ts'

const REMEMBER_KEY = 'stoa-remember'
/** Also read by `web/before-paint.js`. */
const SESSION_KEY = /^sb-.*-auth-token$/

/** The fragment of a mailed link until it was handled, written by `web/before-paint.js`. */
const LINK_KEY = 'stoa-link'

/** Called once the auth client has stored or refused the session of a mailed link. */
export const forgetLink = (): void => safeSessionStorage.removeItem(LINK_KEY)

/** "Remember me": the session survives a restart of the browser unless it is turned off. */
export const isRemembered = (): boolean => safeLocalStorage.getItem(REMEMBER_KEY) !== 'no'

export const setRemembered = (remember: boolean): void =>
  safeLocalStorage.setItem(REMEMBER_KEY, remember ? 'yes' : 'no')

/** The storage key supabase-js uses for a backend (`url`: empty for the page's own origin). */
export const sessionKey = (url: string): string =>
  `sb-${new URL(url || location.origin).hostname.split('.')[0] ?? ''}-auth-token`

/** Whether a storage key belongs to the session. */
export const isSessionKey = (key: string): boolean => SESSION_KEY.test(key)

/** Whether this browser stores a session; only the auth client checks whether it is valid. */
export const hasStoredSession = (): boolean =>
  [safeLocalStorage, safeSessionStorage].some((store) => store.keys().some(isSessionKey))

/**
 * Session storage for supabase-js: `localStorage`, or `sessionStorage` if "Remember me" is off, so
 * that the session ends with the tab. Reads use both; writes use one and clear the other.
 */
export const sessionStorageFor = () => ({
  getItem: (key: string) => safeSessionStorage.getItem(key) ?? safeLocalStorage.getItem(key),
  setItem: (key: string, value: string) => {
    const [keep, clear] = isRemembered()
      ? [safeLocalStorage, safeSessionStorage]
      : [safeSessionStorage, safeLocalStorage]
    keep.setItem(key, value)
    clear.removeItem(key)
  },
  removeItem: (key: string) => {
    safeLocalStorage.removeItem(key)
    safeSessionStorage.removeItem(key)
  },
})
