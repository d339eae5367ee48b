import type { AnalysedDocument } from '../document/analysed-document.ts'
import { tellsInvention } from '../lack/invention.ts'
import { lackOfShown, shownSentences } from '../lack/lack.ts'
import { shownParts } from '../passages/shown/shown-parts.ts'
import type { Candidate } from '../passages/passages.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

/** Minimum score, relative to the best one, of a passage with information that better ones lack. */
const MIN_SCORE = 0.1

/**
 * The passages for a question for an inventor, for money, for a date or for a number of things;
 * first those in which the person, the amount, the date or the things are, then those that tell of
 * an invention at all.
 */
export function havingFirst(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  passages: readonly Candidate[],
): readonly Candidate[] {
  const lackOf = (sentences: readonly number[]) => {
    const { inventor, countedNotInSentence, money, date } = lackOfShown(
      document,
      analysis,
      shownSentences(document, sentences),
    )
    return { inventor, amount: countedNotInSentence || money || date }
  }
  const asksFor = lackOf([])
  if (!asksFor.inventor && !asksFor.amount) return passages
  const least = (passages[0]?.score ?? 0) * MIN_SCORE
  const rankOf = (passage: Candidate): number => {
    if (passage.score < least) return 2
    const shown = shownParts(document, passage, analysis).flatMap(({ sentences }) => sentences)
    const { inventor, amount } = lackOf(shown)
    if (amount) return 2
    if (!inventor) return 0
    return tellsInvention(document, shown) ? 1 : 2
  }
  const ranked = passages.map((passage) => ({ passage, rank: rankOf(passage) }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ passage }) => passage)
}
