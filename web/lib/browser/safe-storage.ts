/** The part of the web storage interface in use; it never throws. */
type SafeStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  keys(): string[]
}

/**
 * A browser may block its storage or have no room left: rejected values last as long as the page.
 */
function createSafeStorage(open: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>()
  const attempt = <T>(task: (storage: Storage) => T, fallback: T): T => {
    try {
      return task(open())
    } catch {
      return fallback
    }
  }
  return {
    getItem: (key) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (stored) inMemory.delete(key)
      else inMemory.set(key, value)
    },
    removeItem: (key) => {
      inMemory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys: () => [
      ...new Set([...inMemory.keys(), ...attempt<string[]>((storage) => Object.keys(storage), [])]),
    ],
  }
}

/** Stored on this device across visits. */
export const safeLocalStorage = createSafeStorage(() => localStorage)

/** Stored until the tab is closed. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage)
