import { safeSessionStorage, safeLocalStorage } from '../browser/safe-storage.ts'

const REMEMBER_KEY = 'stoa-remember'
/** Also looked for by `web/before-paint.js`. */
const SESSION_KEY = /^sb-.*-auth-token$/

/** "Remember me": kept across restarts of the browser unless the learner said no. */
export const isRemembered = (): boolean => safeLocalStorage.getItem(REMEMBER_KEY) !== 'no'

export const setRemembered = (remember: boolean): void =>
  safeLocalStorage.setItem(REMEMBER_KEY, remember ? 'yes' : 'no')

/** The name supabase-js gives the session of a backend (`url`: empty where it is the page's own origin). */
export const sessionKey = (url: string): string =>
  `sb-${new URL(url || location.origin).hostname.split('.')[0] ?? ''}-auth-token`

/** Whether a key of web storage is the session's. */
export const isSessionKey = (key: string): boolean => SESSION_KEY.test(key)

/** Whether this browser seems to hold a session; only the auth client knows whether it is still good. */
export const hasStoredSession = (): boolean =>
  [safeLocalStorage, safeSessionStorage].some((store) => store.keys().some(isSessionKey))

/**
 * The storage supabase-js keeps its session in: `localStorage`, or `sessionStorage` where "Remember me" is off,
 * so that the session ends with the tab. Reads look in both, writes go to one and clear the other.
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
