import type { DocumentIndex } from '../../../text/document.ts'
import { detectLanguage } from '../../../text/language.ts'
import { stopWordsOf } from '../../../text/search/stop-words.ts'
import { tokenise } from '../../../text/search/terms.ts'

/**
 * The language of a question by its function words, if it differs from the document's; else null.
 */
export function otherLanguage(question: string, { language: own }: DocumentIndex): string | null {
  const language = detectLanguage(question, own)
  if (language === 'und' || own === 'und' || language === own) return null
  if (!/^[\p{Script=Latin}\P{L}]+$/u.test(question)) return language
  const words = tokenise(question, language)
  const hits = words.filter((word) => stopWordsOf(language).has(word)).length
  const against = words.filter((word) => stopWordsOf(own).has(word)).length
  return hits >= 2 && against * 2 <= hits ? language : null
}
