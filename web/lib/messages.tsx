import { useSyncExternalStore } from 'react'
import type { InterfaceLanguage } from '../../domain/messages/language.ts'
import type { Messages } from '../../domain/messages/messages.ts'
import { currentSpeech, ENGLISH, onSpeech } from './speech.ts'

const useSpeech = () => useSyncExternalStore(onSpeech, currentSpeech, () => ENGLISH)

/** The words of the learner's language, by feature: `useMessages().bases.newBase.title`. */
export const useMessages = (): Messages => useSpeech().messages

/** The language on screen. */
export const useLanguage = (): InterfaceLanguage => useSpeech().language
