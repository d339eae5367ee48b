import { useSyncExternalStore } from 'react'
import { safeLocalStorage } from './safe-storage.ts'

export type Theme = 'dark' | 'light'

/** Also read by `web/before-paint.js`, so that the stored theme applies at the first paint. */
const THEME_KEY = 'stoa-theme'
const BACKGROUND: Record<Theme, string> = { dark: '#0f1521', light: '#f8f5ef' }

const listeners = new Set<() => void>()

const current = (): Theme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'

/** Applies a theme and stores it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BACKGROUND[theme])
  safeLocalStorage.setItem(THEME_KEY, theme)
  for (const listener of listeners) listener()
}

/** The current theme; dark by default. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current,
    () => 'dark',
  )
