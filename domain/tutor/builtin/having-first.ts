import { lacksCounted, lacksDate, lacksMoney } from './lack.ts'
import { shownParts } from './passages/excerpt.ts'
import { lacksInventor, tellsInvention } from './passages/likelihood.ts'
import type { Candidate } from './passages/passages.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'
import type { QuestionAnalysis } from './question/analysis.ts'

/** Minimum score, relative to the best one, of a passage that has what better ones lack. */
const MIN_SCORE = 0.1

/**
 * The passages for a question for an inventor, for money, for a date or for a number of things;
 * first those in which the person, the amount, the date or the things are, then those that tell of
 * an invention at all.
 */
export function havingFirst(
  document: AnalysedDocument,
  question: string,
  analysis: QuestionAnalysis,
  passages: readonly Candidate[],
): readonly Candidate[] {
  const noInventor = (shown: readonly number[]): boolean =>
    lacksInventor(document, question, analysis, shown)
  const { sentences, language } = document.index
  const noAmount = (shown: readonly number[]): boolean => {
    const texts = shown.map((i) => sentences[i]?.text ?? '')
    return (
      lacksCounted(document, question, analysis.asked, shown) ||
      lacksMoney(question, texts) ||
      lacksDate(question, analysis.type, texts, language)
    )
  }
  if (!noInventor([]) && !noAmount([])) return passages
  const least = (passages[0]?.score ?? 0) * MIN_SCORE
  const order = (passage: Candidate): number => {
    const shown = shownParts(document, passage, analysis).flatMap(({ sentences }) => sentences)
    if (passage.score < least || noAmount(shown)) return 2
    if (!noInventor(shown)) return 0
    return tellsInvention(document, shown) ? 1 : 2
  }
  const placed = passages.map((passage) => ({ passage, place: order(passage) }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ passage }) => passage)
}
