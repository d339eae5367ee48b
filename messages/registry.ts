/**
 * The languages of the interface, each by its own name; the first is the fallback. A new language
 * also needs a folder of messages and an entry in `messages/catalogues.ts`.
 */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' } as const

export type InterfaceLanguage = keyof typeof LANGUAGES

export const INTERFACE_LANGUAGES = Object.keys(LANGUAGES) as readonly InterfaceLanguage[]

export const DEFAULT_LANGUAGE: InterfaceLanguage = 'en'

/** A record with the result of `make` for every language. */
export const byLanguage = <T>(
  make: (language: InterfaceLanguage) => T,
): Record<InterfaceLanguage, T> =>
  Object.fromEntries(INTERFACE_LANGUAGES.map((language) => [language, make(language)])) as Record<
    InterfaceLanguage,
    T
  >
