import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { safeLocalStorage } from './safe-storage.ts'

const KEY = 'stoa-badge'
const { subscribe, notify } = createListeners()

/** Whether this browser can show a number on the icon of the installed app. */
export const canShowBadge = (): boolean => 'setAppBadge' in navigator

const isBadgeOn = (): boolean => safeLocalStorage.getItem(KEY) === 'on'

/** Shows `count` on the icon; 0 shows none. A browser that refuses shows none either. */
function show(count: number): void {
  if (canShowBadge()) navigator.setAppBadge(count).catch(() => undefined)
}

/** On an iPhone or iPad the installed app needs the permission for notifications first. */
function askForPermission(): void {
  if ('standalone' in navigator && 'Notification' in window)
    Notification.requestPermission().catch(() => undefined)
}

/** Turns the badge on or off and stores the choice on this device. */
export function setBadge(on: boolean): void {
  safeLocalStorage.setItem(KEY, on ? 'on' : 'off')
  if (on) askForPermission()
  else show(0)
  notify()
}

/** Whether the badge is on; off until the learner turns it on. */
export const useBadge = (): boolean => useSyncExternalStore(subscribe, isBadgeOn, () => false)

/**
 * Shows `count` on the icon of the installed app while the badge is on, and removes it when the
 * component is removed. Undefined: not known yet.
 */
export function useShownBadge(count: number | undefined): void {
  const isOn = useBadge()
  useEffect(() => {
    if (isOn && count !== undefined) show(count)
  }, [isOn, count])
  useEffect(
    () => () => {
      if (isBadgeOn()) show(0)
    },
    [],
  )
}
