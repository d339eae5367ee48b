import { createListeners } from '../listeners.ts'
import { safeLocalStorage } from './safe-storage.ts'

type Theme = 'dark' | 'light'

/** Also read by `web/before-paint.js`, so that the stored theme applies at the first paint. */
const THEME_KEY = 'stoa-theme'
const BACKGROUND: Record<Theme, string> = { dark: '#0f1521', light: '#f8f5ef' }

const { subscribe, notify } = createListeners()

/** The current theme; dark by default. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'

/** Applies the other theme and stores it. */
export function switchTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BACKGROUND[theme])
  safeLocalStorage.setItem(THEME_KEY, theme)
  notify()
}

/** Calls `listener` after each change of the theme. Returns a function that stops it. */
export const onThemeChange = subscribe
