import { chooseLanguage, interfaceLanguage, type InterfaceLanguage } from '../../domain/messages/language.ts'

const LANGUAGE_KEY = 'stoa-language'

function stored(): InterfaceLanguage | null {
  try {
    return interfaceLanguage(localStorage.getItem(LANGUAGE_KEY))
  } catch {
    // Storage is blocked: nothing was chosen.
    return null
  }
}

/** What the visitor chose here, else the first language of the browser that the site speaks. */
export const wishedLanguage = (): InterfaceLanguage => stored() ?? chooseLanguage(navigator.languages)

/** Keeps a choice for the next visit. */
export function rememberLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
