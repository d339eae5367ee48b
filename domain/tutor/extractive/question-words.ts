import { LANGUAGES } from '../../languages/registry.ts'
import type { Language } from '../../text/language.ts'
import { tokenise } from '../../text/terms.ts'

/** The words of a question that name its subject, normalised, with stop words. */
export function contentWords(question: string, language: Language): string[] {
  const asking = (LANGUAGES.get(language) ?? LANGUAGES.get('en'))?.questionWords
  const bare = (word: string): string => (language === 'ar' ? word.replace(/[أإآ]/g, 'ا') : word)
  return tokenise(question, language).filter((word) => !asking?.has(bare(word)))
}
