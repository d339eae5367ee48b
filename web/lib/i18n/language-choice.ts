import {
  chooseLanguage,
  interfaceLanguage,
  type InterfaceLanguage,
} from '../../../messages/language.ts'
import { safeLocalStorage } from '../browser/safe-storage.ts'

/** Also read by `web/before-paint.js`. */
const LANGUAGE_KEY = 'stoa-language'

/** What the visitor chose here, else the first language of the browser that the site speaks. */
export const preferredLanguage = (): InterfaceLanguage =>
  interfaceLanguage(safeLocalStorage.getItem(LANGUAGE_KEY)) ?? chooseLanguage(navigator.languages)

/** Keeps a choice for the next visit. */
export const storeLanguage = (language: InterfaceLanguage): void =>
  safeLocalStorage.setItem(LANGUAGE_KEY, language)
