import type { DocumentIndex } from '../../text/document.ts'
import { detectLanguage } from '../../text/language.ts'
import { stopWordsOf } from '../../text/stop-words.ts'
import { stemOf, tokenise } from '../../text/terms.ts'
import { contentWords } from './question-words.ts'
import { isAlike } from './coverage.ts'

/** A name, a figure or a loan word is told by most of its letters; shorter words are alike by chance. */
const LETTERS = 4

/** What a question in another language than the document's shares with it. */
export type Shared = {
  /** The document's words for what both know: names, figures, loan words. */
  words: string[]
  /** Share of what the question is about. */
  share: number
}

/** Reads a question in another language than the document's; null where it is of the same, or nobody can tell. */
export function crossLanguageTerms(question: string, index: DocumentIndex): Shared | null {
  const language = detectLanguage(question)
  if (language === 'und' || index.language === 'und' || language === index.language) return null
  const small = stopWordsOf(language)
  // Two languages of one script are told apart by their small words: one of them, or as many of the other's, tells nothing.
  const own = stopWordsOf(index.language)
  const words = tokenise(question, language)
  const hits = words.filter((word) => small.has(word)).length
  const against = words.filter((word) => own.has(word)).length
  if (/^[\p{Script=Latin}\P{L}]+$/u.test(question) && (hits < 2 || against * 2 > hits)) return null
  const asked = [...new Set(contentWords(question, language).filter((word) => !small.has(word)))]
  const held = new Set(index.sentences.flatMap(({ terms }) => terms))
  const shared = asked.flatMap((word) => {
    const stem = stemOf(word, index.language)
    if (held.has(stem) && (stem.length >= LETTERS || /\p{N}/u.test(stem))) return [word]
    return (
      [...held].find((term) => word.length > LETTERS && isAlike(stemOf(word, language), term)) ?? []
    )
  })
  return { words: shared, share: shared.length / Math.max(1, asked.length) }
}
