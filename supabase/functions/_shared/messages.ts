import { CATALOGUES } from '../../../messages/catalogues.ts'
import {
  chooseLanguage,
  interfaceLanguage,
  parseAcceptLanguage,
} from '../../../messages/language.ts'
import type { Messages } from '../../../messages/messages.ts'
import { byLanguage } from '../../../messages/registry.ts'
import { detectLanguage } from '../../../domain/text/language.ts'

/** The messages that functions send to a learner. */
export type FunctionMessages = {
  tutor: Messages['tutor']['builtin']
  grading: Messages['grading']
  errors: Messages['errors']
}

const MESSAGES = byLanguage((language): FunctionMessages => {
  const { tutor, grading, errors } = CATALOGUES[language]
  return { tutor: tutor.builtin, grading, errors }
})

/** The messages in the language of the request's `Accept-Language`, else in English. */
export const messagesForRequest = (request: Request): FunctionMessages =>
  MESSAGES[chooseLanguage(parseAcceptLanguage(request.headers.get('accept-language')))]

/** The messages in the language of a text; null if the interface does not support it. */
export const messagesForText = (text: string): FunctionMessages | null => {
  const language = interfaceLanguage(detectLanguage(text))
  return language && MESSAGES[language]
}
