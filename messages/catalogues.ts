import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import type { Messages } from './messages.ts'
import type { InterfaceLanguage } from './registry.ts'

/** The full catalogue of every language, for the server. The site loads parts (web/lib/i18n). */
export const CATALOGUES: Record<InterfaceLanguage, Messages> = { en, de, es }
