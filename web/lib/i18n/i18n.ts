import { account } from '../../../messages/en/account.ts'
import { bases } from '../../../messages/en/bases.ts'
import { common } from '../../../messages/en/common.ts'
import { dashboard } from '../../../messages/en/dashboard.ts'
import { errors } from '../../../messages/en/errors.ts'
import { quiz } from '../../../messages/en/quiz.ts'
import { reader } from '../../../messages/en/reader.ts'
import { tutor } from '../../../messages/en/tutor.ts'
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '../../../messages/language.ts'
import type { Messages } from '../../../messages/messages.ts'
import { loadChunk } from '../browser/load-chunk.ts'

/** The parts of the catalogue that the site says. What the server says in mails and marks never comes here. */
export type WebMessages = Omit<Messages, 'mail' | 'grading'>
export type Feature = keyof WebMessages

/** What is not here from the start: other languages, and in English what only a visitor reads. */
const FILES = import.meta.glob<Partial<WebMessages>>([
  '../../../messages/*/*.ts',
  '!**/{index,mail,grading}.ts',
  '!**/en/{account,bases,common,dashboard,errors,quiz,reader,tutor}.ts',
])

/** What has been loaded. English comes with the site, so that it is never without words. */
const CATALOGUES: Record<InterfaceLanguage, Partial<WebMessages>> = {
  en: { account, bases, common, dashboard, errors, quiz, reader, tutor },
  de: {},
  es: {},
}

/** What has been asked for so far; a change of language brings all of it. */
const needed = new Set<Feature>(['common', 'errors'])

async function load(language: InterfaceLanguage, feature: Feature): Promise<void> {
  const file = FILES[`../../../messages/${language}/${feature}.ts`]
  if (!file) throw new Error(`there are no words for ${feature} in ${language}`)
  Object.assign(CATALOGUES[language], await loadChunk(file))
}

/** Loads what is needed in a language, with what becomes needed meanwhile. */
async function complete(language: InterfaceLanguage): Promise<void> {
  const missing = [...needed].filter((feature) => !CATALOGUES[language][feature])
  if (missing.length === 0) return
  await Promise.all(missing.map((feature) => load(language, feature)))
  await complete(language)
}

/** The words of a feature that no screen has learned are missing here: reading them breaks the first time it is tried. */
const messagesIn = (language: InterfaceLanguage) => CATALOGUES[language] as WebMessages

type I18n = { readonly language: InterfaceLanguage; readonly messages: WebMessages }

let speech: I18n = { language: DEFAULT_LANGUAGE, messages: messagesIn(DEFAULT_LANGUAGE) }
let wanted: InterfaceLanguage = DEFAULT_LANGUAGE
/** The last wish for a language, until it is granted. */
let pendingSwitch: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

/** The language on screen and its words. */
export const getI18n = (): I18n => speech

/** Calls `listener` after each change of language; gives back its end. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Brings the words of features, before anything of them is shown. Rejects where they could not be loaded. */
export async function loadMessages(...features: Feature[]): Promise<void> {
  for (const feature of features) needed.add(feature)
  await Promise.allSettled([complete(wanted), pendingSwitch])
  await complete(speech.language)
}

async function switchTo(language: InterfaceLanguage): Promise<void> {
  try {
    await complete(language)
  } catch (cause) {
    if (wanted === language) wanted = speech.language
    throw cause
  }
  if (wanted !== language || speech.language === language) return
  speech = { language, messages: messagesIn(language) }
  for (const listener of listeners) listener()
}

/** Says everything in `language` from now on; the latest wish wins. Rejects where its words could not be loaded. */
export function setLanguage(language: InterfaceLanguage): Promise<void> {
  wanted = language
  pendingSwitch = switchTo(language)
  return pendingSwitch
}
