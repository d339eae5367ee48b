import {
  chooseLanguage,
  interfaceLanguage,
  type InterfaceLanguage,
} from '../../../messages/language.ts'
import { onDevice } from '../browser/safe-storage.ts'

/** Also read by `web/before-paint.js`. */
const LANGUAGE_KEY = 'stoa-language'

/** What the visitor chose here, else the first language of the browser that the site speaks. */
export const wishedLanguage = (): InterfaceLanguage =>
  interfaceLanguage(onDevice.getItem(LANGUAGE_KEY)) ?? chooseLanguage(navigator.languages)

/** Keeps a choice for the next visit. */
export const rememberLanguage = (language: InterfaceLanguage): void =>
  onDevice.setItem(LANGUAGE_KEY, language)
