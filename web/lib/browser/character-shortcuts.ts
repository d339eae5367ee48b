import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { safeLocalStorage } from './safe-storage.ts'

/** Not renamed: browsers have stored it. */
const KEY = 'stoa-single-keys'
const { subscribe, notify } = createListeners()

/** Whether character shortcuts are on (WCAG 2.1.4): speech input can trigger them by mistake. */
export const hasCharacterShortcuts = (): boolean => safeLocalStorage.getItem(KEY) !== 'off'

/** Turns them on or off and stores the choice on this device. */
export function setCharacterShortcuts(on: boolean): void {
  safeLocalStorage.setItem(KEY, on ? 'on' : 'off')
  notify()
}

export const useCharacterShortcuts = (): boolean =>
  useSyncExternalStore(subscribe, hasCharacterShortcuts, () => true)
