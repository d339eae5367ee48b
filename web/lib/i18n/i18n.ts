import { common } from '../../../messages/en/common.ts'
import { errors } from '../../../messages/en/errors.ts'
import { quiz } from '../../../messages/en/quiz/quiz.ts'
import { byLanguage, DEFAULT_LANGUAGE, type InterfaceLanguage } from '../../../messages/registry.ts'
import type { Messages } from '../../../messages/messages.ts'
import { createListeners } from '../listeners.ts'
import { loadChunk } from '../browser/load-chunk.ts'

/** The parts of the catalogue that the site uses. Texts of mails and marks come from the server. */
export type WebMessages = Omit<Messages, 'mail' | 'marking'>
export type Feature = keyof WebMessages

/**
 * Not in the main bundle: the English texts of a single screen, and other languages, whose texts of
 * signed-in screens are one file.
 */
const FILES = import.meta.glob<Partial<WebMessages>>([
  '../../../messages/en/**/*.ts',
  '../../../messages/*/{home,auth,exporting,files/recognition,web}.ts',
  '!**/{index,mail,marking}.ts',
  '!**/en/{common,errors,quiz/quiz}.ts',
])

/** Loaded messages. Those that several screens share are bundled in English. */
const CATALOGUES = byLanguage((): Partial<WebMessages> => ({}))
CATALOGUES.en = { common, errors, quiz }

/** Features requested so far; a change of language loads all of them. */
const needed = new Set<Feature>(['common', 'errors'])

async function load(language: InterfaceLanguage, feature: Feature): Promise<void> {
  const fileOf = (name: string) =>
    Object.entries(FILES).find(
      ([path]) => path.includes(`/${language}/`) && path.endsWith(`/${name}.ts`),
    )?.[1]
  const file = fileOf(feature) ?? fileOf('web')
  if (!file) throw new Error(`there are no messages of ${feature} in ${language}`)
  Object.assign(CATALOGUES[language], await loadChunk(file))
}

/** Loads those of the features in a language that have not loaded, and those added meanwhile. */
async function loadMissing(language: InterfaceLanguage, features: Iterable<Feature>) {
  const missing = [...features].filter((feature) => !CATALOGUES[language][feature])
  if (missing.length === 0) return
  await Promise.all(missing.map((feature) => load(language, feature)))
  await loadMissing(language, features)
}

/** Features not loaded by any screen are missing: reading them throws. */
const messagesIn = (language: InterfaceLanguage) => CATALOGUES[language] as WebMessages

type I18n = { readonly language: InterfaceLanguage; readonly messages: WebMessages }

let current: I18n = { language: DEFAULT_LANGUAGE, messages: messagesIn(DEFAULT_LANGUAGE) }
let requestedLanguage: InterfaceLanguage = DEFAULT_LANGUAGE
/** The last requested language, until its messages have loaded. */
let pendingSwitch: Promise<void> = Promise.resolve()
const listeners = createListeners()

/** The current language and its messages. */
export const getI18n = (): I18n => current

/** Calls a listener after each change of language; returns an unsubscribe function. */
export const subscribe = listeners.subscribe

/**
 * Loads the messages of features before anything of them is shown. Rejects if they cannot be
 * loaded.
 */
export async function loadMessages(...features: Feature[]): Promise<void> {
  for (const feature of features) needed.add(feature)
  // Only these: the screen does not wait for the messages of a screen that was left.
  await Promise.allSettled([loadMissing(requestedLanguage, features), pendingSwitch])
  await loadMissing(current.language, features)
}

async function switchTo(language: InterfaceLanguage): Promise<void> {
  try {
    await loadMissing(language, needed)
  } catch (cause) {
    if (requestedLanguage === language) requestedLanguage = current.language
    throw cause
  }
  if (requestedLanguage !== language || current.language === language) return
  current = { language, messages: messagesIn(language) }
  listeners.notify()
}

/**
 * Switches the site to `language`; the last call wins. Rejects if its messages cannot be loaded.
 */
export function setLanguage(language: InterfaceLanguage): Promise<void> {
  requestedLanguage = language
  pendingSwitch = switchTo(language)
  return pendingSwitch
}
