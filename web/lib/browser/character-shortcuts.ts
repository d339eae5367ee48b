import { useSyncExternalStore } from 'react'
import { safeLocalStorage } from './safe-storage.ts'

const KEY = 'stoa-single-keys'
const listeners = new Set<() => void>()

/** Whether single-key shortcuts are on (WCAG 2.1.4): speech input can trigger them by mistake. */
export const characterShortcuts = (): boolean => safeLocalStorage.getItem(KEY) !== 'off'

/** Turns them on or off and stores the choice on this device. */
export function setSingleKeys(on: boolean): void {
  safeLocalStorage.setItem(KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSingleKeys = (): boolean =>
  useSyncExternalStore(subscribe, characterShortcuts, () => true)
