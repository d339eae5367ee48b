/** The part of the web storage interface in use; it never throws. */
export type Kept = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
}

/**
 * A browser may block its storage or have no room left: rejected values last as long as the page.
 */
function createSafeStorage(open: () => Storage): Kept {
  const refused = new Map<string, string>()
  const attempt = <T>(task: (storage: Storage) => T, otherwise: T): T => {
    try {
      return task(open())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (stored) refused.delete(key)
      else refused.set(key, value)
    },
    removeItem: (key) => {
      refused.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys: () => [
      ...new Set([...refused.keys(), ...attempt<string[]>((storage) => Object.keys(storage), [])]),
    ],
  }
}

/** Stored on this device across visits. */
export const safeLocalStorage = createSafeStorage(() => localStorage)

/** Stored until the tab is closed. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage)
