import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '../../domain/messages/language.ts'
import { en } from '../../domain/messages/en/index.ts'
import type { Messages } from '../../domain/messages/messages.ts'
import { loadChunk } from './load-chunk.ts'

/** English comes with the site; every other language when it is asked for. */
const CATALOGUES: Record<InterfaceLanguage, () => Promise<Messages>> = {
  en: () => Promise.resolve(en),
  de: () => import('../../domain/messages/de/index.ts').then(({ de }) => de),
  es: () => import('../../domain/messages/es/index.ts').then(({ es }) => es),
}

type Speech = { readonly language: InterfaceLanguage; readonly messages: Messages }

/** What the site is prerendered in, and what it speaks until told otherwise. */
export const ENGLISH: Speech = { language: DEFAULT_LANGUAGE, messages: en }

let speech: Speech = ENGLISH
let wanted: InterfaceLanguage = DEFAULT_LANGUAGE
const listeners = new Set<() => void>()

/** The language on screen and its words. */
export const currentSpeech = (): Speech => speech

/** Calls `listener` after each change of language; gives back its end. */
export function onSpeech(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says everything in `language` from now on; the latest wish wins. Rejects where its words could not be loaded. */
export async function speak(language: InterfaceLanguage): Promise<void> {
  wanted = language
  const messages = await loadChunk(CATALOGUES[language])
  if (wanted !== language || speech.language === language) return
  speech = { language, messages }
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}
