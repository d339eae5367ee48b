import { useSyncExternalStore } from 'react'
import { safeLocalStorage } from './safe-storage.ts'

/** Not renamed: browsers have stored it. */
const KEY = 'stoa-single-keys'
const listeners = new Set<() => void>()

/** Whether character shortcuts are on (WCAG 2.1.4): speech input can trigger them by mistake. */
export const hasCharacterShortcuts = (): boolean => safeLocalStorage.getItem(KEY) !== 'off'

/** Turns them on or off and stores the choice on this device. */
export function setCharacterShortcuts(on: boolean): void {
  safeLocalStorage.setItem(KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCharacterShortcuts = (): boolean =>
  useSyncExternalStore(subscribe, hasCharacterShortcuts, () => true)
