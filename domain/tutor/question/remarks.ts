import { inAnyLanguage } from '../../languages/requests.ts'
import { LANGUAGES } from '../../languages/registry.ts'
import type { DocumentIndex } from '../../text/document.ts'
import { stemOf, tokenise } from '../../text/search/terms.ts'
import { stopWordsOf } from '../../text/search/stop-words.ts'

/** The part of a message before a change of subject: "…, whatever. next topic:". */
const TOPIC_CHANGE = new RegExp(
  String.raw`^.{0,400}(?<!\p{L})(?:${inAnyLanguage('topicChange')})\s*[:,]\s*(?=[¿¡]?\p{L})`,
  'isu',
)
/** The end of a sentence before the next one, as after "ok, I found it above." */
const SENTENCE_END = /(?<=[.!…])\s+(?=[¿¡"“„«]?\p{L})/u
/** Maximum words of a remark; longer sentences contain the subject of the question. */
const MAX_WORDS = 10

/** Whether a sentence is not a question and has no word of the document's subject. */
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
 * A message without the remarks before its question: "That is not an example. What is a sluice?" is
 * "What is a sluice?". Unchanged if it has no question after that.
 */
export function withoutRemarks(message: string, index: DocumentIndex): string {
  const sentences = message.trim().replace(TOPIC_CHANGE, '').split(SENTENCE_END)
  const first = sentences.findIndex((sentence) => !isRemark(sentence, index))
  const rest = sentences.slice(Math.max(0, first)).join(' ')
  return /[?？؟]/u.test(rest) || TOPIC_CHANGE.test(message) ? rest : message
}
