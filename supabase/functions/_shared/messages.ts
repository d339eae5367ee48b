import { CATALOGUES } from '../../../messages/catalogues.ts'
import {
  chooseLanguage,
  interfaceLanguage,
  parseAcceptLanguage,
} from '../../../messages/language.ts'
import type { Messages } from '../../../messages/messages.ts'
import { byLanguage, type InterfaceLanguage } from '../../../messages/registry.ts'
import { detectLanguage } from '../../../domain/text/language.ts'

/** The messages that functions send to a learner. */
type FunctionMessages = {
  tutor: Messages['tutor']['builtin']
  marking: Messages['marking']
  errors: Messages['errors']
}

const MESSAGES = byLanguage((language): FunctionMessages => {
  const { tutor, marking, errors } = CATALOGUES[language]
  return { tutor: tutor.builtin, marking, errors }
})

export const messagesInLanguage = (language: InterfaceLanguage): FunctionMessages =>
  MESSAGES[language]

/** The language of the request's `Accept-Language`, else English. */
export const languageOfRequest = (request: Request): InterfaceLanguage =>
  chooseLanguage(parseAcceptLanguage(request.headers.get('accept-language')))

/** The messages in the language of `languageOfRequest`. */
export const messagesForRequest = (request: Request): FunctionMessages =>
  MESSAGES[languageOfRequest(request)]

const SEVERAL_WORDS = /\p{L}[^\p{L}]+\p{L}/u

/**
 * The language a text is written in; null if the interface does not support it. `expected` is that
 * of a short text that can be of several languages, and of a single word: "no" is of many.
 */
export const interfaceLanguageOfText = (
  text: string,
  expected?: InterfaceLanguage,
): InterfaceLanguage | null =>
  expected !== undefined && !SEVERAL_WORDS.test(text)
    ? expected
    : interfaceLanguage(detectLanguage(text, expected))
