import { inAnyLanguage } from '../../languages/requests.ts'
import { LANGUAGES } from '../../languages/registry.ts'
import type { DocumentIndex } from '../../text/document.ts'
import { stemOf, tokenise } from '../../text/search/terms.ts'
import { stopWordsOf } from '../../text/search/stop-words.ts'

/** What a message says up to the question about something else: "…, whatever. next topic:". */
const TOPIC_CHANGE = new RegExp(
  String.raw`^.{0,400}(?<!\p{L})(?:${inAnyLanguage('topicChange')})\s*[:,]\s*(?=[¿¡]?\p{L})`,
  'isu',
)
/** Where a sentence ends and the next one begins, as after "ok, I found it above." */
const SENTENCE_END = /(?<=[.!…])\s+(?=[¿¡"“„«]?\p{L})/u
/** Longer sentences say what the question is about. */
const MAX_WORDS = 10

/** Whether a sentence asks nothing and has no word that says what the document is about. */
function isRemark(sentence: string, { language, sentences }: DocumentIndex): boolean {
  const words = tokenise(sentence, language)
  const stop = stopWordsOf(language)
  const weak = LANGUAGES.get(language)?.weakWords
  const isOfDocument = (word: string): boolean => {
    const term = stemOf(word, language)
    return sentences.some(({ terms }) => terms.includes(term))
  }
  return (
    !/[?？؟:]/u.test(sentence) &&
    words.length <= MAX_WORDS &&
    !words.some((word) => !stop.has(word) && weak?.has(word) !== true && isOfDocument(word))
  )
}

/**
 * A message without what it says before its question: "That is no example. What is a sluice?" is
 * "What is a sluice?". Unchanged if it has no question after that.
 */
export function withoutRemarks(message: string, index: DocumentIndex): string {
  const sentences = message.trim().replace(TOPIC_CHANGE, '').split(SENTENCE_END)
  const first = sentences.findIndex((sentence) => !isRemark(sentence, index))
  const rest = sentences.slice(Math.max(0, first)).join(' ')
  return /[?？؟]/u.test(rest) || TOPIC_CHANGE.test(message) ? rest : message
}
