import { onOneLine } from '../../text/normalise.ts'
import type { CheckedAnswer } from '../citations.ts'
import { isOfDocument } from './closest.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'
import type { BuiltinMessages } from './messages.ts'
import { nearestSentences } from './nearest-sentences.ts'
import { distinctPassages, scoredAtLeast } from './other-passages.ts'
import { quoteSentences } from './passages/shown/code.ts'
import { briefExcerpt, shortExcerpt, shownFor } from './passages/shown/excerpt.ts'
import { lengthOf } from './passages/shown/around.ts'
import { shownParts } from './passages/shown/shown-parts.ts'
import type { QuestionSearch } from './passages/find-passages.ts'
import type { Candidate } from './passages/passages.ts'
import type { QuestionAnalysis } from './question/analysis.ts'
import { composeAnswer, ownWords, type Quotation } from './quotation.ts'
import { listPassages, underHeadings } from './show-passages.ts'

/** Maximum number and minimum score of the further passages that a learner requests. */
const MAX_FURTHER = 6
const MIN_FURTHER_SCORE = 0.005
/** A sentence counts as shown from this quoted share, as a definition without its term. */
const MOST_OF_SENTENCE = 0.6
/** Up to so many characters, what was shown before is shown again in full. */
const MAX_AGAIN_CHARS = 600
/** Maximum number of passages that may make an answer clearer. */
const MAX_CLEARER = 3

/** The passages for a question without those that are quoted in `shown`, best first. */
function unshownPassages(
  document: AnalysedDocument,
  search: QuestionSearch,
  shown: readonly string[],
): Candidate[] {
  if (!isOfDocument(document, search)) return []
  const quotes = shown.map(onOneLine)
  const isShown = ({ sentence }: Candidate): boolean => {
    const text = onOneLine(document.index.sentences[sentence]?.text ?? '')
    return quotes.some(
      (quote) =>
        quote.includes(text) ||
        (quote.length >= text.length * MOST_OF_SENTENCE && text.includes(quote)),
    )
  }
  const unseen = scoredAtLeast(search.passages, MIN_FURTHER_SCORE).filter(
    (passage) => !isShown(passage),
  )
  return distinctPassages(document, unseen, new Set(), new Map())
}

/** An answer that says whether the document has further passages for its question. */
export function withMoreFlag(
  document: AnalysedDocument,
  search: QuestionSearch,
  given: CheckedAnswer,
): CheckedAnswer {
  if (given.refused) return given
  const shown = given.citations.map(({ quote }) => quote)
  return unshownPassages(document, search, shown).length > 0 ? { ...given, more: true } : given
}

/** Whether an answer repeats only shown quotations, and has no sentence in bold. */
export const isRepeated = (
  { content, citations, defines, refused }: CheckedAnswer,
  shown: readonly string[],
): boolean =>
  !refused &&
  citations.length > 0 &&
  citations.every(({ quote }) => shown.includes(quote)) &&
  (defines === true || !content.includes('**'))

/** The part of a shown passage that is nearest to a question: all of it if it is short. */
function nearestPart(
  document: AnalysedDocument,
  best: Candidate,
  analysis: QuestionAnalysis,
): Quotation {
  if (best.paragraph.blocks.some(({ items }) => items.length > 1))
    return shortExcerpt(document, best)
  const all = shownParts(document, best, analysis).flatMap(({ sentences }) => sentences)
  return lengthOf(document, all) <= MAX_AGAIN_CHARS
    ? shownFor(document, best, analysis)
    : quoteSentences(document, nearestSentences(document, best, analysis))
}

/**
 * The sentences, item or row that are nearest to a question whose answer was shown before, and one
 * more passage.
 */
export function repeatedAnswer(
  document: AnalysedDocument,
  search: QuestionSearch,
  shown: readonly string[],
  messages: BuiltinMessages,
): CheckedAnswer {
  const [best] = search.passages
  const nearest = best ? nearestPart(document, best, search.analysis) : ownWords('')
  const next = unshownPassages(document, search, shown).filter(
    (passage) => shortExcerpt(document, passage).markdown !== nearest.markdown,
  )
  const also = underHeadings(next.slice(0, 1), (passage) => shortExcerpt(document, passage))
  return composeAnswer(
    [
      ownWords(messages.repeated),
      nearest,
      ...(also.length > 0 ? [ownWords(messages.also), ...also] : []),
    ],
    { refused: false, closest: true, ...(next.length > 1 && { more: true }) },
  )
}

/** Why further passages are shown: they are asked for, or an answer was not enough. */
type Reason = 'more' | 'unclear'

/**
 * The next passages for a question, fewer if its answer was not enough; `shown` are the quotations
 * of its earlier answers.
 */
export function furtherPassages(
  document: AnalysedDocument,
  search: QuestionSearch,
  { kind, shown }: { readonly kind: Reason; readonly shown: readonly string[] },
  messages: BuiltinMessages,
): CheckedAnswer {
  const most = kind === 'more' ? MAX_FURTHER : MAX_CLEARER
  const next = unshownPassages(document, search, shown).slice(0, most)
  const introduction = { more: messages.more, unclear: messages.clearer }[kind]
  const none = kind === 'unclear' ? messages.noClearer : messages.noMore
  if (next.length === 0) return listPassages(none, [])
  const listed = listPassages(
    introduction,
    underHeadings(next, (passage) => briefExcerpt(document, passage)),
  )
  const quotes = listed.citations.map(({ quote }) => quote)
  return unshownPassages(document, search, [...shown, ...quotes]).length > 0
    ? { ...listed, more: true }
    : listed
}
