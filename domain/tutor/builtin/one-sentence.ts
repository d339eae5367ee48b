import { onOneLine } from '../../text/normalise.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { QuestionSearch } from './passages/find-passages.ts'
import { composeAnswer, quote } from './quotation.ts'
import { spansOf, type AnalysedDocument } from './document/analysed-document.ts'

/**
 * The sentence of an answer that is nearest to the question; of a definition the first one. A
 * refusal stays as it is.
 */
export function oneSentence(
  document: AnalysedDocument,
  { passages: [best] }: QuestionSearch,
  given: CheckedAnswer,
): CheckedAnswer {
  const { sentences, pages } = document.index
  const isQuoted = (i: number): boolean => {
    const { page, text = '' } = sentences[i] ?? {}
    const sentence = onOneLine(text)
    return given.citations.some(
      (citation) => citation.page === page && onOneLine(citation.quote).includes(sentence),
    )
  }
  const nearest = best && given.defines !== true && isQuoted(best.sentence) ? best.sentence : -1
  const chosen = nearest >= 0 ? nearest : sentences.findIndex((_, i) => isQuoted(i))
  if (given.refused || chosen < 0) return given
  return composeAnswer([quote(pages, spansOf(document, [chosen]))], {
    refused: false,
    ...(given.closest === true && { closest: true }),
    ...(given.more === true && { more: true }),
  })
}
