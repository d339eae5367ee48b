import { useSyncExternalStore } from 'react'
import type { InterfaceLanguage } from '../../../messages/language.ts'
import { getI18n, subscribe, type WebMessages } from './i18n.ts'

const useSpeech = () => useSyncExternalStore(subscribe, getI18n, getI18n)

/**
 * The words of the learner's language, by feature: `useMessages().bases.newBase.title`. The screen names the features it says
 * something of in `web/app/screens.ts`; what every screen says (`common`, `errors`) is always there.
 */
export const useMessages = (): WebMessages => useSpeech().messages

/** The language on screen. */
export const useLanguage = (): InterfaceLanguage => useSpeech().language
