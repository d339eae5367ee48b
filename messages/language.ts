import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES, type InterfaceLanguage } from './registry.ts'

/** A language of the interface by its tag (`es`), or null. */
export const interfaceLanguage = (tag: string | null | undefined): InterfaceLanguage | null =>
  INTERFACE_LANGUAGES.find((language) => language === tag) ?? null

/**
 * The first of the preferred tags (`de-CH`, `es`, in order of preference) that the interface
 * supports, else English. Regions share a language.
 */
export const chooseLanguage = (preferred: readonly string[]): InterfaceLanguage =>
  preferred
    .map((tag) => interfaceLanguage(tag.trim().toLowerCase().split('-')[0]))
    .find((language) => language !== null) ?? DEFAULT_LANGUAGE

/**
 * The tags of an `Accept-Language` header (RFC 9110, 12.5.4) by descending weight; those of weight
 * 0 are left out.
 */
export const parseAcceptLanguage = (field: string | null): string[] =>
  (field ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.split(';', 2).map((text) => text.trim())
      return { tag, weight: weight === '' ? 1 : Number(weight.replace(/^q=/i, '')) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
