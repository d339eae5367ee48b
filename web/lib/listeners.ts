/** The listeners of a value that changes outside React, for `useSyncExternalStore`. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** Calls `listener` after each change; returns an unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Call after a change. */
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
