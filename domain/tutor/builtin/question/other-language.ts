import type { DocumentIndex } from '../../../text/document.ts'
import { detectLanguage } from '../../../text/language.ts'
import type { Query } from '../../../text/search/passages.ts'
import { stopWordsOf } from '../../../text/search/stop-words.ts'
import { tokenise } from '../../../text/search/terms.ts'
import { WORD } from '../../question/subject/things.ts'

const withoutWordsOf = (question: string, before: string): string => {
  const known = new Set(before.toLowerCase().match(WORD))
  return question.replace(WORD, (word) => (known.has(word.toLowerCase()) ? ' ' : word))
}

/**
 * The language of a question by its function words, if it differs from the document's; else null.
 * Words of the previous question may be a name in any language: "are probanzas de méritos true?".
 */
export function otherLanguage(
  { question: asked, before }: Query,
  { language: own }: DocumentIndex,
): string | null {
  const question = before === undefined ? asked : withoutWordsOf(asked, before)
  const language = detectLanguage(question, own)
  if (language === 'und' || own === 'und' || language === own) return null
  if (!/^[\p{Script=Latin}\P{L}]+$/u.test(question)) return language
  const words = tokenise(question, language)
  const hits = words.filter((word) => stopWordsOf(language).has(word)).length
  const against = words.filter((word) => stopWordsOf(own).has(word)).length
  return hits >= 2 && against * 2 <= hits ? language : null
}
