import { errors as germanErrors } from '../../../domain/messages/de/errors.ts'
import { grading as germanGrading } from '../../../domain/messages/de/grading.ts'
import { tutor as germanTutor } from '../../../domain/messages/de/tutor.ts'
import { errors as englishErrors } from '../../../domain/messages/en/errors.ts'
import { grading as englishGrading } from '../../../domain/messages/en/grading.ts'
import { tutor as englishTutor } from '../../../domain/messages/en/tutor.ts'
import { errors as spanishErrors } from '../../../domain/messages/es/errors.ts'
import { grading as spanishGrading } from '../../../domain/messages/es/grading.ts'
import { tutor as spanishTutor } from '../../../domain/messages/es/tutor.ts'
import {
  chooseLanguage,
  wishedLanguages,
  type InterfaceLanguage,
} from '../../../domain/messages/language.ts'
import type { Messages } from '../../../domain/messages/messages.ts'
import { detectLanguage } from '../../../domain/text/language.ts'

/** What a function itself says to a learner. */
export type Words = {
  tutor: Messages['tutor']['builtin']
  grading: Messages['grading']
  errors: Messages['errors']
}

const WORDS: Record<InterfaceLanguage, Words> = {
  en: { tutor: englishTutor.builtin, grading: englishGrading, errors: englishErrors },
  de: { tutor: germanTutor.builtin, grading: germanGrading, errors: germanErrors },
  es: { tutor: spanishTutor.builtin, grading: spanishGrading, errors: spanishErrors },
}

/** The words in the language the caller asks for by `accept-language`, English where it names none of ours. */
export const wordsFor = (request: Request): Words =>
  WORDS[chooseLanguage(wishedLanguages(request.headers.get('accept-language')))]

/** The words in the language a text is written in; null where that is none of ours. */
export const wordsOf = (text: string): Words | null => {
  const language = detectLanguage(text)
  return language in WORDS ? WORDS[language as InterfaceLanguage] : null
}
