import { detectLanguage, UNDETERMINED, type Language } from '../../text/language.ts'
import { charactersOf, type SourceText } from '../creation/texts/source-text.ts'
import { wordingOf } from './wording/wording.ts'

/** Maximum characters of a text whose few words may be of another language than they seem to be. */
const FEW_CHARS = 2000

const detected = (file: SourceText): Language => {
  const language = detectLanguage(file.pages.join('\n'))
  const isSure = wordingOf(language) !== null || charactersOf(file) >= FEW_CHARS
  return isSure ? language : UNDETERMINED
}

/**
 * The language of each file. Of one that shows none, such as a sheet of names and numbers, it is
 * the one in which most of the other files are written.
 */
export const languagesOf = (files: readonly SourceText[]): Language[] => {
  const own = files.map((file) => ({ language: detected(file), chars: charactersOf(file) }))
  const chars = new Map<Language, number>()
  for (const file of own)
    if (file.language !== UNDETERMINED)
      chars.set(file.language, (chars.get(file.language) ?? 0) + file.chars)
  const [most] = [...chars].toSorted(([, a], [, b]) => b - a)
  return own.map(({ language }) => (language === UNDETERMINED ? (most?.[0] ?? language) : language))
}
