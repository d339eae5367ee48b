import { chooseLanguage, interfaceLanguage } from '../../../messages/language.ts'
import type { InterfaceLanguage } from '../../../messages/registry.ts'
import { safeLocalStorage } from '../browser/safe-storage.ts'

/** Also read by `web/before-paint.js`. */
const LANGUAGE_KEY = 'stoa-language'

/** The stored choice, else the first supported language of the browser. */
export const preferredLanguage = (): InterfaceLanguage =>
  interfaceLanguage(safeLocalStorage.getItem(LANGUAGE_KEY)) ?? chooseLanguage(navigator.languages)

/** Stores the chosen language. */
export const storeLanguage = (language: InterfaceLanguage): void =>
  safeLocalStorage.setItem(LANGUAGE_KEY, language)
