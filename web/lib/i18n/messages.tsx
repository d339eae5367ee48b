import { useSyncExternalStore } from 'react'
import type { InterfaceLanguage } from '../../../messages/registry.ts'
import { getI18n, subscribe, type WebMessages } from './i18n.ts'

const useI18n = () => useSyncExternalStore(subscribe, getI18n, getI18n)

/**
 * The messages in the current language, by feature: `useMessages().bases.newBase.title`.
 * `web/app/screens.ts` lists the features each screen uses; `common` and `errors` are always
 * loaded.
 */
export const useMessages = (): WebMessages => useI18n().messages

/** The current language. */
export const useLanguage = (): InterfaceLanguage => useI18n().language
