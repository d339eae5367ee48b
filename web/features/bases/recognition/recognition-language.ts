import { askWorker } from '../../../lib/browser/ask-worker.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

const STORAGE_KEY = 'stoa-recognition-language'

/** The names of language data by ISO 639-1 code, where they differ from the first three letters. */
const DATA_NAMES: Readonly<Record<string, string>> = {
  ar: 'ara',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  he: 'heb',
  hi: 'hin',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'chi_sim',
}

const MAX_SAMPLE_CHARS = 40_000

/** The language of a text as an ISO 639-1 code; `und` if it is not known or cannot be found out. */
export function languageOfText(pages: readonly string[]): Promise<string> {
  const worker = new Worker(new URL('./language-worker.ts', import.meta.url), {
    type: 'module',
    name: 'language',
  })
  const sample = pages.join('\n').slice(0, MAX_SAMPLE_CHARS)
  return askWorker<string>(worker, sample).catch(() => 'und')
}

/** The language chosen the last time on this device. */
export const storeRecognitionLanguage = (language: string): void =>
  safeLocalStorage.setItem(STORAGE_KEY, language)

/**
 * The language to propose among `available` (not empty): that of the document's other pages (a code
 * of `languageOfText`), the one chosen the last time, that of the interface, else the first.
 */
export function proposedLanguage(
  available: readonly string[],
  { ofText, interfaceLanguage }: { ofText: string; interfaceLanguage: string },
): string {
  const candidates = [
    DATA_NAMES[ofText],
    safeLocalStorage.getItem(STORAGE_KEY),
    DATA_NAMES[interfaceLanguage],
  ]
  return candidates.find((each) => available.some((name) => name === each)) ?? available[0] ?? ''
}

/** The name of language data in a language of the interface; its own name if that is unknown. */
export function languageName(data: string, interfaceLanguage: string): string {
  const [language = data, variant] = data.split('_')
  try {
    const name = new Intl.DisplayNames([interfaceLanguage], { type: 'language' }).of(language)
    return variant === undefined ? (name ?? data) : `${name ?? language} (${variant})`
  } catch {
    return data
  }
}
