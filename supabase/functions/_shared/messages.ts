import { errors as germanErrors } from '../../../messages/de/errors.ts'
import { grading as germanGrading } from '../../../messages/de/grading.ts'
import { tutor as germanTutor } from '../../../messages/de/tutor.ts'
import { errors as englishErrors } from '../../../messages/en/errors.ts'
import { grading as englishGrading } from '../../../messages/en/grading.ts'
import { tutor as englishTutor } from '../../../messages/en/tutor.ts'
import { errors as spanishErrors } from '../../../messages/es/errors.ts'
import { grading as spanishGrading } from '../../../messages/es/grading.ts'
import { tutor as spanishTutor } from '../../../messages/es/tutor.ts'
import {
  chooseLanguage,
  parseAcceptLanguage,
  type InterfaceLanguage,
} from '../../../messages/language.ts'
import type { Messages } from '../../../messages/messages.ts'
import { detectLanguage } from '../../../domain/text/language.ts'

/** What a function itself says to a learner. */
export type FunctionMessages = {
  tutor: Messages['tutor']['builtin']
  grading: Messages['grading']
  errors: Messages['errors']
}

const WORDS: Record<InterfaceLanguage, FunctionMessages> = {
  en: { tutor: englishTutor.builtin, grading: englishGrading, errors: englishErrors },
  de: { tutor: germanTutor.builtin, grading: germanGrading, errors: germanErrors },
  es: { tutor: spanishTutor.builtin, grading: spanishGrading, errors: spanishErrors },
}

/** The words in the language the caller asks for by `accept-language`, English where it names none of ours. */
export const messagesForRequest = (request: Request): FunctionMessages =>
  WORDS[chooseLanguage(parseAcceptLanguage(request.headers.get('accept-language')))]

/** The words in the language a text is written in; null where that is none of ours. */
export const messagesForText = (text: string): FunctionMessages | null => {
  const language = detectLanguage(text)
  return language in WORDS ? WORDS[language as InterfaceLanguage] : null
}
